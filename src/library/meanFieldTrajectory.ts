import { MeanFieldTrajectory } from '../model/meanField';
import { type Parameters, STARTS } from '../model/parameters';
import { assertNames, assertOneOf } from './checks';

/**
 * Where the mean field begins, and with what parameters.
 * @example
 * import { type MeanFieldStart, meanFieldTrajectory } from 'two-choices';
 *
 * const start: MeanFieldStart = { choices: 2, arrivalRate: 0.9, start: 'equilibrium' };
 * const [now, later] = meanFieldTrajectory(start, [0, 10]);
 * console.log(now.meanQueueLength === later.meanQueueLength); // true
 */
export interface MeanFieldStart {
  /** Choices d, 1 to 100. */
  readonly choices: number;
  /** Arrival rate per server λ, 0.01 to 0.999. */
  readonly arrivalRate: number;
  /** All queues empty, or at the fixed point; `empty` when not given. */
  readonly start?: Parameters['start'];
}

/**
 * The mean field at one time.
 * @example
 * import { meanFieldTrajectory, type MeanFieldMoment } from 'two-choices';
 *
 * const moments: MeanFieldMoment[] = meanFieldTrajectory({ choices: 2, arrivalRate: 0.5 }, [0]);
 * console.log(moments[0].meanQueueLength); // 0
 */
export interface MeanFieldMoment {
  /** In mean service times from the start. */
  readonly time: number;
  /** Fraction of servers with at least k customers, k = 0, 1, …: not increasing, entry 0 is 1. */
  readonly tail: Float64Array;
  /** Mean number of customers at a server. */
  readonly meanQueueLength: number;
}

const NAMES = ['choices', 'arrivalRate', 'start'];

/**
 * The limit n → ∞ on its way through time, the solution of MODEL.md (1): Mitzenmacher 2001, Vvedenskaya, Dobrushin and
 * Karpelevich 1996. Within about 1e-9 at every level.
 * @param times in mean service times from the start, none before the one ahead of it
 * @returns one moment a time
 * @throws RangeError naming a parameter outside its limits, or one that there is not, and for times that go back
 * @example
 * import { meanFieldTrajectory } from 'two-choices';
 *
 * const [begin, later] = meanFieldTrajectory({ choices: 2, arrivalRate: 0.9 }, [0, 1000]);
 * console.log(Array.from(begin.tail.subarray(0, 3)).join()); // 1,0,0
 * console.log(later.tail[2].toFixed(6)); // 0.729000
 */
export function meanFieldTrajectory(
  { start = 'empty', ...parameters }: MeanFieldStart,
  times: readonly number[],
): MeanFieldMoment[] {
  assertNames('parameter', parameters, NAMES);
  assertOneOf('start', start, STARTS);
  const trajectory = new MeanFieldTrajectory({ ...parameters, start });
  return times.map((time) => {
    trajectory.advance(time);
    return { time, tail: trajectory.tail.slice(), meanQueueLength: trajectory.meanQueueLength };
  });
}
