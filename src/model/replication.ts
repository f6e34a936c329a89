import type { Parameters } from './parameters';
import { hashWords } from './random';
import { Supermarket } from './supermarket';

/** Events of one step: some ten milliseconds of work. */
const EVENTS_A_STEP = 2 ** 20;

/** How long one run takes, in mean service times. */
export interface Schedule {
  /** Simulated time in all, the warm-up included. */
  readonly time: number;
  /** Simulated time at the beginning that is not measured; less than `time`. */
  readonly warmup: number;
}

/** What one run measured after its warm-up. */
export interface Replication {
  /** Simulated time measured. */
  readonly duration: number;
  /** One entry a system, in the order of `parameters.choices`. */
  readonly systems: readonly ReplicatedSystem[];
  /** Events in all, those of the warm-up and void services included. */
  readonly events: number;
}

export interface ReplicatedSystem {
  readonly choices: number;
  /** Customers who joined a queue of length k, k = 0, 1, …: the law of the time in system (MODEL.md). */
  readonly joined: Float64Array;
  /** ∫ (number of servers with at least k customers) dt, k = 0 … `longestQueue`. */
  readonly tailIntegral: Float64Array;
  readonly longestQueue: number;
}

/**
 * The seed of one run. A hash, so that a run depends on nothing but these three numbers: not on how many runs there
 * are, on which worker they run, or in which order.
 * @param seed of the whole experiment
 * @param cell which set of parameters of the experiment
 * @param run which run of that cell
 */
export function replicationSeed(seed: number, cell: number, run: number): number {
  return hashWords(seed, cell, run);
}

/**
 * One independent run. Events take their mean time instead of a random one: the jumps, and averages in equilibrium,
 * are the same, and no time goes into the clock.
 * @param onProgress told now and then which part of the run is done, 0 to 1; has no influence on the result
 * @throws RangeError for parameters outside their limits
 */
export function simulateReplication(
  parameters: Parameters,
  schedule: Schedule,
  onProgress: (fraction: number) => void = () => undefined,
): Replication {
  const steps = replicationSteps(parameters, schedule);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    onProgress(step.value);
  }
}

/**
 * The same in steps of some ten milliseconds, for whoever has to do something else in between.
 * @yields which part of the run is done, 0 to 1
 * @returns what the run measured
 */
export function* replicationSteps(
  parameters: Parameters,
  { time, warmup }: Schedule,
): Generator<number, Replication> {
  const supermarket = new Supermarket(parameters, 'mean');
  while (!supermarket.advance(warmup, EVENTS_A_STEP)) yield supermarket.time / time;
  supermarket.restartMeasuring();
  while (!supermarket.advance(time, EVENTS_A_STEP)) yield supermarket.time / time;
  const measured = supermarket.measured();
  return {
    duration: measured[0].duration,
    systems: measured.map(({ integral, joined }, system) => {
      const longestQueue = longestSeen(integral, joined);
      return {
        choices: parameters.choices[system],
        joined: joined.slice(0, longestQueue + 1),
        tailIntegral: integral.slice(0, longestQueue + 1),
        longestQueue,
      };
    }),
    events: supermarket.eventCount,
  };
}

/** A queue has been k long if some server spent time there, or, at the very end, if somebody joined one of k − 1. */
function longestSeen(integral: Float64Array, joined: Float64Array): number {
  let k = integral.length;
  while (k > 0 && !(integral[k] > 0 || joined[k - 1] > 0)) k--;
  return k;
}
