import { BURST, type Burst } from './burst';
import { joinShorter, joinShortest } from './policy';

/**
 * The record of a level k ≥ 1 holds, in this order: the sum of the moments at which a queue rose to length k, minus the
 * sum of those at which one fell below it; how many fell; how many rose; and how many queues were at least k long when
 * all three were last set to zero, the start of the measurement. One event concerns one level, so each costs the same
 * however long the queues are.
 *
 * The number N of queues at least k long is then start + risen − fallen, and ∫ N dt from 0 to t is N·t − moments.
 */
const MOMENTS = 0;
const FALLEN = 1;
const RISEN = 2;
const AT_START = 3;
const STRIDE = 4;

const FIRST_LEVELS = 64;

/** From so many servers on, their queue lengths do not fit a processor's own memory. */
const MANY_SERVERS = 200_000;

/** Sums over a stretch of simulated time. */
export interface Measured {
  /** Length of the stretch, in mean service times. */
  readonly duration: number;
  /** For each level k up to the highest reached: ∫ (number of servers with at least k customers) dt. */
  readonly integral: Float64Array;
  /** For each length k: customers who joined a queue of that length. */
  readonly joined: Float64Array;
}

/** The queues of one system and what is counted about them, kept up to date event by event. */
export class Queues {
  /** Customers at each server, the one in service included. */
  readonly lengths: Int32Array;
  #levels: Float64Array;
  #measuredSince = 0;
  /** Customers who came before measuring started, those present at the very start included. */
  #arrivedBefore: number;

  /** @param initialLengths queue length of each server; taken over, not copied */
  constructor(initialLengths: Int32Array, now: number) {
    this.lengths = initialLengths;
    let longest = 0;
    for (let server = 0; server < initialLengths.length; server++) {
      longest = Math.max(longest, initialLengths[server]);
    }
    const exactly = new Int32Array(longest + 1);
    for (let server = 0; server < initialLengths.length; server++) exactly[initialLengths[server]]++;
    this.#levels = new Float64Array(Math.max(FIRST_LEVELS, longest + 2) * STRIDE);
    for (let k = longest, atLeast = 0; k > 0; k--) {
      atLeast += exactly[k];
      this.#levels[k * STRIDE + AT_START] = atLeast;
    }
    this.#arrivedBefore = this.inSystem();
    this.restart(now);
  }

  /** Customers who ever came, those present at the start included. */
  get arrivals(): number {
    return this.#arrivedBefore + this.#sum(RISEN);
  }

  /** Customers who left. */
  get departures(): number {
    return this.arrivals - this.inSystem();
  }

  /**
   * Lets all events of a burst happen.
   * @param choices d of the system
   */
  happen(burst: Burst, choices: number): void {
    if (this.lengths.length >= MANY_SERVERS && this.#readAhead(burst, choices) < 0) {
      throw new RangeError('a queue length is negative');
    }
    let done = this.#happen(0, burst, choices);
    while (done < burst.count) {
      this.#addLevels();
      done = this.#happen(done, burst, choices);
    }
  }

