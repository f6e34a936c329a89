import { meanSojournTime } from '../model/fixedPoint';
import type { Sampling } from '../model/parameters';
import { refinedMeanSojournTime, refinedValidity } from '../model/refinedMeanField';

/** What theory says of the mean time in system at n servers, or why it says nothing. */
export interface RefinedMeanTime {
  readonly meanTime: number | null;
  /** Why the expansion is not valid; null if it is. */
  readonly reason: string | null;
}

const MOST = 500;
const known = new Map<string, RefinedMeanTime>();

/** The refined mean time in system where it is valid; exact for d = 1. Remembered, as people look at few values often. */
export function refinedMeanTime(
  choices: number,
  arrivalRate: number,
  sampling: Sampling,
  serverCount: number,
): RefinedMeanTime {
  if (choices === 1) return { meanTime: meanSojournTime(1, arrivalRate), reason: null };
  const key = [choices, arrivalRate, sampling, serverCount].join();
  const found = known.get(key);
  if (found) return found;
  const reason = refinedValidity(choices, arrivalRate, sampling, serverCount);
  const meanTime =
    reason === null ? refinedMeanSojournTime(choices, arrivalRate, sampling, serverCount) : null;
  if (known.size >= MOST) known.clear();
  known.set(key, { meanTime, reason });
  return { meanTime, reason };
}
