import type { Snapshot } from '../model/snapshot';
import type { FloorContent } from './floorLayout';

/** Room for the longest queue seen since measuring began: strips grow, and start anew with the averages. */
export class RoomKeeper {
  #since = Number.NaN;
  #longest: number[] = [];

  of({ systems, measuredSince }: Snapshot): FloorContent['systems'] {
    if (measuredSince !== this.#since || systems.length !== this.#longest.length)
      this.#longest = systems.map(() => 0);
    this.#since = measuredSince;
    this.#longest = systems.map(({ longestQueue }, i) => Math.max(longestQueue, this.#longest[i] ?? 0));
    return systems.map(({ choices }, i) => ({ choices, longest: this.#longest[i] ?? 0 }));
  }
}
