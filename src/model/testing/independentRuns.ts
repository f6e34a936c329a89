import { expect } from 'vitest';
import type { Parameters } from '../parameters';
import type { Measured } from '../queues';
import { type HoldingTimes, Supermarket } from '../supermarket';

export interface Runs {
  /** Parameters of each run; the seed is that of the first, the others count on from there. */
  readonly parameters: Parameters;
  readonly runs: number;
  /** Simulated time dropped, and simulated time measured, in each run. */
  readonly warmUp: number;
  readonly time: number;
  readonly holdingTimes: HoldingTimes;
}

/** What independent runs measured of one system: one value a run. */
export interface Results {
  readonly meanQueueLength: number[];
  /** Mean time in system by what customers found: 1 + mean length of the queue joined. */
  readonly meanSojournTime: number[];
  /** Fraction of servers with at least k customers, for k = 0 … 6. */
  readonly tail: number[][];
}

const LEVELS = 7;

/**
 * Runs all and gives what each system measured.
 * @param observe is given each run after its warm-up, and may run it as far as it likes, up to the end
 */
export function independentRuns(
  { parameters, runs, warmUp, time, holdingTimes }: Runs,
  observe: (supermarket: Supermarket) => void = () => undefined,
): Results[] {
  const results = parameters.choices.map((): Results => {
    return { meanQueueLength: [], meanSojournTime: [], tail: Array.from({ length: LEVELS }, () => []) };
  });
  for (let run = 0; run < runs; run++) {
    const supermarket = new Supermarket({ ...parameters, seed: parameters.seed + run }, holdingTimes);
    supermarket.advance(warmUp);
    supermarket.restartMeasuring();
    observe(supermarket);
    supermarket.advance(warmUp + time);
    supermarket.measured().forEach((measured, system) => {
      const result = results[system];
      if (!result) return;
      result.meanQueueLength.push(meanQueueLength(measured, parameters.serverCount));
      result.meanSojournTime.push(1 + meanLengthJoined(measured));
      result.tail.forEach((values, k) => {
        values.push((measured.integral[k] ?? 0) / (measured.duration * parameters.serverCount));
      });
    });
  }
  return results;
}

/**
 * The mean of independent values is within four standard errors of the truth.
 * @param precision the standard error must be below this part of the truth, so that larger faults are seen
 */
export function expectMean(
  values: readonly number[],
  truth: number,
  precision = Number.POSITIVE_INFINITY,
): void {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const standardError = Math.sqrt(squares / (values.length * (values.length - 1)));
  // A quantity that did not vary, as an empty level, is its truth up to rounding or not at all.
  expect(Math.abs(mean - truth)).toBeLessThan(4 * standardError + 1e-9);
  expect(standardError / truth).toBeLessThan(precision);
}

function meanQueueLength({ integral, duration }: Measured, serverCount: number): number {
  return integral.subarray(1).reduce((sum, value) => sum + value, 0) / (duration * serverCount);
}

function meanLengthJoined({ joined }: Measured): number {
  const customers = joined.reduce((sum, count) => sum + count, 0);
  return joined.reduce((sum, count, length) => sum + count * length, 0) / customers;
}
