import type { Measured } from './queues';

/** With so many batches neighbours are merged; from then on there are always between half as many and so many. */
const MOST_BATCHES = 256;
/** One batch end in so many keeps the sums of every level, the others a single number. */
export const BATCHES_A_CHECKPOINT = 4;

/**
 * What was measured, cut into batches of equal simulated time, in bounded memory. Kept are the sums since measuring
 * began as they stood at the ends of batches: to merge two batches is to forget the moment between them, and every
 * difference is as exact as the sums are.
 */
export class Batches {
  #length: number;
  /** ∫ (customers in system) dt up to each batch end, led by that at the start, 0. */
  #queueTimes: number[] = [0];
  /** Everything measured, at every fourth of these moments. */
  #checkpoints: Measured[] = [{ duration: 0, integral: new Float64Array(0), joined: new Float64Array(0) }];

  /** @param length simulated time of a batch, until the first merging */
  constructor(length = 1) {
    this.#length = length;
  }

  /** Simulated time of a batch. */
  get length(): number {
    return this.#length;
  }

  /** How many batches there are. */
  get count(): number {
    return this.#queueTimes.length - 1;
  }

  /** Duration since measuring began at which the batch now running ends. */
  get end(): number {
    return (this.count + 1) * this.#length;
  }

  /** The sums at the end of each {@link BATCHES_A_CHECKPOINT} batches, led by those at the start, all 0. */
  get checkpoints(): readonly Measured[] {
    return this.#checkpoints;
  }

  /** Takes the sums since measuring began, as they are at {@link end}; they are copied. */
  record({ duration, integral, joined }: Measured): void {
    let queueTime = 0;
    for (let k = 1; k < integral.length; k++) queueTime += integral[k];
    this.#queueTimes.push(queueTime);
    if (this.count % BATCHES_A_CHECKPOINT === 0) {
      this.#checkpoints.push({ duration, integral: integral.slice(), joined: joined.slice() });
    }
    if (this.count < MOST_BATCHES) return;
    this.#length *= 2;
    this.#queueTimes = everySecond(this.#queueTimes);
    this.#checkpoints = everySecond(this.#checkpoints);
  }

  /** Customers in system, averaged over each batch. */
  meanCustomers(): Float64Array {
    const means = new Float64Array(this.count);
    for (let i = 0; i < means.length; i++) {
      means[i] = (this.#queueTimes[i + 1] - this.#queueTimes[i]) / this.#length;
    }
    return means;
  }
}

function everySecond<T>(items: readonly T[]): T[] {
  return items.filter((_, index) => index % 2 === 0);
}
