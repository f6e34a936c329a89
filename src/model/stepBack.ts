import type { Snapshot, StepBack } from './snapshot';

/** Events, counted once a system, that can be run again in about a second. */
const MOST_WORK = 10_000_000;

/** Going back runs the same simulation again from time 0, so that nothing has to be remembered but its parameters. */
export function stepBackFrom({ time, measuredSince, eventCount, systems }: Snapshot): StepBack {
  if (time <= measuredSince) return time === 0 ? 'start' : 'changed';
  return eventCount * systems.length > MOST_WORK ? 'far' : 'possible';
}
