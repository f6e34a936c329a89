import { describe, expect, test } from 'vitest';
import { hashWords, RandomStream, streamOf } from './random';

function words(stream: RandomStream, count: number): number[] {
  const into = new Int32Array(count);
  stream.words(into, count);
  return Array.from(into, (word) => word >>> 0);
}

function integers(stream: RandomStream, count: number, bound: number): Int32Array {
  const into = new Int32Array(count);
  stream.integers(into, count, bound);
  return into;
}

describe('words', () => {
  test('are the published ones of xoshiro128++ from the state 1, 2, 3, 4', () => {
    expect(words(new RandomStream([1, 2, 3, 4]), 10)).toEqual([
      641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011,
      621204420,
    ]);
  });

  test('go on where the last request ended', () => {
    const stream = streamOf(1, 1);
    const inParts = [3, 1, 0, 6].flatMap((count) => words(stream, count));
    expect(inParts).toEqual(words(streamOf(1, 1), 10));
  });

  test('are refused for a state from which the generator would only give zeros', () => {
    expect(() => new RandomStream([0, 0, 0, 0])).toThrow(RangeError);
    expect(() => new RandomStream([1, 2, 3])).toThrow(RangeError);
  });
});

describe('integers', () => {
  test('are uniform', () => {
    for (const bound of [1, 2, 3, 7, 100]) {
      const draws = 200_000;
      const counts = new Float64Array(bound);
      for (const value of integers(streamOf(5, bound), draws, bound))
        counts[value] = (counts[value] ?? 0) + 1;
      const expected = draws / bound;
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      const degrees = bound - 1;
      expect(chiSquare).toBeLessThan(degrees + 4 * Math.sqrt(2 * degrees) + 1e-9);
    }
  });

  test('are the high words of word × bound, those without a low word below 2^32 mod bound', () => {
    for (const bound of [1, 3, 1000, 999_983, 1_000_000, 2 ** 20]) {
      const products = words(streamOf(8, bound), 40_000).map((word) => BigInt(word) * BigInt(bound));
      const accepted = products.filter((product) => product % 2n ** 32n >= 2n ** 32n % BigInt(bound));
      const expected = accepted.map((product) => Number(product / 2n ** 32n));
      expect(Array.from(integers(streamOf(8, bound), expected.length, bound))).toEqual(expected);
      // The bound that rejects most often: about nine of these words.
      if (bound === 1_000_000) expect(accepted.length).toBeLessThan(products.length);
    }
  });

  test('a word rejected is one of 2^32 mod bound, spread so that each integer keeps as many', () => {
    // The words of integer i are ceil(i·2^32/bound) up to the next; their low words begin below bound and rise by it.
    for (const bound of [3, 100, 999_983, 1_000_000]) {
      const rejected = 2 ** 32 % bound;
      const kept = (integer: number) => {
        const first = Math.ceil((integer * 2 ** 32) / bound);
        const beyond = Math.ceil(((integer + 1) * 2 ** 32) / bound);
        return beyond - first - (Math.imul(first, bound) >>> 0 < rejected ? 1 : 0);
      };
      const each = Math.floor(2 ** 32 / bound);
      for (let i = 0; i < bound; i += Math.ceil(bound / 1000)) expect(kept(i)).toBe(each);
    }
  });
});

test('streams of neighbouring seeds and indices share no words', () => {
  const seen = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    for (let index = 0; index < 40; index++) seen.add(hashWords(seed, index, 0));
  }
  expect(seen.size).toBe(1600);
});
