import { formatCount, formatNumber } from '../../model/format';
import type { Method } from '../cell';

/** What the customers and the queues at time 0 are like: `distinct probes, started in equilibrium, seed 1`. */
export function conditionWords({
  sampling,
  start,
  seed,
}: Pick<Method, 'sampling' | 'start' | 'seed'>): string {
  const probes = sampling === 'distinct' ? 'distinct probes' : 'probes with replacement';
  return `${probes}, ${start === 'empty' ? 'empty at the start' : 'started in equilibrium'}, seed ${seed}`;
}

/** How long is simulated: `10 runs of 100,000 time units, the first 10,000 of each dropped`. */
export function runWords({ runs, schedule }: Pick<Method, 'runs' | 'schedule'>): string {
  const run = runs === 1 ? '1 run' : `${formatCount(runs)} runs`;
  return `${run} of ${timeWords(schedule.time)} time units, the first ${timeWords(schedule.warmup)} of each dropped`;
}

/** What to say of cells of which so many runs are done: nothing once all are. */
export function unfinishedWords(done: readonly number[], runs: number): string[] {
  const fewest = Math.min(...done);
  if (fewest >= runs) return [];
  const part = `${formatCount(fewest)} of ${formatCount(runs)} runs`;
  return [done.length === 1 ? `Not finished: ${part}.` : `Not finished: some cells have ${part}.`];
}

/** A length of simulated time. */
export function timeWords(time: number): string {
  return Number.isInteger(time) ? formatCount(time) : formatNumber(time);
}
