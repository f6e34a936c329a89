import type { ObservedEvent } from '../../model/observedEvent';

/** Probes told one by one; of more only the shortest. */
const MOST_TOLD = 5;

/**
 * One event in whole sentences, for those who do not see it move. Servers are numbered from 1.
 * @param choices d of each system
 */
export function eventText(event: ObservedEvent, choices: readonly number[]): string {
  const time = event.time.toFixed(4);
  if (event.kind === 'arrival') {
    const systems = choices.map((own, system) => `d = ${own} ${choiceText(event, system)}.`);
    return `Customer at time ${time}: ${systems.join(' ')}`;
  }
  const server = (event.servers[0] ?? 0) + 1;
  const systems = choices.map(
    (own, system) => `d = ${own} ${serviceText(event.lengthsBefore[system] ?? 0)}.`,
  );
  return `Server ${server} served a customer at time ${time}: ${systems.join(' ')}`;
}

function choiceText(
  { probes, probedLengths, servers, lengthsBefore }: ObservedEvent,
  system: number,
): string {
  const seen = probedLengths[system] ?? [];
  const joined = (servers[system] ?? 0) + 1;
  const queue = (server: number, length: number) => `server ${server} (${customers(length)})`;
  if (seen.length > MOST_TOLD) {
    const shortest = queue(joined, lengthsBefore[system] ?? 0);
    return `looked at ${seen.length} servers, the shortest queue at ${shortest}, joined server ${joined}`;
  }
  const looked = seen.map((length, j) => queue((probes[j] ?? 0) + 1, length));
  const list = looked.length > 1 ? `${looked.slice(0, -1).join(', ')} and ${looked.at(-1)}` : looked[0];
  return `looked at ${list}, joined server ${joined}`;
}

function serviceText(before: number): string {
  if (before === 0) return 'had nobody there';
  return before === 1 ? 'had 1 customer there, now idle' : `had ${before} customers there, now ${before - 1}`;
}

function customers(length: number): string {
  return length === 1 ? '1 customer' : `${length} customers`;
}
