import { fixedPointTail, meanSojournTime } from '../model/fixedPoint';
import type { Parameters } from '../model/parameters';
import { fluctuation, refinedMeanSojournTime, refinedTail, refinedValidity } from '../model/refinedMeanField';

/** Levels with less than this are not worth a number. */
const SMALLEST = 1e-12;

/** What theory says of one system. */
export interface Prediction {
  /** Mean time in system for infinitely many servers. */
  readonly meanField: number;
  /** Fraction of servers with at least k customers for infinitely many servers, k = 0, 1, …. */
  readonly tail: readonly number[];
  /** Both again for this many servers and this sampling; null where the expansion is not valid. */
  readonly refined: number | null;
  readonly refinedTail: readonly number[] | null;
  /** Standard deviation of the tail at one moment, k = 0, 1, …; null where the expansion is not valid. */
  readonly fluctuation: readonly number[] | null;
  /** Why there are no refined values. */
  readonly refinedNote?: string;
}

/** Predicts the system with d choices; the simulation has no part in it. */
export function predict(
  choices: number,
  { arrivalRate, serverCount, sampling }: Pick<Parameters, 'arrivalRate' | 'serverCount' | 'sampling'>,
): Prediction {
  const limit = {
    meanField: meanSojournTime(choices, arrivalRate),
    tail: worthANumber(fixedPointTail(choices, arrivalRate)),
  };
  const note = refinedValidity(choices, arrivalRate, sampling, serverCount);
  if (note !== null)
    return { ...limit, refined: null, refinedTail: null, fluctuation: null, refinedNote: note };
  return {
    ...limit,
    refined: refinedMeanSojournTime(choices, arrivalRate, sampling, serverCount),
    refinedTail: worthANumber(refinedTail(choices, arrivalRate, sampling, serverCount)),
    fluctuation: worthANumber(fluctuation(choices, arrivalRate, serverCount)),
  };
}

/** Without the levels at the end that next to no server reaches. */
function worthANumber(values: ArrayLike<number>): number[] {
  let length = values.length;
  while (length > 1 && !((values[length - 1] ?? 0) > SMALLEST)) length--;
  return Array.from(values).slice(0, length);
}
