import { lazy, Suspense, useState } from 'react';
import type { Figure } from './figure';

/** Loaded when somebody wants to share. */
const ShareDialog = lazy(async () => ({ default: (await import('./share/ShareDialog')).ShareDialog }));

export function ShareButton({ figure }: { readonly figure: Figure }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="quiet-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Share
      </button>
      {open && (
        <Suspense>
          <ShareDialog figure={figure} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
