import { type Prediction, predict } from '../experiment/prediction';
import type { Sampling, Start } from '../model/parameters';
import type { Replication } from '../model/replication';
import { type PercentileName, summarizeReplications } from '../model/replicationSummary';
import type { SimulateOptions } from './simulateOptions';

/** What `simulate --json` prints; times are in mean service times, but for `seconds`. */
export interface SimulateReport {
  /** The options that give this result again, named as on the command line. */
  readonly parameters: {
    readonly d: number;
    readonly vs: readonly number[];
    readonly lambda: number;
    readonly n: number;
    readonly sampling: Sampling;
    readonly start: Start;
    readonly time: number;
    readonly warmup: number;
    readonly runs: number;
    readonly seed: number;
  };
  /** That of `--d` first, then those of `--vs`. */
  readonly systems: readonly SystemReport[];
  /** Events simulated, those of the warm-up and void services included. */
  readonly events: number;
  /** Wall-clock time it took. */
  readonly seconds: number;
}

export interface SystemReport {
  readonly choices: number;
  readonly meanSojournTime: number | null;
  readonly standardError: number | null;
  readonly confidence95: readonly [low: number, high: number] | null;
  readonly percentiles: Readonly<Record<PercentileName, number | null>>;
  readonly meanQueueLength: number;
  readonly tail: readonly number[];
  readonly longestQueue: number;
  readonly prediction: Prediction;
}

export function simulateReport(
  { parameters, schedule, runs }: SimulateOptions,
  replications: readonly Replication[],
  seconds: number,
): SimulateReport {
  const { choices, arrivalRate, serverCount, sampling, start, seed } = parameters;
  const [d = 1, ...vs] = choices;
  return {
    parameters: {
      d,
      vs,
      lambda: arrivalRate,
      n: serverCount,
      sampling,
      start,
      time: schedule.time,
      warmup: schedule.warmup,
      runs,
      seed,
    },
    systems: summarizeReplications(replications, serverCount).map((summary) => ({
      ...summary,
      tail: Array.from(summary.tail),
      prediction: predict(summary.choices, parameters),
    })),
    events: replications.reduce((sum, { events }) => sum + events, 0),
    seconds,
  };
}
