import type { ObservedEvent } from '../../model/observedEvent';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
/** Queues named one by one; of more only the shortest. */
const MOST_NAMED = 5;

/**
 * What a system's picture says of an event in a few words, from the longest way to the shortest: which one fits is
 * for the picture to see.
 */
export function customerCaptions(event: ObservedEvent, system: number): readonly string[] {
  const before = event.lengthsBefore[system] ?? 0;
  const server = event.servers[system] ?? 0;
  if (event.kind === 'service') {
    return before > 0
      ? [`server ${server + 1} has served a customer`, `server ${server + 1} served one`]
      : [`server ${server + 1} is idle here`, 'idle here'];
  }
  const seen = event.probedLengths[system] ?? [];
  const looked = new Set(event.probes.slice(0, seen.length)).size;
  if (seen.length === 1) {
    const there = before === 0 ? 'nobody there' : `${before} there`;
    return [`joins a random queue: ${there}`, there];
  }
  if (looked === 1) return [`looks at the same queue each time: ${before} there`, `${before} there`];
  if (seen.length === 2) {
    const lengths = `${seen[0]} here, ${seen[1]} there`;
    return [`looks at two queues: ${lengths}`, lengths];
  }
  if (seen.length > MOST_NAMED) {
    return [
      `looks at ${seen.length} queues: the shortest has ${before}`,
      `shortest of ${seen.length}: ${before}`,
    ];
  }
  const lengths = `${seen.slice(0, -1).join(', ')} and ${seen.at(-1)}`;
  return [`looks at ${NUMBERS[seen.length]} queues: ${lengths}`, lengths];
}
