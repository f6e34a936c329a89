import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { momentWords } from '../charts/momentWords';
import type { Snapshot } from '../model/snapshot';
import type { Figure } from './figure';
import { linkNow } from './linkNow';

/** On paper nobody can see what is set: the parameters in words, and the address that leads back. */
export function PrintLine({ figure }: { readonly figure: Figure }) {
  const snapshot = usePrinted(figure);
  if (!snapshot) return null;
  // The address bar follows a little later.
  const address = new URL(window.location.href);
  address.search = linkNow(figure);
  return (
    <p className="print-only">
      {momentWords(snapshot)} {address.href}
    </p>
  );
}

/** The moment on paper, or null while nothing is printed: on the screen it would have to follow the simulation. */
function usePrinted({ feed }: Figure): Snapshot | null {
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  useEffect(() => {
    const printing = window.matchMedia('print');
    // At once: what is not there when this returns is not on the paper.
    const follow = () => flushSync(() => setSnapshot(printing.matches ? feed.getState().snapshot : null));
    printing.addEventListener('change', follow);
    return () => printing.removeEventListener('change', follow);
  }, [feed]);
  return snapshot;
}
