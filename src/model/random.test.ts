import { describe, expect, test } from 'vitest';
import { ExponentialStream, hashWords, RandomStream, rejectionThreshold, streamOf } from './random';

describe('RandomStream', () => {
  test('gives the published words of xoshiro128++ from the state 1, 2, 3, 4', () => {
    const stream = new RandomStream([1, 2, 3, 4]);
    const words = Array.from({ length: 10 }, () => stream.word());
    expect(words).toEqual([
      641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011,
      621204420,
    ]);
  });

  test('refuses a state from which the generator would only give zeros', () => {
    expect(() => new RandomStream([0, 0, 0, 0])).toThrow(RangeError);
  });

  test('draws integers below a bound uniformly', () => {
    for (const bound of [1, 2, 3, 7, 100]) {
      const stream = streamOf(5, bound);
      const threshold = rejectionThreshold(bound);
      const draws = 200_000;
      const counts = new Float64Array(bound);
      for (let i = 0; i < draws; i++) {
        const value = stream.below(bound, threshold);
        counts[value] = (counts[value] ?? 0) + 1;
      }
      const expected = draws / bound;
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      const degrees = bound - 1;
      expect(chiSquare).toBeLessThan(degrees + 4 * Math.sqrt(2 * degrees) + 1e-9);
    }
  });

  test('the rejected words leave every integer equally many', () => {
    // A word w gives i = floor(w·bound/2^32); the low words of the w that give i start below bound and step by bound,
    // so at most the first is rejected. Counted exactly for many i.
    for (const bound of [3, 100, 999_983, 1_000_000]) {
      const threshold = rejectionThreshold(bound);
      const accepted = (integer: number) => {
        const first = Math.ceil((integer * 2 ** 32) / bound);
        const beyond = Math.ceil(((integer + 1) * 2 ** 32) / bound);
        return beyond - first - (Math.imul(first, bound) >>> 0 < threshold ? 1 : 0);
      };
      const each = Math.floor(2 ** 32 / bound);
      for (let i = 0; i < bound; i += Math.ceil(bound / 1000)) expect(accepted(i)).toBe(each);
    }
  });
});

describe('ExponentialStream', () => {
  test('has the moments of a standard exponential', () => {
    const stream = new ExponentialStream(streamOf(1, 9));
    const draws = 1_000_000;
    const sums = [0, 0, 0];
    let above = 0;
    for (let i = 0; i < draws; i++) {
      const value = stream.next();
      sums[0] += value;
      sums[1] += value ** 2;
      sums[2] += value ** 3;
      if (value > 5) above++;
    }
    // Variances of E, E², E³: 1, 20, 684; four standard errors.
    expect(Math.abs(sums[0] / draws - 1)).toBeLessThan(4 * Math.sqrt(1 / draws));
    expect(Math.abs(sums[1] / draws - 2)).toBeLessThan(4 * Math.sqrt(20 / draws));
    expect(Math.abs(sums[2] / draws - 6)).toBeLessThan(4 * Math.sqrt(684 / draws));
    expect(Math.abs(above / draws - Math.exp(-5))).toBeLessThan(4 * Math.sqrt(Math.exp(-5) / draws));
  });

  test('is the logarithm of its word', () => {
    const words = streamOf(3, 3);
    const exponentials = new ExponentialStream(streamOf(3, 3));
    for (let i = 0; i < 100_000; i++) {
      const expected = -Math.log((words.word() + 0.5) / 2 ** 32);
      const value = exponentials.next();
      if (Math.abs(value - expected) > 4e-15 * Math.max(1, expected)) {
        expect(value).toBe(expected);
      }
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
