import type { FeedState, SnapshotSource } from '../model/snapshot';

/** How often numbers change, in milliseconds: often enough to be live, seldom enough to be read. */
export const SAMPLE_MS = 250;

/**
 * The feed as it was at most {@link SAMPLE_MS} ago. The last snapshot is always told, also when the feed then stops; one of
 * other systems at once, so that numbers never speak of a system that pictures no longer show.
 */
export class Sampler {
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
      this.#rest();
    };
  };

  readonly #schedule = (): void => {
    if (systemsOf(this.#source.getState()) !== systemsOf(this.#state)) this.#take();
    else this.#timer ??= setTimeout(this.#take, SAMPLE_MS);
  };

  readonly #take = (): void => {
    this.#rest();
    this.#state = this.#source.getState();
    for (const listener of this.#listeners) listener();
  };

  #rest(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

function systemsOf({ snapshot }: FeedState): string | undefined {
  return snapshot?.parameters.choices.join();
}
