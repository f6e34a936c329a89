import { fixedPointTail, levelsAbove, meanQueueLength, meanSojournTime } from './fixedPoint';
import { solveLyapunov } from './lyapunov';
import { invalid, type Sampling } from './parameters';

/** Corrections of the fixed point at a finite number of servers n; entry k belongs to level k. */
export interface RefinedMeanField {
  /** V_k: the mean of the tail is π_k + V_k/n up to terms of order 1/n². */
  readonly correction: Float64Array;
  /**
   * W_kk: the variance of the tail, at one instant, is W_kk/n to leading order. It does not depend on how
   * probes are drawn.
   */
  readonly variance: Float64Array;
  /** ΣV: the mean queue length per server is L + ΣV/n up to terms of order 1/n². */
  readonly meanQueueLengthCorrection: number;
}

/** The Lyapunov equation is solved for the levels above this. */
const SMALLEST = 1e-30;

/** Ratio of neighbouring levels below which W_kk and π_k(1 − π_k) agree to nearly all digits. */
const FAR_DOWN = 1e-8;

/** Largest share of the mean queue length that a first-order correction may be to be shown. */
const LARGEST_SHARE = 0.2;

/**
 * Refined mean field, MODEL.md (5)–(8): correction of order 1/n and covariance of the tail in equilibrium.
 * Arrays are as long as {@link fixedPointTail}. For d = 1 queues are independent: no correction, variance
 * π_k(1 − π_k).
 * @throws RangeError on parameters without a fixed point
 */
export function refinedMeanField(choices: number, arrivalRate: number, sampling: Sampling): RefinedMeanField {
  const tail = fixedPointTail(choices, arrivalRate);
  const correction = new Float64Array(tail.length);
  const variance = tail.map((fraction) => fraction * (1 - fraction));
  if (choices === 1) return { correction, variance, meanQueueLengthCorrection: 0 };

  const covariance = tailCovariance(choices, arrivalRate);
  const pairs = (arrivalRate * choices * (choices - 1)) / 2;
  let sum = 0;
  let curvature = 0;
  for (let k = 1; k < tail.length; k++) {
    const gain = (choices * tail[k]) / tail[k - 1];
    correction[k] = gain * correction[k - 1] + curvature;
    sum += correction[k];
    const independent = variance[k];
    const ofPair =
      tail[k] < FAR_DOWN * tail[k - 1]
        ? pairCovarianceFarDown(choices, tail[k], tail[k - 1])
        : covariance[k][k] - independent;
    variance[k] = independent + ofPair;
    curvature = pairs * tail[k] ** (choices - 2) * (sampling === 'distinct' ? ofPair : variance[k]);
  }
  return { correction, variance, meanQueueLengthCorrection: sum };
}

/**
 * Tail of n servers in equilibrium, π_k + V_k/n: as long as {@link fixedPointTail}. Levels whose correction
 * is larger than π_k itself, far down, have the right order of magnitude at best.
 * @throws RangeError on parameters without a fixed point, or a number of servers that is not a whole number
 * from 1
 */
export function refinedTail(
  choices: number,
  arrivalRate: number,
  sampling: Sampling,
  serverCount: number,
): Float64Array {
  assertServerCount(serverCount);
  const tail = fixedPointTail(choices, arrivalRate);
  const { correction } = refinedMeanField(choices, arrivalRate, sampling);
  return tail.map((fraction, k) => fraction + correction[k] / serverCount);
}

/**
 * Mean time in system with n servers, T_d(λ) + ΣV/(λn), in mean service times.
 * @throws RangeError as {@link refinedTail}
 */
export function refinedMeanSojournTime(
  choices: number,
  arrivalRate: number,
  sampling: Sampling,
  serverCount: number,
): number {
  assertServerCount(serverCount);
  const { meanQueueLengthCorrection } = refinedMeanField(choices, arrivalRate, sampling);
  return meanSojournTime(choices, arrivalRate) + meanQueueLengthCorrection / (arrivalRate * serverCount);
}

