import type { ObservedEvent } from '../model/observedEvent';
import { DEFAULT_PARAMETERS, invalid, type Parameters } from '../model/parameters';
import { Simulation } from '../model/simulation';
import type { Snapshot } from '../model/snapshot';
import type { ParameterChange } from '../model/supermarket';
import { assertNames, givenOf } from './checks';

const PARAMETERS = Object.keys(DEFAULT_PARAMETERS);
const CHANGEABLE: readonly string[] = [
  'choices',
  'arrivalRate',
  'sampling',
] satisfies (keyof ParameterChange)[];

/**
 * Up to four simulated systems of n queues, fed by the same customers and services; made by `createSupermarket`. Times are in
 * mean service times.
 * @example
 * import { createSupermarket, type Supermarket } from 'two-choices';
 *
 * function runTo(supermarket: Supermarket, time: number) {
 *   supermarket.advance(time);
 *   return supermarket.time;
 * }
 * console.log(runTo(createSupermarket(), 50)); // 50
 */
export interface Supermarket {
  /** The parameters as they are now. */
  readonly parameters: Parameters;
  /** Simulated time. */
  readonly time: number;
  /**
   * Runs to a simulated time; an earlier one than the present changes nothing.
   * @throws RangeError for a time that is not finite
   */
  advance(until: number): void;
  /** Runs to the next event that does something in one of the systems, and tells what it did. */
  step(): ObservedEvent;
  /**
   * Changes parameters at the present time: `choices`, `arrivalRate` or `sampling`. Averages start anew.
   * @throws RangeError naming the parameter; nothing is changed then
   */
  setParameters(change: Partial<ParameterChange>): void;
  /** What there is to know at the present time: counts, averages, estimates with intervals, and the mean-field twin. */
  snapshot(): Snapshot;
}

/**
 * Simulates the supermarket model (MODEL.md, "Simulation"; Mitzenmacher 2001, section 1): n servers, arrivals at rate λn, each
 * customer joins the shortest of d queues. What happens is a function of the parameters, their seed included, and of the
 * simulated times at which they are changed.
 * @param parameters those that are not given are as in `DEFAULT_PARAMETERS`
 * @throws RangeError naming a parameter outside its limits, or one that there is not
 * @example
 * import { createSupermarket } from 'two-choices';
 *
 * const supermarket = createSupermarket({ choices: [2, 1], arrivalRate: 0.9, serverCount: 1000, seed: 7 });
 * supermarket.advance(1000);
 * const [two, one] = supermarket.snapshot().systems;
 * console.log(two.estimates.meanSojournTime?.toFixed(1)); // 2.6
 * console.log(one.longestQueue > 3 * two.longestQueue); // true
 */
export function createSupermarket(parameters: Partial<Parameters> = {}): Supermarket {
  assertNames('parameter', parameters, PARAMETERS);
  const simulation = new Simulation(withSystems({ ...DEFAULT_PARAMETERS, ...givenOf(parameters) }));
  return {
    get parameters() {
      return simulation.parameters;
    },
    get time() {
      return simulation.time;
    },
    advance(until) {
      if (!Number.isFinite(until)) throw invalid('until', until, 'a finite simulated time');
      simulation.advance(until);
    },
    step: () => simulation.step(),
    setParameters(change) {
      assertNames('parameter', change, CHANGEABLE);
      const { choices, arrivalRate, sampling } = simulation.parameters;
      simulation.setParameters(withSystems({ choices, arrivalRate, sampling, ...givenOf(change) }));
    },
    snapshot: () => simulation.snapshot(),
  };
}

/** The list of systems is the caller's, who may change it: a copy is kept. */
function withSystems<T extends ParameterChange>(parameters: T): T {
  const { choices } = parameters;
  if (!Array.isArray(choices)) throw invalid('choices', choices, 'a list with d of each system');
  return { ...parameters, choices: [...choices] };
}
