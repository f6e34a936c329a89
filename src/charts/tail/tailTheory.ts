import { fixedPointTail } from '../../model/fixedPoint';
import type { Parameters } from '../../model/parameters';
import { refinedMeanField } from '../../model/refinedMeanField';
import { refinedMeanTime } from '../refinedMeanTime';

/** 95 % of a normal law lie within so many standard deviations. */
const QUANTILE = 1.96;

/** What theory says of one system's tail at its number of servers, k = 0, 1, …. */
export interface TailTheory {
  /** Expected tail to first order in 1/n; null where it is the fixed point itself. */
  readonly refined: Float64Array | null;
  /** The last level at which the correction is smaller than what it corrects: beyond, only the order is right. */
  readonly lastSure: number;
  /** Where 95 % of snapshots should lie, level by level. */
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/**
 * The expected tail at n servers and the spread of one snapshot about it: ± 1.96 √(W_kk/n).
 * @param levels the highest level asked for
 * @returns null where the expansion in 1/n is not valid, and for a single server, which is never in between
 */
export function tailTheory(
  choices: number,
  { arrivalRate, serverCount, sampling }: Pick<Parameters, 'arrivalRate' | 'serverCount' | 'sampling'>,
  levels: number,
): TailTheory | null {
  if (serverCount === 1) return null;
  const fixedPoint = fixedPointTail(choices, arrivalRate, levels);
  if (choices === 1) {
    const variance = fixedPoint.map((fraction) => fraction * (1 - fraction));
    return { refined: null, lastSure: levels, ...around(fixedPoint, variance, serverCount) };
  }
  if (refinedMeanTime(choices, arrivalRate, sampling, serverCount).reason !== null) return null;
  const { correction, variance } = refinedMeanField(choices, arrivalRate, sampling);
  const share = (k: number) => (correction[k] ?? 0) / serverCount;
  const firstUnsure = fixedPoint.findIndex((fraction, k) => Math.abs(share(k)) > fraction);
  const refined = fixedPoint.map((fraction, k) => fraction + share(k));
  const lastSure = firstUnsure < 0 ? levels : firstUnsure - 1;
  return { refined, lastSure, ...around(refined, variance, serverCount) };
}

function around(center: Float64Array, variance: Float64Array, serverCount: number) {
  const half = center.map((_, k) => QUANTILE * Math.sqrt((variance[k] ?? 0) / serverCount));
  return {
    low: center.map((value, k) => value - (half[k] ?? 0)),
    high: center.map((value, k) => value + (half[k] ?? 0)),
  };
}
