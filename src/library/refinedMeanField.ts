import { DEFAULT_PARAMETERS, type Parameters, SAMPLINGS } from '../model/parameters';
import { refinedMeanSojournTime, refinedTail, refinedValidity } from '../model/refinedMeanField';
import { assertNames, assertOneOf } from './checks';

/**
 * A system of finitely many servers in equilibrium.
 * @example
 * import { type FiniteSystem, refinedMeanField } from 'two-choices';
 *
 * const system: FiniteSystem = { choices: 3, arrivalRate: 0.5, serverCount: 50, sampling: 'replacement' };
 * console.log(refinedMeanField(system).refusal); // null
 */
export interface FiniteSystem {
  /** Choices d, a whole number from 1. */
  readonly choices: number;
  /** Arrival rate per server λ, above 0 and below 1. */
  readonly arrivalRate: number;
  /** Servers n, a whole number from 1. */
  readonly serverCount: number;
  /** How the d probes are drawn; `distinct` when not given. */
  readonly sampling?: Parameters['sampling'];
}

/**
 * What the refined mean field says of a system of n servers.
 * @example
 * import { refinedMeanField, type RefinedPrediction } from 'two-choices';
 *
 * const prediction: RefinedPrediction = refinedMeanField({ choices: 20, arrivalRate: 0.9, serverCount: 30 });
 * console.log(prediction.refusal); // more choices than half of the servers
 */
export interface RefinedPrediction {
  /** Mean time in system, T_d(λ) + ΣV/(λn), in mean service times. */
  readonly meanSojournTime: number;
  /** Fraction of servers with at least k customers, π_k + V_k/n, k = 0, 1, …; far down the order of magnitude at best. */
  readonly tail: Float64Array;
  /** Why these should not be relied on, in a few words; null where they may be. */
  readonly refusal: string | null;
}

const NAMES = ['choices', 'arrivalRate', 'serverCount', 'sampling'];

/**
 * The mean field corrected for finitely many servers, to order 1/n: Gast and Van Houdt 2017, MODEL.md (5)–(7), and for
 * distinct probes as derived there.
 * @throws RangeError naming a parameter without a fixed point or outside its limits, or one that there is not
 * @example
 * import { refinedMeanField } from 'two-choices';
 *
 * const { meanSojournTime, tail, refusal } = refinedMeanField({ choices: 2, arrivalRate: 0.9, serverCount: 100 });
 * console.log(meanSojournTime.toFixed(3)); // 2.645
 * console.log(tail[1]); // 0.9
 * console.log(refusal); // null
 */
export function refinedMeanField(system: FiniteSystem): RefinedPrediction {
  assertNames('parameter', system, NAMES);
  const { choices, arrivalRate, serverCount, sampling = DEFAULT_PARAMETERS.sampling } = system;
  assertOneOf('sampling', sampling, SAMPLINGS);
  return {
    meanSojournTime: refinedMeanSojournTime(choices, arrivalRate, sampling, serverCount),
    tail: refinedTail(choices, arrivalRate, sampling, serverCount),
    refusal: refinedValidity(choices, arrivalRate, sampling, serverCount),
  };
}
