import type { Method } from '../experiment/cell';
import { SAMPLINGS, STARTS } from '../model/parameters';
import { readNumber, readOneOf, readSchedule, readWholeNumber, type WrittenSchedule } from './readOptions';

/** How to simulate, as it was written. */
export interface WrittenMethod extends WrittenSchedule {
  readonly sampling?: string;
  readonly start?: string;
  readonly runs?: string;
  readonly seed?: string;
}

/**
 * @param usual what holds where nothing is written
 * @throws RangeError naming the option, the value and what was expected
 */
export function readMethod(written: WrittenMethod, usual: Method): Method {
  return {
    sampling: readOneOf('sampling', written.sampling, SAMPLINGS) ?? usual.sampling,
    start: readOneOf('start', written.start, STARTS) ?? usual.start,
    schedule: readSchedule(written, usual.schedule.time),
    runs: readWholeNumber('runs', written.runs) ?? usual.runs,
    seed: readNumber('seed', written.seed, 'seed') ?? usual.seed,
  };
}
