import type { Snapshot } from '../../model/snapshot';
import type { FloorContent } from './floorLayout';

/** Snapshots in a window: about four seconds of frames. */
const WINDOW = 240;

/**
 * Room for the longest queue of the last few seconds: strips grow at once, and shrink only after a while, so that they
 * neither jitter nor stay tall for ever because of one long queue hours ago. They start anew with the averages.
 */
export class RoomKeeper {
  #since = Number.NaN;
  /** Longest queue of each system in this window, and in the one before. */
  #longest: number[] = [];
  #before: number[] = [];
  #snapshots = 0;

  of({ systems, measuredSince }: Snapshot): FloorContent['systems'] {
    if (measuredSince !== this.#since || systems.length !== this.#longest.length) {
      this.#since = measuredSince;
      this.#snapshots = 0;
      this.#longest = systems.map(() => 0);
      this.#before = this.#longest;
    } else if (this.#snapshots === WINDOW) {
      this.#snapshots = 0;
      this.#before = this.#longest;
      this.#longest = systems.map(() => 0);
    }
    this.#snapshots++;
    this.#longest = systems.map(({ longestQueue }, i) => Math.max(longestQueue, this.#longest[i] ?? 0));
    return systems.map(({ choices }, i) => ({
      choices,
      longest: Math.max(this.#longest[i] ?? 0, this.#before[i] ?? 0),
    }));
  }
}
