/** Random words and integers, the same in every browser: by operations on integers, and products that are exact. */

/**
 * One stream of random words: xoshiro128++ (Blackman and Vigna, "Scrambled linear pseudorandom number generators", ACM
 * TOMS 47(4), 2021), period 2^128 − 1.
 *
 * Numbers are made many at a time, with the state in locals: measured three times faster than a state in fields. This
 * is why the generator is written out twice below; a call for each word would cost more than the word.
 */
export class RandomStream {
  readonly #state: Int32Array;

  /** @param state four words, not all zero */
  constructor(state: ArrayLike<number>) {
    this.#state = Int32Array.from(state);
    if (this.#state.length !== 4 || this.#state.every((word) => word === 0)) {
      throw new RangeError('invalid generator state (expected four words, not all zero)');
    }
  }

  /** The next `count` words, uniform on 0 … 2^32 − 1, stored as signed: the word itself is `into[i] >>> 0`. */
  words(into: Int32Array, count: number): void {
    const state = this.#state;
    let s0 = state[0];
    let s1 = state[1];
    let s2 = state[2];
    let s3 = state[3];
    for (let i = 0; i < count; i++) {
      const sum = (s0 + s3) | 0;
      into[i] = ((sum << 7) | (sum >>> 25)) + s0;
      const shifted = s1 << 9;
      s2 ^= s0;
      s3 ^= s1;
      s1 ^= s2;
      s0 ^= s3;
      s2 ^= shifted;
      s3 = (s3 << 11) | (s3 >>> 21);
    }
    state[0] = s0;
    state[1] = s1;
    state[2] = s2;
    state[3] = s3;
  }

  /**
   * The next `count` integers, uniform on 0 … bound − 1 without bias (Lemire, "Fast random integer generation in an
   * interval", ACM TOMACS 29(1), 2019): the high word of word × bound, unless the low word is one of the few, 2^32 mod
   * bound, that would favour some results.
   * @param bound 1 … 2^20, so that the product is exact in a double
   */
  integers(into: Int32Array, count: number, bound: number): void {
    const state = this.#state;
    const scale = bound * 2 ** -32;
    const rejected = (-bound >>> 0) % bound;
    let s0 = state[0];
    let s1 = state[1];
    let s2 = state[2];
    let s3 = state[3];
    for (let i = 0; i < count; ) {
      const sum = (s0 + s3) | 0;
      const word = (((sum << 7) | (sum >>> 25)) + s0) >>> 0;
      const shifted = s1 << 9;
      s2 ^= s0;
      s3 ^= s1;
      s1 ^= s2;
      s0 ^= s3;
      s2 ^= shifted;
      s3 = (s3 << 11) | (s3 >>> 21);
      if (Math.imul(word, bound) >>> 0 < rejected) continue;
      into[i++] = word * scale;
    }
    state[0] = s0;
    state[1] = s1;
    state[2] = s2;
    state[3] = s3;
  }
}

/**
 * The stream of a seed and an index: different indices and seeds start at unrelated places of the period.
 * @param seed unsigned 32-bit integer, 0 included
 * @param index which stream of that seed
 */
export function streamOf(seed: number, index: number): RandomStream {
  return new RandomStream([0, 1, 2, 3].map((word) => hashWords(seed, index, word)));
}

/** Mixes words into one: every input bit reaches every output bit. */
export function hashWords(...words: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const word of words) {
    hash = Math.imul(hash ^ word, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
