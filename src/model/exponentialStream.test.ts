import { describe, expect, test } from 'vitest';
import { ExponentialStream } from './exponentialStream';
import { RandomStream, streamOf } from './random';

function words(stream: RandomStream, count: number): number[] {
  const into = new Int32Array(count);
  stream.words(into, count);
  return Array.from(into, (word) => word >>> 0);
}

function exponentials(stream: RandomStream, count: number): Float64Array {
  const into = new Float64Array(count);
  new ExponentialStream(stream).draw(into);
  return into;
}

/** A stream whose first word is the one wanted. */
function streamFrom(word: number): RandomStream {
  return new RandomStream([0, 1, 0, (word >>> 7) | (word << 25)]);
}

describe('ExponentialStream', () => {
  test('has the moments of a standard exponential', () => {
    const draws = 1_000_000;
    const sums = [0, 0, 0];
    let above = 0;
    for (const value of exponentials(streamOf(1, 9), draws)) {
      sums[0] = (sums[0] ?? 0) + value;
      sums[1] = (sums[1] ?? 0) + value ** 2;
      sums[2] = (sums[2] ?? 0) + value ** 3;
      if (value > 5) above++;
    }
    // Means 1, 2, 6 of E, E², E³ and variances 1, 20, 684; four standard errors.
    [1, 2, 6].forEach((mean, i) => {
      const standardError = Math.sqrt(([1, 20, 684][i] ?? 0) / draws);
      expect(Math.abs((sums[i] ?? 0) / draws - mean)).toBeLessThan(4 * standardError);
    });
    expect(Math.abs(above / draws - Math.exp(-5))).toBeLessThan(4 * Math.sqrt(Math.exp(-5) / draws));
  });

  test('gives the logarithms of its words to 1e-13', () => {
    const extremes = Array.from({ length: 32 }, (_, bit) => [2 ** bit - 1, 2 ** bit, 2 ** bit + 1]).flat();
    const highest = Array.from({ length: 1000 }, (_, i) => 2 ** 32 - 1 - i * i * 20);
    const some = words(streamOf(3, 3), 100_000);
    for (const word of [...extremes, ...highest]) check(word, exponentials(streamFrom(word), 1)[0] ?? 0);
    exponentials(streamOf(3, 3), some.length).forEach((value, i) => {
      check(some[i] ?? 0, value);
    });

    function check(word: number, value: number) {
      // log1p keeps the digits of words near 2^32, whose logarithm is near 0.
      const rest = 2 ** 32 - word - 0.5;
      const expected = rest < 2 ** 31 ? -Math.log1p(-rest / 2 ** 32) : -Math.log((word + 0.5) / 2 ** 32);
      if (!(Math.abs(value / expected - 1) < 1e-13)) expect([word, value]).toEqual([word, expected]);
    }
  });
});
