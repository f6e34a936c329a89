import type { ControlState, FloorOrder } from './controlStore';

/** What an eye can follow: so many servers side by side, and customers a second in all. */
const MOST_SERVERS = 60;
const MOST_CUSTOMERS_A_SECOND = 12;
/** Stepping is slow at any speed, and one event is seen among more servers. */
const MOST_SERVERS_STEPPING = 120;

/** Customers who arrive a second of wall clock, in each system. */
export function customersASecond({ serverCount, arrivalRate, speed }: ControlState): number {
  return serverCount * arrivalRate * speed;
}

/** Whether time passes slowly enough for each customer to be seen. */
export function isSlow(state: ControlState): boolean {
  return state.serverCount <= MOST_SERVERS && customersASecond(state) <= MOST_CUSTOMERS_A_SECOND;
}

/**
 * Whether the floor shows one event at a time.
 * @param stepped what is shown was reached by a step
 */
export function showsEvents(state: ControlState, stepped: boolean): boolean {
  return isSlow(state) || (stepped && state.serverCount <= MOST_SERVERS_STEPPING);
}

/** The order in which the floor shows its servers; the floor of single events has its own. */
export function shownOrder(state: ControlState, stepped: boolean): FloorOrder {
  return showsEvents(state, stepped) ? state.slowFloorOrder : state.floorOrder;
}
