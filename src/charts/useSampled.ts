import { useSyncExternalStore } from 'react';
import type { FeedState, SnapshotSource } from '../model/snapshot';

const SAMPLE_MS = 250;

/** One for each source, so that all numbers on the page change together, in one render. */
const samplers = new WeakMap<SnapshotSource, Sampler>();

/**
 * The feed four times a second, for numbers that people read: the way in which snapshots make React render again and again.
 * The last snapshot is always shown, also when the feed then stops.
 */
export function useSampled(source: SnapshotSource): FeedState {
  let sampler = samplers.get(source);
  if (!sampler) {
    sampler = new Sampler(source);
    samplers.set(source, sampler);
  }
  return useSyncExternalStore(sampler.subscribe, sampler.getState);
}

class Sampler {
  readonly #source: SnapshotSource;
  readonly #listeners = new Set<() => void>();
  #state: FeedState;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #unsubscribe: (() => void) | null = null;

  constructor(source: SnapshotSource) {
    this.#source = source;
    this.#state = source.getState();
  }

  readonly getState = (): FeedState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      this.#unsubscribe = this.#source.subscribe(this.#schedule);
      // What came while nobody listened.
      this.#schedule();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#unsubscribe?.();
      if (this.#timer !== null) clearTimeout(this.#timer);
      this.#timer = null;
    };
  };

  readonly #schedule = (): void => {
    this.#timer ??= setTimeout(this.#take, SAMPLE_MS);
  };

  readonly #take = (): void => {
    this.#timer = null;
    this.#state = this.#source.getState();
    for (const listener of this.#listeners) listener();
  };
}
