import { refinedMeanTime } from '../charts/refinedMeanTime';
import { meanSojournTime } from '../model/fixedPoint';
import type { Snapshot } from '../model/snapshot';
import type { Situation } from './why';

/** What is known of the system whose d the slider sets. */
export function situationOf({ parameters, systems, measuredSince }: Snapshot): Situation | null {
  const [system] = systems;
  if (!system) return null;
  const { choices, estimates } = system;
  const { arrivalRate, serverCount, sampling } = parameters;
  const other = sampling === 'distinct' ? 'replacement' : 'distinct';
  return {
    choices,
    serverCount,
    sampling,
    mean: estimates.meanSojournTime,
    halfWidth: estimates.meanSojournTimeHalfWidth,
    measuredSince,
    warmUp: estimates.warmUp,
    meanField: meanSojournTime(choices, arrivalRate),
    independent: meanSojournTime(1, arrivalRate),
    refined: refinedMeanTime(choices, arrivalRate, sampling, serverCount),
    otherSampling: refinedMeanTime(choices, arrivalRate, other, serverCount),
  };
}
