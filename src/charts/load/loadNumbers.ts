import { meanSojournTime } from '../../model/fixedPoint';
import type { Parameters, Sampling } from '../../model/parameters';
import type { NumberTable } from '../numberTable';
import { refinedMeanTime } from '../refinedMeanTime';
import type { GatheredEstimate } from './gatheredEstimates';

/** Loads at which theory is told in tables. */
export const TABLE_LOADS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.999];

type Place = Pick<GatheredEstimate, 'choices' | 'arrivalRate' | 'serverCount' | 'sampling'>;

/**
 * Mean times in system as numbers: what was simulated during the visit, latest first, and then theory alone for the
 * systems on show.
 */
export function loadNumbers(
  gathered: readonly GatheredEstimate[],
  { choices: systems, serverCount, sampling }: Pick<Parameters, 'choices' | 'serverCount' | 'sampling'>,
): NumberTable {
  const simulated = gathered
    .toReversed()
    .map((estimate) => line(estimate, estimate.mean, estimate.halfWidth));
  const theory = systems.flatMap((choices) =>
    TABLE_LOADS.map((arrivalRate) => line({ choices, arrivalRate, serverCount, sampling }, null, null)),
  );
  return {
    columns: ['lambda', 'd', 'n', 'sampling', 'simulated', 'half_width', 'mean_field', 'refined'],
    rows: [...simulated, ...theory],
  };
}

function line(
  { choices, arrivalRate, serverCount, sampling }: Place,
  mean: number | null,
  halfWidth: number | null,
): (number | Sampling | null)[] {
  return [
    ...[arrivalRate, choices, serverCount, sampling, mean, halfWidth],
    meanSojournTime(choices, arrivalRate),
    refinedMeanTime(choices, arrivalRate, sampling, serverCount).meanTime,
  ];
}
