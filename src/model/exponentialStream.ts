import type { RandomStream } from './random';

/** The interval ½ … 1 is cut at the multiples of 1/256. */
const PARTS = 256;

/**
 * Standard exponentials (mean 1) to the resolution of one word each, −ln((w + ½)/2^32), in additions, multiplications
 * and divisions: every browser gives the same, which `Math.log` does not promise. Arrays are where they are for the
 * reason given for those of a burst.
 */
export class ExponentialStream {
  readonly #stream: RandomStream;
  declare private readonly words: Int32Array;
  /** 2^(leading − 32): brings word + ½, the word having that many leading zeros, to ½ ≤ m < 1. */
  declare private readonly powersOfTwo: Float64Array;
  /** 1/c and −ln c of c = i/256. */
  declare private readonly reciprocals: Float64Array;
  declare private readonly logarithms: Float64Array;

  static {
    Object.assign(ExponentialStream.prototype, {
      words: new Int32Array(256),
      powersOfTwo: Float64Array.from({ length: 33 }, (_, leading) => 2 ** (leading - 32)),
      reciprocals: Float64Array.from({ length: PARTS + 1 }, (_, i) => PARTS / i),
      logarithms: Float64Array.from({ length: PARTS + 1 }, (_, i) => minusLogarithm(i / PARTS)),
    });
  }

  constructor(stream: RandomStream) {
    this.#stream = stream;
  }

  /** The next exponentials, as many as fit. In a row a processor overlaps the long chains of operations. */
  draw(into: Float64Array): void {
    const { words } = this;
    for (let from = 0; from < into.length; from += words.length) {
      const count = Math.min(words.length, into.length - from);
      this.#stream.words(words, count);
      for (let i = 0; i < count; i++) into[from + i] = this.#exponential(words[i]);
    }
  }

  /**
   * The number is m·2^−leading, ½ ≤ m < 1. With c the nearest multiple of 1/256 and m = c(1 − r), −ln(1 − r) is
   * r + r²/2 + …, |r| ≤ 1/256: the terms to r⁵ are right to 1e-13 of the sum.
   */
  #exponential(word: number): number {
    const leading = Math.clz32(word);
    const m = ((word >>> 0) + 0.5) * this.powersOfTwo[leading];
    const c = (m * PARTS + 0.5) | 0;
    const r = 1 - m * this.reciprocals[c];
    const r2 = r * r;
    const series = r + r2 * (1 / 2 + r * (1 / 3) + r2 * (1 / 4 + r * (1 / 5)));
    return leading * Math.LN2 + this.logarithms[c] + series;
  }
}

/** −ln c = 2(z + z³/3 + z⁵/5 + …) with z = (1 − c)/(1 + c): for c ≥ ½, all that is used, to a double's last digits. */
function minusLogarithm(c: number): number {
  const z = (1 - c) / (1 + c);
  let series = 0;
  for (let power = 33; power >= 1; power -= 2) series = series * z * z + 1 / power;
  return 2 * z * series;
}
