import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FeedState } from '../model/snapshot';

/** What arrives up to 60 times a second: charts draw from a subscription, readouts sample it. */
export type SnapshotFeed = StoreApi<FeedState>;

export function createSnapshotFeed(): SnapshotFeed {
  return createStore<FeedState>(() => ({
    run: 0,
    snapshot: null,
    event: null,
    events: [],
    stepBack: 'start',
  }));
}