  /**
   * The hot loop. No branch depends on whether a customer comes or goes, whom it joins, or whether a server is idle.
   * Two choices have a loop of their own: without a loop inside, it was measured a fifth faster.
   * @returns the first event that concerns a level without a record, or the number of events
   */
  #happen(from: number, burst: Burst, choices: number): number {
    const { count, moments, arriving, probes } = burst;
    const lengths = this.lengths;
    const levels = this.#levels;
    if (choices === 2) {
      for (let e = from; e < count; e++) {
        const server = joinShorter(lengths, probes[e], probes[e + BURST]);
        if (!change(lengths, levels, server, arriving[e], moments[e])) return e;
      }
    } else {
      for (let e = from; e < count; e++) {
        const server = joinShortest(lengths, probes, choices, e, BURST);
        if (!change(lengths, levels, server, arriving[e], moments[e])) return e;
      }
    }
    return count;
  }

  /**
   * Reads all lengths that a burst needs. In a row a processor waits for many at a time, the more, the less else there
   * is to do: hence four a turn. At a million servers it was measured to save half the time of an event.
   * @returns all of them, or-ed: negative if one is, which cannot be
   */
  #readAhead({ count, probes }: Burst, choices: number): number {
    const lengths = this.lengths;
    let any = 0;
    for (let column = 0; column < choices * BURST; column += BURST) {
      const end = column + count;
      let at = column;
      for (; at < end - 3; at += 4) {
        any |= lengths[probes[at]] | lengths[probes[at + 1]];
        any |= lengths[probes[at + 2]] | lengths[probes[at + 3]];
      }
      for (; at < end; at++) any |= lengths[probes[at]];
    }
    return any;
  }

  /** Starts measuring anew at a moment; the queues stay. */
  restart(now: number): void {
    const levels = this.#levels;
    this.#arrivedBefore = this.arrivals;
    for (let k = 1; k * STRIDE < levels.length; k++) {
      const atLeast = this.#atLeast(k);
      levels[k * STRIDE + MOMENTS] = atLeast * now;
      levels[k * STRIDE + FALLEN] = 0;
      levels[k * STRIDE + RISEN] = 0;
      levels[k * STRIDE + AT_START] = atLeast;
    }
    this.#measuredSince = now;
  }

  /** Length of the longest queue. */
  longest(): number {
    let k = 0;
    while (this.#atLeast(k + 1) > 0) k++;
    return k;
  }

  /** Customers in the system, summed over the levels: equals {@link arrivals} − {@link departures}. */
  inSystem(): number {
    return this.#sum(AT_START) + this.#sum(RISEN) - this.#sum(FALLEN);
  }

  /** Fraction of servers with at least k customers now, for k = 0 … longest queue. */
  tail(): Float64Array {
    const tail = new Float64Array(this.longest() + 1);
    for (let k = 0; k < tail.length; k++) tail[k] = this.#atLeast(k) / this.lengths.length;
    return tail;
  }

  /**
   * What was measured since the last {@link restart}, up to a moment of the event clock.
   * @param perTimeUnit how much of the event clock is one unit of simulated time
   */
  measured(now: number, perTimeUnit: number): Measured {
    const levels = this.#levels;
    const used = this.#usedLevels();
    const duration = now - this.#measuredSince;
    const integral = new Float64Array(used);
    const joined = new Float64Array(used);
    integral[0] = (this.lengths.length * duration) / perTimeUnit;
    for (let k = 1; k < used; k++) {
      integral[k] = (this.#atLeast(k) * now - levels[k * STRIDE + MOMENTS]) / perTimeUnit;
      joined[k - 1] = levels[k * STRIDE + RISEN];
    }
    return { duration: duration / perTimeUnit, integral, joined };
  }

  /** How many levels, level 0 included, some queue reached since the measurement started. */
  #usedLevels(): number {
    const levels = this.#levels;
    let at = levels.length - STRIDE;
    while (at > 0 && levels[at + AT_START] + levels[at + RISEN] === 0) at -= STRIDE;
    return at / STRIDE + 1;
  }

  /** Servers with at least k customers now. */
  #atLeast(k: number): number {
    if (k === 0) return this.lengths.length;
    const levels = this.#levels;
    const at = k * STRIDE;
    return at < levels.length ? levels[at + AT_START] + levels[at + RISEN] - levels[at + FALLEN] : 0;
  }

  /** Sum of a field over the levels. */
  #sum(field: number): number {
    const levels = this.#levels;
    let sum = 0;
    for (let at = STRIDE; at < levels.length; at += STRIDE) sum += levels[at + field];
    return sum;
  }

  #addLevels(): void {
    const levels = new Float64Array(this.#levels.length * 2);
    levels.set(this.#levels);
    this.#levels = levels;
  }
}

/**
 * One customer more at a server, or one less.
 * @param arrives 1 for one more, 0 for one less
 * @returns false if there is no record of the level this concerns; nothing is changed then
 */
function change(
  lengths: Int32Array,
  levels: Float64Array,
  server: number,
  arrives: number,
  moment: number,
): boolean {
  const length = lengths[server];
  const level = Math.imul(length + arrives, STRIDE);
  if (level >= levels.length) return false;
  // No less than none: at an idle server a fall below level 0 is counted, which nothing reads.
  lengths[server] = length + arrives - ((arrives - 1) & (-length >>> 31));
  levels[level + MOMENTS] += moment * (arrives + arrives - 1);
  levels[level + FALLEN + arrives] += 1;
  return true;
}
