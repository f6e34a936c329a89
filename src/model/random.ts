/**
 * Random integers and standard exponentials that are the same in every browser: only 32-bit integer operations and
 * the four exact-rounded operations of IEEE doubles, no `Math.log`, which browsers may round differently.
 */

const BUFFER_LENGTH = 1024;

/**
 * One stream of uniform 32-bit words: xoshiro128++ (Blackman and Vigna, "Scrambled linear pseudorandom number
 * generators", ACM TOMS 47(4), 2021), period 2^128 − 1.
 *
 * Words are made a buffer at a time, with the state in locals: measured three times faster than a state in fields.
 * The words themselves do not depend on the buffer.
 */
export class RandomStream {
  readonly #state: Uint32Array;
  readonly #buffer = new Uint32Array(BUFFER_LENGTH);
  #next = BUFFER_LENGTH;

  /** @param state four words, not all zero */
  constructor(state: ArrayLike<number>) {
    this.#state = Uint32Array.from(state);
    if (this.#state.length !== 4 || this.#state.every((word) => word === 0)) {
      throw new RangeError('invalid generator state (expected four words, not all zero)');
    }
  }

  /** The next word, uniform on 0 … 2^32 − 1. */
  word(): number {
    if (this.#next === BUFFER_LENGTH) this.#refill();
    return this.#buffer[this.#next++];
  }

  /**
   * An integer uniform on 0 … bound − 1, without bias (Lemire, "Fast random integer generation in an interval", ACM
   * TOMACS 29(1), 2019): the high word of word × bound, unless the low word falls in the few values that would favour
   * some results.
   * @param bound 1 … 2^20, so that the product is exact in a double
   * @param threshold {@link rejectionThreshold} of the bound
   */
  below(bound: number, threshold: number): number {
    let word = this.word();
    while (Math.imul(word, bound) >>> 0 < threshold) word = this.word();
    return (word * bound * 2 ** -32) | 0;
  }

  #refill(): void {
    const buffer = this.#buffer;
    const state = this.#state;
    let s0 = state[0] | 0;
    let s1 = state[1] | 0;
    let s2 = state[2] | 0;
    let s3 = state[3] | 0;
    for (let i = 0; i < BUFFER_LENGTH; i++) {
      const sum = (s0 + s3) | 0;
      buffer[i] = (((sum << 7) | (sum >>> 25)) + s0) | 0;
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
    this.#next = 0;
  }
}

/** Standard exponentials (mean 1) to the resolution of one word each: −ln((w + ½)/2^32). */
export class ExponentialStream {
  readonly #words: RandomStream;
  readonly #buffer = new Float64Array(BUFFER_LENGTH);
  #next = BUFFER_LENGTH;

  constructor(words: RandomStream) {
    this.#words = words;
  }

  next(): number {
    if (this.#next === BUFFER_LENGTH) this.#refill();
    return this.#buffer[this.#next++];
  }

  /** A buffer at a time: in a row a processor overlaps the long chains of operations, one a time it cannot. */
  #refill(): void {
    for (let i = 0; i < BUFFER_LENGTH; i++) this.#buffer[i] = -logOfUnitFraction(this.#words.word());
    this.#next = 0;
  }
}

/** Low words below this are rejected by {@link RandomStream.below}: 2^32 mod bound. */
export function rejectionThreshold(bound: number): number {
  return 2 ** 32 % bound;
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

/**
 * ln((word + ½)/2^32) in additions, multiplications and one division: with the number as m·2^e, √½ ≤ m < √2, and
 * z = (m − 1)/(m + 1), ln m = 2(z + z³/3 + z⁵/5 + …); |z| < 0.172, so the terms to z¹⁹ leave less than 1e-16.
 */
function logOfUnitFraction(word: number): number {
  const leading = Math.clz32(word);
  // For the word 0 the fraction ½/2^32 has the exponent one further down.
  let exponent = word === 0 ? -33 : -1 - leading;
  let mantissa = word === 0 ? 1 : (word + 0.5) * POWERS_OF_TWO[leading];
  if (mantissa > Math.SQRT2) {
    mantissa *= 0.5;
    exponent += 1;
  }
  const z = (mantissa - 1) / (mantissa + 1);
  const z2 = z * z;
  let series = 1 / 19;
  series = series * z2 + 1 / 17;
  series = series * z2 + 1 / 15;
  series = series * z2 + 1 / 13;
  series = series * z2 + 1 / 11;
  series = series * z2 + 1 / 9;
  series = series * z2 + 1 / 7;
  series = series * z2 + 1 / 5;
  series = series * z2 + 1 / 3;
  series = series * z2 + 1;
  return 2 * z * series + exponent * Math.LN2;
}

/** 2^(leading − 31): brings a word with that many leading zeros to 1 ≤ m < 2. */
const POWERS_OF_TWO = Float64Array.from({ length: 32 }, (_, leading) => 2 ** (leading - 31));
