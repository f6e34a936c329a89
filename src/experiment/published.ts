import type { Sampling } from '../model/parameters';
import type { Cell } from './cell';

/**
 * Simulated mean times in system printed by Mitzenmacher (2001), Tables 1 and 2, as far as they were confirmed: distinct
 * probes, ten runs of 100,000 time units, the first 10,000 of each dropped.
 */
const PUBLISHED: readonly (Cell & { readonly meanSojournTime: number })[] = [
  { serverCount: 100, choices: 2, arrivalRate: 0.5, meanSojournTime: 1.2673 },
  { serverCount: 100, choices: 2, arrivalRate: 0.9, meanSojournTime: 2.6454 },
  { serverCount: 100, choices: 2, arrivalRate: 0.99, meanSojournTime: 5.9275 },
  { serverCount: 500, choices: 2, arrivalRate: 0.99, meanSojournTime: 5.5413 },
  { serverCount: 500, choices: 3, arrivalRate: 0.99, meanSojournTime: 3.9518 },
  { serverCount: 500, choices: 5, arrivalRate: 0.99, meanSojournTime: 3.0012 },
];

/** The mean time in system that the paper prints for a cell; null where there is none to compare with. */
export function publishedMeanSojournTime(cell: Cell, sampling: Sampling): number | null {
  if (sampling !== 'distinct') return null;
  const found = PUBLISHED.find(
    ({ serverCount, choices, arrivalRate }) =>
      serverCount === cell.serverCount && choices === cell.choices && arrivalRate === cell.arrivalRate,
  );
  return found?.meanSojournTime ?? null;
}
