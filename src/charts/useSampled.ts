import { useSyncExternalStore } from 'react';
import type { FeedState, SnapshotSource } from '../model/snapshot';
import { Sampler } from './sampler';

/** One for each source, so that all numbers on the page change together, in one render. */
const samplers = new WeakMap<SnapshotSource, Sampler>();

/** The feed four times a second, for numbers that people read: the way in which snapshots make React render again and again. */
export function useSampled(source: SnapshotSource): FeedState {
  let sampler = samplers.get(source);
  if (!sampler) {
    sampler = new Sampler(source);
    samplers.set(source, sampler);
  }
  return useSyncExternalStore(sampler.subscribe, sampler.getState);
}
