// What `import … from 'two-choices'` gives: the theory and the simulation. No browser is needed.
// biome-ignore-all lint/performance/noBarrelFile: this is the package's entry
export { fixedPointTail, meanQueueLength, meanSojournTime } from '../model/fixedPoint';
export type { ObservedEvent } from '../model/observedEvent';
export {
  DEFAULT_PARAMETERS,
  LIMITS,
  type Parameters,
  type Sampling,
  type Start,
} from '../model/parameters';
export type { Snapshot, SystemEstimates, SystemSnapshot } from '../model/snapshot';
export { fixedPointJoined, sojournTimePercentile, sojournTimeTail } from '../model/sojournTime';
export type { ParameterChange } from '../model/supermarket';
export { createSupermarket, type Supermarket } from './createSupermarket';
export { type MeanFieldMoment, type MeanFieldStart, meanFieldTrajectory } from './meanFieldTrajectory';
export { type FiniteSystem, type RefinedPrediction, refinedMeanField } from './refinedMeanField';
