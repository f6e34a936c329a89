import { fixedPointTail, levelsAbove } from './fixedPoint';
import {
  assembled,
  divided,
  extendedAbove,
  extendedBelow,
  type Knot,
  LONGEST_BESIDE_DRIFT,
  ownLevels,
  SMALLEST,
} from './meanFieldKnot';
import { MeanFieldStep } from './meanFieldStep';
import { assertWithin, invalid, type Start } from './parameters';

/**
 * Estimated error allowed in a step, a sum over the levels, in units of √max(1, L). Of the fourth-order
 * result it is an overestimate.
 */
const STEP_TOLERANCE = 2e-9;

/** Distance from the fixed point taken for none, a sum over the levels, in units of max(1, L). */
const CONVERGED = 1e-9;

/** Levels an empty system starts with. */
const FIRST_LEVELS = 8;

export interface MeanFieldParameters {
  /** Choices d. */
  readonly choices: number;
  /** Arrival rate per server λ. */
  readonly arrivalRate: number;
}

/**
 * The deterministic limit n → ∞ on its way through time: the solution of MODEL.md (1) from an empty system or
 * from the fixed point, with parameters that may change on the way.
 *
 * Between two changes of parameters it is a function of time alone, to the last bit: steps lead from knot to
 * knot, and a time between two knots is reached by one shorter step from the knot before it. The distance of
 * two solutions, summed over the levels, never grows; so the errors of the steps can only add up, and a
 * solution that has come close to the fixed point may be replaced by it, after which advancing costs nothing.
 */
export class MeanFieldTrajectory {
  readonly #step = new MeanFieldStep();
  #choices: number;
  #arrivalRate: number;
  #fixedPoint: Float64Array;
  #time = 0;
  #tail: Float64Array;
  #begin: Knot;
  #end: Knot;
  #duration: number;

  /** @throws RangeError on parameters beyond their limits: the number of levels has to be bounded */
  constructor({ choices, arrivalRate, start }: MeanFieldParameters & { readonly start: Start }) {
    this.#choices = choices;
    this.#arrivalRate = arrivalRate;
    this.#fixedPoint = truncatedFixedPoint(choices, arrivalRate);
    this.#tail = start === 'empty' ? new Float64Array(FIRST_LEVELS).fill(1, 0, 1) : this.#fixedPoint;
    this.#duration = firstDuration(choices, arrivalRate);
    this.#begin = { time: 0, full: 0, tail: this.#tail, drifting: null };
    this.#end = this.#next();
  }

  /** Time of the present state, in mean service times from the start. */
  get time(): number {
    return this.#time;
  }

  /**
   * Present fraction of servers with at least k customers, k = 0..K: not increasing, entry 0 is 1, what lies
   * past the end is below 1e-13. Levels below about 1e-9 are within the error until it has converged. Only to
   * be read: it may be shared.
   */
  get tail(): Float64Array {
    return this.#tail;
  }

  /** Present mean queue length per server. */
  get meanQueueLength(): number {
    return sum(this.#tail);
  }

  /** Whether the present state is the fixed point, so that nothing changes before the parameters do. */
  get converged(): boolean {
    return this.#tail === this.#fixedPoint;
  }

  /**
   * Goes on from the present state with other parameters.
   * @throws RangeError on parameters beyond their limits; the trajectory is then as before
   */
  setParameters({ choices, arrivalRate }: MeanFieldParameters): void {
    if (choices === this.#choices && arrivalRate === this.#arrivalRate) return;
    this.#fixedPoint = truncatedFixedPoint(choices, arrivalRate);
    this.#choices = choices;
    this.#arrivalRate = arrivalRate;
    this.#duration = firstDuration(choices, arrivalRate);
    const present = { time: this.#time, full: 0, tail: this.#tail, drifting: null };
    this.#begin = divided(present, this.#quiet);
    this.#end = this.#next();
  }

  /**
   * Moves to a later time, in mean service times from the start.
   * @throws RangeError on a time before the present one, or not finite
   */
  advance(until: number): void {
    if (!(until >= this.#time && until < Number.POSITIVE_INFINITY)) {
      throw invalid('time', until, `${this.#time} or later`);
    }
    while (this.#end.time <= until) {
      this.#begin = this.#end;
      this.#end = this.#next();
    }
    const { time, tail } = this.#begin;
    this.#time = until;
    this.#tail = tail;
    if (tail === this.#fixedPoint) return;
    const to = new Float64Array(tail.length);
    if (until === time) to.set(tail);
    else this.#step.advance(tail, until - time, this.#choices, this.#arrivalRate, to, tail.length);
    this.#tail = assembled(this.#begin, until, to);
  }

  /** The knot after `#begin`, which takes in more levels if the step needs them. */
  #next(): Knot {
    for (;;) {
      const { time, full, tail, drifting } = this.#begin;
      if (tail === this.#fixedPoint) return { ...this.#begin, time: Number.POSITIVE_INFINITY };
      const own = ownLevels(this.#begin);
      const to = new Float64Array(tail.length);
      const duration = drifting ? Math.min(this.#duration, LONGEST_BESIDE_DRIFT) : this.#duration;
      const error = this.#step.advance(tail, duration, this.#choices, this.#arrivalRate, to, own);
      const scale = Math.max(1, full + sum(to));
      // The error of the embedded result is of order 4 in the duration.
      const factor = 0.9 * ((STEP_TOLERANCE * Math.sqrt(scale)) / error) ** 0.25;
      if (factor < 0.9) {
        this.#duration = duration * Math.max(0.2, factor);
      } else if (to[own - 1] > this.#quiet) {
        this.#begin = extendedAbove(this.#begin);
      } else if (full > 0 && to[1] < 1 - SMALLEST) {
        this.#begin = extendedBelow(this.#begin);
      } else {
        this.#duration = duration * Math.min(5, factor);
        const end = { time: time + duration, full, tail: to, drifting };
        drifting?.write(end.time, full + own, to.subarray(own));
        const close = full === 0 && !drifting && distance(to, this.#fixedPoint) <= CONVERGED * scale;
        return close ? { ...end, tail: this.#fixedPoint } : divided(end, this.#quiet);
      }
    }
  }

  /**
   * Customers as good as never join levels with a tail below this. At the cut of a system without drifting
   * part queues pile up: its level then holds as little as 1 − λ of what it would in a longer system.
   */
  get #quiet(): number {
    return (SMALLEST * (1 - this.#arrivalRate)) ** (1 / this.#choices);
  }
}

function firstDuration(choices: number, arrivalRate: number): number {
  return 0.1 / (1 + arrivalRate * choices);
}

function truncatedFixedPoint(choices: number, arrivalRate: number): Float64Array {
  assertWithin('choices', choices);
  assertWithin('arrivalRate', arrivalRate);
  return fixedPointTail(choices, arrivalRate, levelsAbove(SMALLEST, choices, arrivalRate));
}

/** Sum of entries 1 and up. */
function sum(tail: Float64Array): number {
  let total = 0;
  for (let k = tail.length - 1; k > 0; k--) total += tail[k];
  return total;
}

/** Sum over the levels of the differences of two tails. */
function distance(one: Float64Array, other: Float64Array): number {
  let total = 0;
  for (let k = Math.max(one.length, other.length) - 1; k > 0; k--) {
    total += Math.abs((k < one.length ? one[k] : 0) - (k < other.length ? other[k] : 0));
  }
  return total;
}
