import { BURST, Burst } from './burst';
import { ExponentialStream } from './exponentialStream';
import type { Parameters } from './parameters';
import { type RandomStream, streamOf } from './random';

/** Which stream of the seed does what; probe j draws from stream PROBES + j. */
export const STREAM = { KINDS: 0, CLOCK: 1, START: 2, PROBES: 3 } as const;

/**
 * The events that drive all systems, drawn a burst at a time before any queue is touched: short loops over arrays, with
 * no branch that a processor cannot predict, were measured twice as fast as one loop that does everything event by
 * event. Each stream gives just the numbers that the events use, so that bursts leave no trace in a trajectory.
 */
export class EventStream extends Burst {
  readonly #seed: number;
  readonly #serverCount: number;
  readonly #kinds: RandomStream;
  readonly #probeStreams: RandomStream[] = [];
  #width = 0;
  #distinct = false;
  /** An event is an arrival if the upper 31 bits of its word are below this. */
  #arrivalBits = 0;

  /** Where random holding times come from; null if each is 1, the mean. */
  readonly #clock: ExponentialStream | null;
  /** Holding times drawn in advance, and how many of them were used. */
  readonly #holdingTimes = new Float64Array(BURST).fill(1);
  #used = BURST;
  #next = 0;

  /** @param randomClock whether holding times are random; otherwise each is their mean, the unit of the event clock */
  constructor(parameters: Parameters, randomClock: boolean) {
    super();
    this.#seed = parameters.seed;
    this.#serverCount = parameters.serverCount;
    this.#kinds = streamOf(parameters.seed, STREAM.KINDS);
    this.#clock = randomClock ? new ExponentialStream(streamOf(parameters.seed, STREAM.CLOCK)) : null;
    // Time 0 is the moment of an event, as it were, that has been drawn already.
    this.#drawMoments(0, 1);
    this.configure(parameters);
  }

  /** Moment of the next event to be drawn, on the event clock. */
  get next(): number {
    return this.#next;
  }

  /** Takes over what may change on the way. */
  configure({ choices, arrivalRate, sampling }: Omit<Parameters, 'seed' | 'serverCount' | 'start'>): void {
    this.#width = Math.max(...choices);
    this.#distinct = sampling === 'distinct';
    this.#arrivalBits = Math.round((2 ** 31 * arrivalRate) / (1 + arrivalRate));
    for (let j = this.#probeStreams.length; j < this.#width; j++) {
      this.#probeStreams.push(streamOf(this.#seed, STREAM.PROBES + j));
    }
  }

  /** Sets the event clock back to zero, which until now showed a moment not after the next event. */
  setToZero(now: number): void {
    this.#next -= now;
  }

  /**
   * Draws events up to a moment of the event clock, at most a burst and at most so many.
   * @returns how many; 0 only if there are none
   */
  draw(until: number, most: number): number {
    this.count = this.#drawMoments(until, most);
    if (this.count > 0) this.#drawServers(this.#drawKinds());
    return this.count;
  }

  #drawMoments(until: number, most: number): number {
    const { moments } = this;
    const holdingTimes = this.#holdingTimes;
    if (this.#used === BURST) {
      this.#clock?.draw(holdingTimes);
      this.#used = 0;
    }
    const used = this.#used;
    const room = Math.min(most, BURST - used);
    let next = this.#next;
    let count = 0;
    while (count < room && next <= until) {
      moments[count] = next;
      next += holdingTimes[used + count++];
    }
    this.#used = used + count;
    this.#next = next;
    return count;
  }

  /** @returns the number of arrivals */
  #drawKinds(): number {
    const { count, arriving, arrivals } = this;
    const arrivalBits = this.#arrivalBits;
    this.#kinds.words(arriving, count);
    let arrivalCount = 0;
    for (let e = 0; e < count; e++) {
      const arrives = ((arriving[e] >>> 1) - arrivalBits) >>> 31;
      arriving[e] = arrives;
      arrivals[arrivalCount] = e;
      arrivalCount = (arrivalCount + arrives) | 0;
    }
    return arrivalCount;
  }

  /** One server for each event, and more probes for each arrival. */
  #drawServers(arrivalCount: number): void {
    const { count, probes, arrivals, draws, places } = this;
    const width = this.#width;
    const serverCount = this.#serverCount;
    this.#probeStreams[0].integers(probes, count, serverCount);
    if (width > 1) for (let i = 0; i < arrivalCount; i++) draws[i] = probes[arrivals[i]];
    for (let j = 1; j < width; j++) {
      const column = j * BURST;
      this.#probeStreams[j].integers(places, arrivalCount, this.#distinct ? serverCount - j : serverCount);
      if (this.#distinct) this.#findServers(j, arrivalCount);
      probes.copyWithin(column, 0, count);
      for (let i = 0; i < arrivalCount; i++) probes[(column + arrivals[i]) | 0] = places[i];
    }
  }

  /**
   * Turns a place in a list into the server found there. The list begins as that of all servers; each probe takes its
   * server out and puts the last one in its place, so that the next cannot draw it (Fisher and Yates). Without keeping
   * the list: at a place drawn before is what was then the last, n − 1 − k when probe k drew it, or rather what was
   * found at that place, and so on back to the first probe.
   */
  #findServers(j: number, arrivalCount: number): void {
    const { draws, places } = this;
    draws.set(places, j * BURST);
    for (let k = j - 1; k >= 0; k--) {
      const column = k * BURST;
      const last = this.#serverCount - 1 - k;
      for (let i = 0; i < arrivalCount; i++) if (draws[(column + i) | 0] === places[i]) places[i] = last;
    }
  }
}
