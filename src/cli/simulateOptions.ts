import type { Method } from '../experiment/cell';
import { DEFAULT_PARAMETERS, type Parameters } from '../model/parameters';
import type { Schedule } from '../model/replication';
import { readMethod, type WrittenMethod } from './readMethod';
import { readWholeNumber } from './readOptions';
import { readSystems, type WrittenSystems } from './readSystems';

/** Options as they were written; only the command line has them all as text. */
export interface WrittenOptions extends WrittenMethod, WrittenSystems {
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
  const { sampling, start, seed, schedule, runs } = readMethod(written, SIMULATE_METHOD);
  return {
    parameters: { ...readSystems(written, sampling), sampling, start, seed },
    schedule,
    runs,
    workers: readWholeNumber('workers', written.workers) ?? cores,
    json: written.json ?? false,
  };
}
