import { DriftingTail } from './driftingTail';

/**
 * Levels whose tail is below this, or within this of 1, are as good as empty or full, and customers that join
 * a level at a rate below this as good as none. Such levels are left out of the integration but for a margin,
 * and taken in again when they change by more.
 */
export const SMALLEST = 1e-13;
const MARGIN = 8;

/**
 * A drifting part is split off when it spares the integration this many levels, and made anew after this
 * time.
 */
const WORTH_SPLITTING = 100;
const RENEWAL = 8;

/** Levels of the drifting part that are integrated too: what happens above them takes long to come down. */
const OVERLAP = 32;

/**
 * Longest step with a drifting part: in this time what is wrong at the top of the overlap does not come
 * through it.
 */
export const LONGEST_BESIDE_DRIFT = 1;

/** The solution at a time that the error control has chosen. */
export interface Knot {
  readonly time: number;
  /** Levels below this are 1. */
  readonly full: number;
  /** The levels from there on that are integrated; the first is 1. */
  readonly tail: Float64Array;
  /** The levels above and, overlapping, the last of `tail`; without it all levels above are empty. */
  readonly drifting: DriftingTail | null;
}

/** Number of entries of `tail` below the drifting part. */
export function ownLevels({ tail, drifting }: Knot): number {
  return drifting ? tail.length - OVERLAP : tail.length;
}

/** All levels at a time from the knot's on, where the integrated ones have come to `tail`. */
export function assembled(knot: Knot, time: number, tail: Float64Array): Float64Array {
  const { full, drifting } = knot;
  const own = full + ownLevels(knot);
  const levels = new Float64Array(drifting ? Math.max(own, drifting.end) : own).fill(1, 0, full);
  levels.set(tail.subarray(0, own - full), full);
  drifting?.write(time, own, levels.subarray(own));
  return levels;
}

/** The knot with more full levels integrated. */
export function extendedBelow(knot: Knot): Knot {
  const more = Math.min(knot.full, MARGIN);
  const tail = new Float64Array(more + knot.tail.length).fill(1, 0, more);
  tail.set(knot.tail, more);
  return { ...knot, full: knot.full - more, tail };
}

/** The knot with a quarter more levels integrated, empty or drifting until now. */
export function extendedAbove(knot: Knot): Knot {
  const { time, full, drifting } = knot;
  const own = ownLevels(knot);
  const tail = new Float64Array(knot.tail.length + Math.ceil(0.25 * own));
  tail.set(knot.tail);
  drifting?.write(time, full + own, tail.subarray(own));
  return { ...knot, tail };
}

/**
 * The knot with its levels divided anew: those as good as full or empty left out once they are many, and a
 * long drifting part split off.
 * @param quiet customers that join levels with a smaller tail than this are as good as none
 */
export function divided(knot: Knot, quiet: number): Knot {
  const { time, drifting } = knot;
  if (drifting) {
    if (time - drifting.time < RENEWAL) return withoutFull(knot);
    const full = 0;
    return divided({ time, full, tail: assembled(knot, time, knot.tail), drifting: null }, quiet);
  }
  const { full, tail } = withoutFull(knot);
  let end = tail.length;
  while (end > 1 && tail[end - 1] < SMALLEST) end--;
  let own = 1;
  while (own < end && tail[own] > quiet) own++;
  own += MARGIN;
  if (end - own - OVERLAP > WORTH_SPLITTING) {
    const upper = new DriftingTail(time, full + own, tail.slice(own, end));
    return { time, full, tail: tail.slice(0, own + OVERLAP), drifting: upper };
  }
  const enough = Math.ceil(1.2 * end) + 2;
  return {
    time,
    full,
    tail: tail.slice(0, 1.5 * end + MARGIN < tail.length ? enough : tail.length),
    drifting,
  };
}

function withoutFull(knot: Knot): Knot {
  const { full, tail } = knot;
  let first = 0;
  while (first + 1 < tail.length && tail[first + 1] > 1 - SMALLEST) first++;
  if (first <= 2 * MARGIN) return knot;
  first -= MARGIN;
  const kept = tail.slice(first);
  kept[0] = 1;
  return { ...knot, full: full + first, tail: kept };
}
