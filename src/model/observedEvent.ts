import type { Queues } from './queues';
import type { SupermarketEvent } from './supermarket';

/**
 * An event together with what its customer saw: enough to draw it, and to tell it in words.
 * @example
 * import { createSupermarket, type ObservedEvent } from 'two-choices';
 *
 * const event: ObservedEvent = createSupermarket({ start: 'empty' }).step();
 * console.log(event.kind); // arrival
 * console.log(event.probedLengths[0].join()); // 0,0
 */
export interface ObservedEvent extends SupermarketEvent {
  /** For each system, queue lengths at the probes it looks at, in their order, before the event; none for a service. */
  readonly probedLengths: readonly (readonly number[])[];
}

/**
 * What a customer saw, told just after it joined: the queue it joined was shorter by one.
 * @param choices d of each system
 * @param queues the systems just after the event
 */
export function observed(
  event: SupermarketEvent,
  choices: readonly number[],
  queues: readonly Queues[],
): ObservedEvent {
  const probedLengths = queues.map(({ lengths }, system) =>
    event.probes
      .slice(0, choices[system])
      .map((server) => lengths[server] - (server === event.servers[system] ? 1 : 0)),
  );
  return { ...event, probedLengths };
}
