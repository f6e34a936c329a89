import { easeCubicInOut } from 'd3';
import type { FloorLayout, Strip } from './floorLayout';

/** Turns one layout of the floor into another, so that nothing on it ever jumps. */
export class LayoutTween {
  #from: FloorLayout | null = null;
  #to: FloorLayout | null = null;
  #startMs = 0;
  #durationMs = 0;

  /** From now on towards another layout, wherever the one before has got to; at once if it takes no time. */
  aim(target: FloorLayout, nowMs: number, durationMs: number): void {
    const first = !this.#to;
    this.#from = first ? target : this.at(nowMs);
    this.#durationMs = first ? 0 : durationMs;
    this.#to = target;
    this.#startMs = nowMs;
  }

  /** Another end for the way that is being gone; at once there if it has been gone. */
  turnTo(target: FloorLayout): void {
    this.#to = target;
  }

  moving(nowMs: number): boolean {
    return nowMs < this.#startMs + this.#durationMs;
  }

  /** The layout at a moment; {@link aim} must have been called. */
  at(nowMs: number): FloorLayout {
    if (!this.#from || !this.#to) throw new Error('no layout to be at');
    if (!this.moving(nowMs)) return this.#to;
    return mixed(this.#from, this.#to, easeCubicInOut(Math.max(0, nowMs - this.#startMs) / this.#durationMs));
  }
}

/** Between two layouts. A strip that was not there before comes in where it will be. */
function mixed(from: FloorLayout, to: FloorLayout, share: number): FloorLayout {
  const mix = (a: number, b: number) => a * (1 - share) + b * share;
  const strips = to.strips.map((strip): Strip => {
    const before = from.strips.find(({ system }) => system === strip.system) ?? { ...strip, presence: 0 };
    return {
      system: strip.system,
      labelY: mix(before.labelY, strip.labelY),
      doorY: mix(before.doorY, strip.doorY),
      groundY: mix(before.groundY, strip.groundY),
      room: mix(before.room, strip.room),
      whole: mix(before.whole, strip.whole),
      presence: mix(before.presence, strip.presence),
    };
  });
  return {
    left: mix(from.left, to.left),
    width: mix(from.width, to.width),
    pitch: mix(from.pitch, to.pitch),
    unit: mix(from.unit, to.unit),
    slow: mix(from.slow, to.slow),
    sorted: mix(from.sorted, to.sorted),
    strips,
  };
}
