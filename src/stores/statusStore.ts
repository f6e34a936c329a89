import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the run reports about itself. */
interface StatusState {
  /** Why the simulation cannot go on, or null. */
  readonly failure: string | null;
  /** Whether the simulation has not answered for some seconds. */
  readonly silent: boolean;
  /** Simulated time units a second really reached, while playing. */
  readonly speedReached: number | null;
  /** Simulated time that is being run to before anything else, or null. */
  readonly runningTo: number | null;
}

export type StatusStore = StoreApi<StatusState>;

export function createStatusStore(): StatusStore {
  return createStore<StatusState>(() => ({
    failure: null,
    silent: false,
    speedReached: null,
    runningTo: null,
  }));
}
