import type { Parameters } from '../../model/parameters';

/** What changed while a simulation ran, in a few words; empty if nothing did. */
export function describeChange(before: Parameters, after: Parameters): string {
  const parts: string[] = [];
  if (before.arrivalRate !== after.arrivalRate) parts.push(`λ = ${after.arrivalRate}`);
  if (before.choices.join() !== after.choices.join()) parts.push(`d = ${after.choices.join(', ')}`);
  if (before.sampling !== after.sampling) {
    parts.push(after.sampling === 'distinct' ? 'distinct probes' : 'with replacement');
  }
  return parts.join(' · ');
}
