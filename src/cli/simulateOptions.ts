import type { Method } from '../experiment/cell';
import {
  DEFAULT_PARAMETERS,
  describeLimits,
  invalid,
  LIMITS,
  MAX_SYSTEMS,
  maximumChoices,
  type Parameters,
} from '../model/parameters';
import type { Schedule } from '../model/replication';
import { readMethod, type WrittenMethod } from './readMethod';
import { exactNumber, readNumber, readWholeNumber } from './readOptions';

/** Options as they were written; only the command line has them all as text. */
export interface WrittenOptions extends WrittenMethod {
  readonly d?: string;
  readonly vs?: string;
  readonly lambda?: string;
  readonly n?: string;
  readonly workers?: string;
  readonly json?: boolean;
}

/** What `simulate` is asked to do. */
export interface SimulateOptions {
  readonly parameters: Parameters;
  readonly schedule: Schedule;
  readonly runs: number;
  readonly workers: number;
  readonly json: boolean;
}

/** As long as in the paper. */
export const SIMULATE_METHOD: Method = {
  sampling: DEFAULT_PARAMETERS.sampling,
  start: DEFAULT_PARAMETERS.start,
  schedule: { time: 100_000, warmup: 10_000 },
  runs: 10,
  seed: DEFAULT_PARAMETERS.seed,
};

/**
 * Reads options strictly: on the command line a bad value is an error, never a correction.
 * @param cores workers to use when the options do not say
 * @throws RangeError naming the option, the value and what was expected
 */
export function readSimulateOptions(written: WrittenOptions, cores: number): SimulateOptions {
  const serverCount = readNumber('n', written.n, 'serverCount') ?? DEFAULT_PARAMETERS.serverCount;
  const { sampling, start, seed, schedule, runs } = readMethod(written, SIMULATE_METHOD);
  return {
    parameters: {
      choices: readChoices(written, maximumChoices(serverCount, sampling)),
      arrivalRate: readNumber('lambda', written.lambda, 'arrivalRate') ?? DEFAULT_PARAMETERS.arrivalRate,
      serverCount,
      sampling,
      start,
      seed,
    },
    schedule,
    runs,
    workers: readWholeNumber('workers', written.workers) ?? cores,
    json: written.json ?? false,
  };
}

/** d of every system: `--d` first, then those of `--vs`. Defaults give way as in the link; what is written does not. */
function readChoices({ d, vs }: WrittenOptions, most: number): number[] {
  const expected =
    most < LIMITS.choices.max
      ? `1 to ${most}, as distinct probes need as many servers`
      : describeLimits('choices');
  const own = readNumber('d', d, 'choices') ?? Math.min(most, DEFAULT_PARAMETERS.choices[0] ?? 1);
  if (own > most) throw invalid('--d', own, expected);
  if (vs === undefined) {
    return [own, ...DEFAULT_PARAMETERS.choices.slice(1).filter((other) => other !== own && other <= most)];
  }
  const entries = vs.trim() === '' ? [] : vs.split(',');
  const all = [own, ...entries.map((entry) => exactNumber(entry, 'choices') ?? Number.NaN)];
  if (all.length > MAX_SYSTEMS || new Set(all).size < all.length || !all.every((value) => value <= most)) {
    const others = `up to ${MAX_SYSTEMS - 1} numbers separated by commas`;
    throw invalid('--vs', vs, `${others}, all different and other than ${own}, each ${expected}`);
  }
  return all;
}
