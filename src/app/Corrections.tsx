import { useState } from 'react';
import type { Correction } from './queryReader';

/** What the link had wrong, what was expected, and what is used instead, until it is closed. */
export function Corrections({ corrections }: { readonly corrections: readonly Correction[] }) {
  const [open, setOpen] = useState(corrections.length > 0);
  if (!open) return null;
  return (
    <div className="notice" role="alert">
      <div>
        <p className="notice-title">The link had values that cannot be used:</p>
        <ul>
          {corrections.map(({ name, given, expected, used }) => (
            <li key={name + used}>
              <code>{`${name}=${given}`}</code>: expected {expected}; <strong>{used}</strong> is used instead.
            </li>
          ))}
        </ul>
      </div>
      <button type="button" className="quiet-button" onClick={() => setOpen(false)}>
        Close
      </button>
    </div>
  );
}
