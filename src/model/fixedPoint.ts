import { invalid } from './parameters';

/** Levels below this are left out when no number of levels is asked for. */
const SMALLEST = 1e-300;

/** The most levels given when none are asked for: only d = 1 with λ above 0.986 needs more. */
const MOST_LEVELS = 50_000;

/**
 * log₁₀ of the fixed point, MODEL.md (2): log₁₀ π_k for k = 0..levels, entry 0 is 0. It does not underflow
 * where π_k does; an entry is -Infinity only when the exponent of λ is beyond a double.
 * @throws RangeError on parameters without a fixed point, or a number of levels that is not a whole number
 */
export function fixedPointLog10Tail(choices: number, arrivalRate: number, levels: number): Float64Array {
  assertHasFixedPoint(choices, arrivalRate);
  assertLevels(levels);
  const base = Math.log10(arrivalRate);
  const log10Tail = new Float64Array(levels + 1);
  for (let k = 1, exponent = 1; k <= levels; k++, exponent = nextExponent(exponent, choices)) {
    log10Tail[k] = exponent * base;
  }
  return log10Tail;
}

/**
 * Fixed point of the mean field, MODEL.md (2), Mitzenmacher 2001: π_0..π_levels, the fraction of servers with at
 * least k customers, λ^((d^k − 1)/(d − 1)), and λ^k for d = 1.
 *
 * Without `levels` it ends at the first entry below 1e-300, or at level 50,000 if that comes first. Only d =
 * 1 reaches the bound, and what it leaves out is less than 2e-19 of the mean queue length for λ up to 0.999.
 * @param choices d, a whole number from 1
 * @param arrivalRate λ per server, above 0 and below 1
 * @param levels the last level
 * @throws RangeError on parameters without a fixed point, or a number of levels that is not a whole number
 * @example
 * import { fixedPointTail } from 'two-choices';
 *
 * console.log(Array.from(fixedPointTail(2, 0.5, 3)).join()); // 1,0.5,0.125,0.0078125
 * console.log(fixedPointTail(2, 0.9)[4] === 0.9 ** 15); // true
 */
export function fixedPointTail(choices: number, arrivalRate: number, levels?: number): Float64Array {
  assertHasFixedPoint(choices, arrivalRate);
  const length = levels ?? levelsAbove(SMALLEST, choices, arrivalRate);
  assertLevels(length);
  const tail = new Float64Array(length + 1);
  tail[0] = 1;
  for (let k = 1, exponent = 1; k <= length; k++, exponent = nextExponent(exponent, choices)) {
    tail[k] = arrivalRate ** exponent;
  }
  return tail;
}

/**
 * The first level at which the fixed point is below `smallest`, at most 50,000.
 * @throws RangeError on parameters without a fixed point
 */
export function levelsAbove(smallest: number, choices: number, arrivalRate: number): number {
  assertHasFixedPoint(choices, arrivalRate);
  const enough = Math.log(smallest) / Math.log(arrivalRate);
  let level = 1;
  for (let exponent = 1; exponent <= enough && level < MOST_LEVELS; level++) {
    exponent = nextExponent(exponent, choices);
  }
  return level;
}

/**
 * Mean time in system at the fixed point, MODEL.md (3), Mitzenmacher 2001, in mean service times: T_d(λ), with
 * T_1 = 1/(1 − λ).
 * @param choices d, a whole number from 1
 * @param arrivalRate λ per server, above 0 and below 1
 * @throws RangeError on parameters without a fixed point
 * @example
 * import { meanSojournTime } from 'two-choices';
 *
 * console.log(meanSojournTime(2, 0.9).toFixed(6)); // 2.614057
 * console.log(meanSojournTime(1, 0.5)); // 2
 */
export function meanSojournTime(choices: number, arrivalRate: number): number {
  assertHasFixedPoint(choices, arrivalRate);
  if (choices === 1) return 1 / (1 - arrivalRate);
  let sum = 1;
  for (let exponent = 1; ; exponent = nextExponent(exponent, choices)) {
    const term = arrivalRate ** (choices * exponent);
    if (sum + term === sum) return sum;
    sum += term;
  }
}

/**
 * Mean queue length per server at the fixed point, in customers: L = λT, Little's law, MODEL.md (3).
 * @param choices d, a whole number from 1
 * @param arrivalRate λ per server, above 0 and below 1
 * @throws RangeError on parameters without a fixed point
 * @example
 * import { meanQueueLength } from 'two-choices';
 *
 * console.log(meanQueueLength(1, 0.5)); // 1
 */
export function meanQueueLength(choices: number, arrivalRate: number): number {
  return arrivalRate * meanSojournTime(choices, arrivalRate);
}

/**
 * Refuses what the theory cannot answer; wider than the limits of the page.
 * @throws RangeError unless d is a whole number from 1 and 0 < λ < 1
 */
function assertHasFixedPoint(choices: number, arrivalRate: number): void {
  if (!(Number.isInteger(choices) && choices >= 1))
    throw invalid('choices', choices, 'a whole number from 1');
  if (!(arrivalRate > 0 && arrivalRate < 1)) throw invalid('arrivalRate', arrivalRate, 'above 0 and below 1');
}

/**
 * (d^{k+1} − 1)/(d − 1) from (d^k − 1)/(d − 1): exact below 2⁵³, and right for d = 1, where it counts levels.
 */
function nextExponent(exponent: number, choices: number): number {
  return choices * exponent + 1;
}

function assertLevels(levels: number): void {
  if (!(Number.isInteger(levels) && levels >= 0)) throw invalid('levels', levels, 'a whole number from 0');
}
