import { useSampled } from '../charts/useSampled';
import { formatCount } from '../model/format';
import type { Figure } from './figure';

/** On paper nobody can see what is set: the parameters in words, and the address that leads back. */
export function PrintLine({ figure }: { readonly figure: Figure }) {
  const { snapshot } = useSampled(figure.feed);
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