/**
 * Standard deviation √(W_kk/n) of the tail of n servers at one instant, for either sampling; entry 0 is 0.
 * @throws RangeError as {@link refinedTail}
 */
export function fluctuation(choices: number, arrivalRate: number, serverCount: number): Float64Array {
  assertServerCount(serverCount);
  const { variance } = refinedMeanField(choices, arrivalRate, 'distinct');
  return variance.map((value) => Math.sqrt(value / serverCount));
}

/**
 * Why the refined mean field should not be shown, in a few words, or null if it may be: then its mean time in
 * system is within 10 % of the simulated one in every case tried (MODEL.md, Finite n).
 * @throws RangeError as {@link refinedTail}
 */
export function refinedValidity(
  choices: number,
  arrivalRate: number,
  sampling: Sampling,
  serverCount: number,
): string | null {
  assertServerCount(serverCount);
  const { correction, meanQueueLengthCorrection } = refinedMeanField(choices, arrivalRate, sampling);
  if (choices === 1) return null;
  if (sampling === 'distinct' && choices > serverCount)
    return 'distinct probes need as many servers as choices';
  if (2 * choices > serverCount) return 'more choices than half of the servers';
  const tail = fixedPointTail(choices, arrivalRate).map((value, k) => value + correction[k] / serverCount);
  if (!tail.every((value, k) => value >= 0 && (k === 0 || value <= tail[k - 1]))) {
    return 'too few servers: the corrected tail would not decrease';
  }
  const share = meanQueueLengthCorrection / (serverCount * meanQueueLength(choices, arrivalRate));
  if (Math.abs(share) > LARGEST_SHARE) {
    return 'too few servers: the correction would be more than a fifth of the mean';
  }
  return null;
}

/**
 * Covariance matrix W of the tail at the fixed point, n times that of n servers to leading order, MODEL.md
 * (5): the solution of A W + W Aᵀ + Q = 0, by rows, for the levels above 1e-30. Row and column 0, of π_0 = 1,
 * are 0.
 * @throws RangeError on parameters without a fixed point, and for d = 1, which has too many levels and needs
 * no solution
 */
export function tailCovariance(choices: number, arrivalRate: number): Float64Array[] {
  if (choices === 1) throw invalid('choices', choices, 'a whole number from 2');
  const levels = Math.max(1, levelsAbove(SMALLEST, choices, arrivalRate) - 1);
  const tail = fixedPointTail(choices, arrivalRate, levels + 1);
  // At the fixed point A is similar to a symmetric matrix: it becomes one in units of √(π_k d^k) for level k.
  // These units also keep levels comparable where π_k spans many powers of ten.
  const ratio = Float64Array.from({ length: levels }, (_, i) => tail[i + 2] / tail[i + 1]);
  const unit = Float64Array.from({ length: levels }, (_, i) => Math.sqrt(tail[i + 1] * choices ** (i + 1)));
  const diagonal = ratio.map((value) => -1 - choices * value);
  const offDiagonal = ratio.map((value) => Math.sqrt(choices * value)).subarray(0, levels - 1);
  const source = ratio.map((value, i) => (2 * (1 - value)) / choices ** (i + 1));
  const scaled = solveLyapunov(diagonal, offDiagonal, source);
  const covariance = Array.from({ length: levels + 1 }, () => new Float64Array(levels + 1));
  for (let j = 1; j <= levels; j++) {
    for (let k = 1; k <= levels; k++) covariance[j][k] = unit[j - 1] * scaled[j - 1][k - 1] * unit[k - 1];
  }
  return covariance;
}

/**
 * n times the covariance of "at least k customers" at two different servers, W_kk − π_k(1 − π_k), where the
 * difference of its two terms would be all rounding: leading term in π_k/π_{k−1}.
 */
function pairCovarianceFarDown(choices: number, fraction: number, fractionAbove: number): number {
  return ((choices * (choices + 1)) / 2) * fraction * (fraction / fractionAbove);
}

function assertServerCount(serverCount: number): void {
  if (!(Number.isInteger(serverCount) && serverCount >= 1)) {
    throw invalid('serverCount', serverCount, 'a whole number from 1');
  }
}
