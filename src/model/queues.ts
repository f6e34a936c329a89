/**
 * The queues of one system and what is counted about them, kept up to date event by event.
 *
 * For every level k the record holds, in this order: the number of servers with at least k customers; the moment that
 * number last changed; its integral from the start of the measurement to that moment; the customers who joined a
 * queue of length k since then. One event changes one level, so each costs the same however long the queues are.
 */
const COUNT = 0;
const CHANGED = 1;
const INTEGRAL = 2;
const JOINED = 3;
const STRIDE = 4;

const INITIAL_LEVELS = 64;

/** Sums over a stretch of simulated time. */
export interface Measured {
  /** Length of the stretch, in mean service times. */
  readonly duration: number;
  /** For each level k up to the highest reached: ∫ (number of servers with at least k customers) dt. */
  readonly integral: Float64Array;
  /** For each length k: customers who joined a queue of that length. */
  readonly joined: Float64Array;
}

export class Queues {
  /** Customers at each server, the one in service included. */
  readonly lengths: Int32Array;
  /** Customers who ever came, those present at the start included. */
  arrivals = 0;
  /** Customers who left. */
  departures = 0;
  #levels: Float64Array;
  #levelCount: number;
  #measuredSince = 0;

  /** @param initialLengths queue length of each server; taken over, not copied */
  constructor(initialLengths: Int32Array, now: number) {
    this.lengths = initialLengths;
    const longest = initialLengths.reduce((most, length) => Math.max(most, length), 0);
    this.#levelCount = Math.max(INITIAL_LEVELS, longest + 2);
    this.#levels = new Float64Array(this.#levelCount * STRIDE);
    const exactly = new Float64Array(longest + 1);
    for (const length of initialLengths) {
      exactly[length]++;
      this.arrivals += length;
    }
    for (let k = longest, atLeast = 0; k >= 0; k--) {
      atLeast += exactly[k];
      this.#levels[k * STRIDE + COUNT] = atLeast;
    }
    this.restart(now);
  }

  /** A customer joins a server at a moment. */
  join(server: number, now: number): void {
    const length = this.lengths[server];
    this.lengths[server] = length + 1;
    if (length + 1 >= this.#levelCount) this.#grow(now);
    const levels = this.#levels;
    const own = length * STRIDE;
    levels[own + JOINED] += 1;
    const changed = own + STRIDE;
    levels[changed + INTEGRAL] += levels[changed + COUNT] * (now - levels[changed + CHANGED]);
    levels[changed + CHANGED] = now;
    levels[changed + COUNT] += 1;
    this.arrivals++;
  }

  /**
   * The customer in service leaves a server; nothing happens at an idle one. Written without a branch on idleness,
   * which a processor cannot predict: at an idle server level 0, always n, is brought up to date and changed by nothing.
   */
  serve(server: number, now: number): void {
    const length = this.lengths[server];
    const busy = -length >>> 31;
    this.lengths[server] = length - busy;
    const levels = this.#levels;
    const changed = length * STRIDE;
    levels[changed + INTEGRAL] += levels[changed + COUNT] * (now - levels[changed + CHANGED]);
    levels[changed + CHANGED] = now;
    levels[changed + COUNT] -= busy;
    this.departures += busy;
  }

  /** Starts measuring anew at a moment; the queues stay. */
  restart(now: number): void {
    const levels = this.#levels;
    for (let at = 0; at < levels.length; at += STRIDE) {
      levels[at + CHANGED] = now;
      levels[at + INTEGRAL] = 0;
      levels[at + JOINED] = 0;
    }
    this.#measuredSince = now;
  }

  /** Length of the longest queue. */
  longest(): number {
    let k = 0;
    while (this.#levels[(k + 1) * STRIDE + COUNT] > 0) k++;
    return k;
  }

  /** Customers in the system, summed over the levels: equals {@link arrivals} − {@link departures}. */
  inSystem(): number {
    let sum = 0;
    for (let at = STRIDE + COUNT; at < this.#levels.length && this.#levels[at] > 0; at += STRIDE) {
      sum += this.#levels[at];
    }
    return sum;
  }

  /** Fraction of servers with at least k customers now, for k = 0 … longest queue. */
  tail(): Float64Array {
    const tail = new Float64Array(this.longest() + 1);
    for (let k = 0; k < tail.length; k++) tail[k] = this.#levels[k * STRIDE + COUNT] / this.lengths.length;
    return tail;
  }

  /**
   * What was measured since the last {@link restart}, up to a moment of the event clock.
   * @param perTimeUnit how much of the event clock is one unit of simulated time
   */
  measured(now: number, perTimeUnit: number): Measured {
    let used = this.longest() + 1;
    for (let k = this.#levelCount - 1; k >= used; k--) {
      if (this.#levels[k * STRIDE + INTEGRAL] > 0 || this.#levels[k * STRIDE + JOINED] > 0) used = k + 1;
    }
    const integral = new Float64Array(used);
    const joined = new Float64Array(used);
    for (let k = 0; k < used; k++) {
      const at = k * STRIDE;
      const sinceChange = now - this.#levels[at + CHANGED];
      integral[k] = (this.#levels[at + INTEGRAL] + this.#levels[at + COUNT] * sinceChange) / perTimeUnit;
      joined[k] = this.#levels[at + JOINED];
    }
    return { duration: (now - this.#measuredSince) / perTimeUnit, integral, joined };
  }

  #grow(now: number): void {
    const grown = new Float64Array(this.#levels.length * 2);
    grown.set(this.#levels);
    for (let at = this.#levels.length; at < grown.length; at += STRIDE) grown[at + CHANGED] = now;
    this.#levels = grown;
    this.#levelCount *= 2;
  }
}
