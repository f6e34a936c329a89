import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount } from '../model/format';
import type { Snapshot } from '../model/snapshot';
import type { Figure } from './figure';

/** On paper nobody can see what is set: the parameters in words, and the address that leads back. */
export function PrintLine({ figure }: { readonly figure: Figure }) {
  const snapshot = usePrinted(figure);
  if (!snapshot) return null;
  const { choices, arrivalRate, serverCount, sampling, start, seed } = snapshot.parameters;
  const probes = sampling === 'distinct' ? 'distinct probes' : 'probes with replacement';
  return (
    <p className="print-only">
      n = {formatCount(serverCount)}, λ = {arrivalRate}, d = {choices.join(', ')}, {probes}, start {start},
      seed {seed}; at time {snapshot.time.toFixed(1)} in mean service times, averages since{' '}
      {snapshot.measuredSince.toFixed(1)}. {window.location.href}
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
