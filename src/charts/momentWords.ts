import { formatServers } from '../model/format';
import type { Snapshot } from '../model/snapshot';

/** What leads to a moment of a simulation again. */
export type Moment = Pick<Snapshot, 'parameters' | 'time' | 'measuredSince'>;

/** A moment in words: `100 servers, λ = 0.9, …, seed 1. At time 1000, averages since time 0, in mean service times.` */
export function momentWords({ parameters, time, measuredSince }: Moment): string {
  const { choices, arrivalRate, serverCount, sampling, start, seed } = parameters;
  const probes = sampling === 'distinct' ? 'distinct probes' : 'probes with replacement';
  const started = start === 'empty' ? 'empty at the start' : 'started in equilibrium';
  const changed = measuredSince > 0 ? ', parameters changed on the way' : '';
  return (
    `${formatServers(serverCount)}, λ = ${arrivalRate}, d = ${choices.join(', ')}, ${probes}, ${started}, seed ${seed}${changed}. ` +
    `At time ${timeText(time)}, averages since time ${timeText(measuredSince)}, in mean service times.`
  );
}

/** A simulated time as short as it can be told; a step can end at any. */
function timeText(time: number): string {
  return String(Number(time.toFixed(4)));
}
