import { formatServers } from '../model/format';
import type { Snapshot, SystemEstimates } from '../model/snapshot';

/** What leads to a moment of a simulation again, and what its averages are of. */
export interface Moment extends Pick<Snapshot, 'parameters' | 'time' | 'measuredSince'> {
  readonly systems: readonly {
    readonly choices: number;
    readonly estimates: Pick<SystemEstimates, 'warmUp'>;
  }[];
}

/** A moment in words: `100 servers, λ = 0.9, …, seed 1. At time 1000, averages since time 0, in mean service times.` */
export function momentWords({ parameters, time, measuredSince, systems }: Moment): string {
  const { choices, arrivalRate, serverCount, sampling, start, seed } = parameters;
  const probes = sampling === 'distinct' ? 'distinct probes' : 'probes with replacement';
  const started = start === 'empty' ? 'empty at the start' : 'started in equilibrium';
  const changed = measuredSince > 0 ? ', parameters changed on the way' : '';
  return (
    `${formatServers(serverCount)}, λ = ${arrivalRate}, d = ${choices.join(', ')}, ${probes}, ${started}, seed ${seed}${changed}. ` +
    `At time ${timeText(time)}, averages since time ${timeText(measuredSince)}${warmUpWords(systems)}, in mean service times.`
  );
}

/** What is left out of the averages, for each system that has it: ` without a warm-up of 24 (d = 2), of 240 (d = 1)`. */
function warmUpWords(systems: Moment['systems']): string {
  const dropped = systems.filter(({ estimates }) => estimates.warmUp > 0);
  if (dropped.length === 0) return '';
  const each = dropped.map(({ choices, estimates }) => `of ${timeText(estimates.warmUp)} (d = ${choices})`);
  return ` without a warm-up ${each.join(', ')}`;
}

/** A simulated time as short as it can be told; a step can end at any. */
function timeText(time: number): string {
  return String(Number(time.toFixed(4)));
}
