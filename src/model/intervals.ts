import { GROUPS, halfWidthOfSum, T_OF_PAIRS } from './batchMeans';
import type { Measured } from './queues';

/** Of what was not seen in N trials 3/N may be expected all the same (at 95 %): the rule of three. */
const UNSEEN = 3;
/** A relative standard error above this, of fewer than 9 independent sightings, is known too badly to give a width. */
const LARGEST_RELATIVE_ERROR = 1 / 3;

/** 95 % confidence intervals of one system. */
export interface Intervals {
  readonly meanSojournTime: number;
  readonly halfWidth: number;
  /** Half widths of the tail relative to the tail, k = 0, 1, … as far as levels were seen often enough. */
  readonly relativeTail: Float64Array;
}

/**
 * Intervals by batch means.
 * @param checkpoints the sums since measuring began at equally spaced moments, at least {@link GROUPS} + 1 of them
 * @returns null if no customer came between the first and the last
 */
export function intervalsOf(checkpoints: readonly Measured[]): Intervals | null {
  const steps = checkpoints.length - 1;
  const ends = Array.from({ length: GROUPS + 1 }, (_, i) => checkpoints[Math.round((i * steps) / GROUPS)]);
  const lengths = perGroup(ends.map(({ duration }) => duration));

  const counts = ends.map(({ joined }) => countJoined(joined));
  const customers = perGroup(counts.map((count) => count.customers));
  const ahead = perGroup(counts.map((count) => count.ahead));
  const customersInAll = sumOf(customers);
  if (customersInAll === 0) return null;
  const meanAhead = sumOf(ahead) / customersInAll;
  const deviations = ahead.map((value, i) => value - meanAhead * customers[i]);
  return {
    meanSojournTime: 1 + meanAhead,
    halfWidth: (halfWidthOfSum(deviations, lengths) + UNSEEN) / customersInAll,
    relativeTail: relativeTailOf(ends, lengths),
  };
}

/** Customers who joined a queue, and customers they found ahead of them, all together. */
export function countJoined(joined: Float64Array): { customers: number; ahead: number } {
  let customers = 0;
  let ahead = 0;
  for (let k = 0; k < joined.length; k++) {
    customers += joined[k];
    ahead += k * joined[k];
  }
  return { customers, ahead };
}

function relativeTailOf(ends: readonly Measured[], lengths: Float64Array): Float64Array {
  const last = ends[GROUPS];
  const share = 1 / sumOf(lengths);
  const deviations = new Float64Array(GROUPS);
  const relative = new Float64Array(last.integral.length);
  for (let k = 1; k < relative.length; k++) {
    const sum = last.integral[k] - valueAt(ends[0].integral, k);
    for (let i = 0; i < GROUPS; i++) {
      const own = valueAt(ends[i + 1].integral, k) - valueAt(ends[i].integral, k);
      deviations[i] = own - sum * lengths[i] * share;
    }
    const halfWidth = halfWidthOfSum(deviations, lengths) / sum;
    const error = halfWidth / T_OF_PAIRS;
    if (!(error <= LARGEST_RELATIVE_ERROR)) return relative.slice(0, k);
    // A level is seen in bursts, about 1/error² independent ones: the rule of three for those that were not seen.
    relative[k] = halfWidth + UNSEEN * error ** 2;
  }
  return relative;
}

function perGroup(sums: readonly number[]): Float64Array {
  return Float64Array.from({ length: sums.length - 1 }, (_, i) => sums[i + 1] - sums[i]);
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Levels not yet reached have no entry: their sums are 0. */
function valueAt(sums: Float64Array, level: number): number {
  return level < sums.length ? sums[level] : 0;
}
