import { fixedPointTail } from './fixedPoint';
import { invalid } from './parameters';

/** Poisson weights smaller than this share of the sum so far are left out. */
const NEGLIGIBLE = 1e-18;

/**
 * P(T > t), the fraction of customers that stay longer than a time: MODEL.md (4) for any queue lengths
 * joined. A customer that finds j others stays Erlang(j + 1, 1), so P(T > t) = Σ_k P(joined ≥ k) e^{−t}
 * t^k/k!.
 * @param joined probabilities or counts by queue length joined, the customer itself not counted; need not add
 * up to 1
 * @param time t ≥ 0 in mean service times
 * @throws RangeError when `joined` holds no customer, or an entry or the time is negative or not finite
 * @example
 * import { sojournTimeTail } from 'two-choices';
 *
 * // Behind nobody, a customer stays for one exponential service.
 * console.log(sojournTimeTail([1], 2).toFixed(6)); // 0.135335
 */
export function sojournTimeTail(joined: ArrayLike<number>, time: number): number {
  if (!(time >= 0 && time < Number.POSITIVE_INFINITY)) throw invalid('time', time, '0 or more');
  return mixture(joinedTail(joined), time);
}

/**
 * The time that a fraction p of customers stay at most, from MODEL.md (4), to a relative error of about 1e-12, or 1e-16/p if
 * that is larger.
 * @param joined as for {@link sojournTimeTail}
 * @param p from 0, below 1: 0.5 for the median, 0.99 for the 99th percentile
 * @returns time in mean service times
 * @throws RangeError when `joined` is not as for {@link sojournTimeTail}, or p is out of range
 * @example
 * import { fixedPointJoined, sojournTimePercentile } from 'two-choices';
 *
 * // M/M/1: exponential with rate 1 − λ.
 * console.log(sojournTimePercentile(fixedPointJoined(1, 0.9), 0.5).toFixed(6)); // 6.931472
 */
export function sojournTimePercentile(joined: ArrayLike<number>, p: number): number {
  if (!(p >= 0 && p < 1)) throw invalid('p', p, 'from 0, below 1');
  const tail = joinedTail(joined);
  const remaining = 1 - p;
  if (remaining === 1) return 0;
  let low = 0;
  let high = 1;
  while (mixture(tail, high) > remaining) {
    low = high;
    high *= 2;
  }
  while (high - low > 1e-12 * high) {
    const middle = (low + high) / 2;
    if (mixture(tail, middle) > remaining) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Mean time in system, 1 + mean queue length joined, in mean service times.
 * @param joined as for {@link sojournTimeTail}
 * @throws RangeError when `joined` is not as for {@link sojournTimeTail}
 */
export function meanSojournTimeOfJoined(joined: ArrayLike<number>): number {
  const tail = joinedTail(joined);
  let sum = 0;
  for (let k = tail.length - 1; k >= 0; k--) sum += tail[k];
  return sum;
}

/**
 * Distribution of the queue length joined at the fixed point: at least j with probability π_j^d, MODEL.md (4).
 * Entries are probabilities, j from 0 on; what is cut off at the end is as little as with {@link fixedPointTail}.
 * @param choices d, a whole number from 1
 * @param arrivalRate λ per server, above 0 and below 1
 * @throws RangeError on parameters without a fixed point
 * @example
 * import { fixedPointJoined } from 'two-choices';
 *
 * // A customer finds an idle server unless all d are busy.
 * console.log(fixedPointJoined(2, 0.5)[0]); // 0.75
 */
export function fixedPointJoined(choices: number, arrivalRate: number): Float64Array {
  const tail = fixedPointTail(choices, arrivalRate);
  // π_j^d = π_{j+1}/λ, by the fixed point itself.
  return Float64Array.from(
    { length: tail.length - 1 },
    (_, j) => (tail[j + 1] - (tail[j + 2] ?? 0)) / arrivalRate,
  );
}

/** P(joined ≥ k) for each k, from probabilities or counts. */
function joinedTail(joined: ArrayLike<number>): Float64Array {
  const tail = new Float64Array(joined.length);
  let sum = 0;
  for (let k = joined.length - 1; k >= 0; k--) {
    if (!(joined[k] >= 0)) throw invalid('joined', joined[k], 'numbers from 0');
    sum += joined[k];
    tail[k] = sum;
  }
  if (!(sum > 0 && sum < Number.POSITIVE_INFINITY)) throw invalid('joined', sum, 'at least one customer');
  return tail.map((value) => value / sum);
}

/**
 * Σ_k tail_k e^{−t} t^k/k!, with the Poisson weights taken relative to the largest and divided by their own
 * sum: neither e^{−t} nor t^k is ever formed, so that no time is too long and no queue too large.
 */
function mixture(tail: Float64Array, time: number): number {
  // Chernoff's bound: a Poisson variable is 40 standard deviations below its mean with probability under
  // e^−800.
  if (time - tail.length > 40 * Math.sqrt(time)) return 0;
  const mode = Math.floor(time);
  let weights = 0;
  let sum = 0;
  for (let k = mode, weight = 1; weight > 0 && k >= 0; weight *= k / time, k--) {
    weights += weight;
    if (k < tail.length) sum += weight * tail[k];
  }
  for (let k = mode + 1, weight = time / k; weight > NEGLIGIBLE * weights; k++, weight *= time / k) {
    weights += weight;
    if (k < tail.length) sum += weight * tail[k];
  }
  return sum / weights;
}
