import type { Snapshot } from '../../model/snapshot';
import { type FloorBox, type FloorLayout, floorLayout } from './floorLayout';
import { LayoutTween } from './layoutTween';
import { RoomKeeper } from './roomKeeper';
import type { SlowDrawing } from './slowDrawing';

/** From one layout to another, in milliseconds of wall clock. */
const MORPH_MS = 650;

interface Wanted {
  readonly box: FloorBox;
  readonly sorted: boolean;
  /** Customers in a queue that the fast floor has room for at least. */
  readonly leastLevels: number;
  /** Slow mode's layout where that is wanted. */
  readonly slow: SlowDrawing['layout'] | null;
  /** Nothing moves. */
  readonly still: boolean;
}

/** The floor's layout from frame to frame: another speed, order or number of servers turns it into another. */
export class StageLayout {
  readonly #tween = new LayoutTween();
  readonly #room = new RoomKeeper();
  #boxKey = '';
  #key = '';
  #roomKey = '';

  moving(nowMs: number): boolean {
    return this.#tween.moving(nowMs);
  }

  at({ box, sorted, leastLevels, slow, still }: Wanted, snapshot: Snapshot, nowMs: number): FloorLayout {
    const { serverCount } = snapshot.parameters;
    const least = slow ? 0 : leastLevels;
    const systems = this.#room
      .of(snapshot)
      .map(({ choices, longest }) => ({ choices, longest: Math.max(longest, least) }));
    const content = { systems, serverCount, sorted };
    const target = (slow ?? floorLayout)(content, box);
    const boxKey = Object.values(box).join();
    const key = JSON.stringify([boxKey, slow !== null, sorted, serverCount]);
    const roomKey = JSON.stringify([key, content.systems]);
    if (still || boxKey !== this.#boxKey) this.#tween.aim(target, nowMs, 0);
    else if (key !== this.#key || (slow && roomKey !== this.#roomKey)) {
      this.#tween.aim(target, nowMs, MORPH_MS);
    } else if (roomKey !== this.#roomKey) {
      // On the fast floor a queue may grow by any length between two frames: its room must be there at once.
      this.#tween.turnTo(target);
    }
    this.#boxKey = boxKey;
    this.#key = key;
    this.#roomKey = roomKey;
    return this.#tween.at(nowMs);
  }
}
