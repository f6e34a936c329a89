import { describe, expect, test } from 'vitest';
import {
  fixedPointLog10Tail,
  fixedPointTail,
  levelsAbove,
  meanQueueLength,
  meanSojournTime,
} from './fixedPoint';

/** T_d(λ) by λ for d = 1, 2, 3, 5, computed independently and printed to six decimals. */
const MEAN_SOJOURN_TIMES: readonly (readonly [number, readonly number[]])[] = [
  [0.5, [2.0, 1.265686, 1.125244, 1.03125]],
  [0.7, [3.333333, 1.614454, 1.356842, 1.168093]],
  [0.8, [5.0, 1.947363, 1.580886, 1.328918]],
  [0.9, [10.0, 2.614057, 2.027856, 1.632881]],
  [0.95, [20.0, 3.383046, 2.535133, 1.988772]],
  [0.99, [100.0, 5.431997, 3.857847, 2.901683]],
];

const CHOICES = [1, 2, 3, 5, 10, 100];
const ARRIVAL_RATES = [0.01, 0.5, 0.9, 0.99, 0.999];

function sumFromOne(tail: Float64Array): number {
  return tail.reduceRight((sum, fraction, k) => (k > 0 ? sum + fraction : sum), 0);
}

describe('fixedPointTail', () => {
  test('is a power of two at λ = 1/2, exactly', () => {
    expect([...fixedPointTail(1, 0.5, 5)]).toEqual([1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32]);
    expect([...fixedPointTail(2, 0.5, 5)]).toEqual([1, 2 ** -1, 2 ** -3, 2 ** -7, 2 ** -15, 2 ** -31]);
    expect([...fixedPointTail(3, 0.5, 4)]).toEqual([1, 2 ** -1, 2 ** -4, 2 ** -13, 2 ** -40]);
  });

  test('satisfies π_{k+1} = λ π_k^d', () => {
    for (const choices of CHOICES) {
      for (const arrivalRate of ARRIVAL_RATES) {
        const tail = [...fixedPointTail(choices, arrivalRate)].filter((fraction) => fraction > 1e-290);
        expect(tail[0]).toBe(1);
        const errors = tail.slice(1).map((next, k) => next / (arrivalRate * (tail[k] ?? 0) ** choices) - 1);
        expect(Math.max(...errors.map(Math.abs))).toBeLessThan(1e-12);
      }
    }
  });

  test('ends, unless told where, at the first level below 1e-300, or at level 50,000', () => {
    for (const choices of [2, 5, 100]) {
      const tail = fixedPointTail(choices, 0.999);
      expect(tail.at(-1)).toBeLessThan(1e-300);
      expect(tail.at(-2)).toBeGreaterThanOrEqual(1e-300);
    }
    expect(fixedPointTail(1, 0.9).length - 1).toBe(Math.ceil(-300 / Math.log10(0.9)));
    expect(fixedPointTail(1, 0.999).length - 1).toBe(50_000);
    expect(fixedPointTail(2, 0.9, 0)).toEqual(Float64Array.of(1));
  });

  test('leaves out nothing that the mean queue length needs', () => {
    for (const choices of CHOICES) {
      for (const arrivalRate of ARRIVAL_RATES) {
        const sum = sumFromOne(fixedPointTail(choices, arrivalRate));
        expect(sum / meanQueueLength(choices, arrivalRate)).toBeCloseTo(1, 11);
      }
    }
  });

  test('refuses what has no fixed point', () => {
    expect(() => fixedPointTail(2, 1)).toThrow('invalid arrivalRate: 1 (expected above 0 and below 1)');
    expect(() => fixedPointTail(2, 0)).toThrow(RangeError);
    expect(() => fixedPointTail(2, Number.NaN)).toThrow(RangeError);
    expect(() => fixedPointTail(0, 0.9)).toThrow('invalid choices: 0 (expected a whole number from 1)');
    expect(() => fixedPointTail(1.5, 0.9)).toThrow(RangeError);
    expect(() => fixedPointTail(2, 0.9, -1)).toThrow(RangeError);
    expect(() => fixedPointLog10Tail(2, 0.9, 2.5)).toThrow(RangeError);
    expect(() => meanSojournTime(2, 1.1)).toThrow(RangeError);
  });
});

describe('fixedPointLog10Tail', () => {
  test('is the logarithm of the tail where that is a number', () => {
    for (const choices of CHOICES) {
      for (const arrivalRate of ARRIVAL_RATES) {
        const tail = fixedPointTail(choices, arrivalRate, 12);
        const log10Tail = fixedPointLog10Tail(choices, arrivalRate, 12);
        expect(log10Tail[0]).toBe(0);
        for (const [k, fraction] of tail.entries()) {
          if (fraction < 1e-300) break;
          expect(Math.abs((log10Tail[k] ?? 0) - Math.log10(fraction))).toBeLessThan(1e-12);
        }
      }
    }
  });

  test('goes on where the tail underflows', () => {
    const tail = fixedPointTail(5, 0.9, 8);
    const log10Tail = fixedPointLog10Tail(5, 0.9, 8);
    expect(tail[6]).toBeGreaterThan(1.85e-179);
    expect(tail[6]).toBeLessThan(1.95e-179);
    expect(tail[7]).toBe(0);
    expect(log10Tail[7]).toBeCloseTo(((5 ** 7 - 1) / 4) * Math.log10(0.9), 8);
    expect(log10Tail[8]).toBeCloseTo(((5 ** 8 - 1) / 4) * Math.log10(0.9), 8);
  });

  test('is -Infinity only where the exponent is beyond a double', () => {
    // (100^k − 1)/99 is 1.0101…e308 at k = 155, and the largest double 1.797…e308.
    const log10Tail = fixedPointLog10Tail(100, 0.5, 157);
    expect((log10Tail[155] ?? 0) / (Math.log10(0.5) * 1e308)).toBeCloseTo(100 / 99, 12);
    expect(log10Tail[156]).toBe(Number.NEGATIVE_INFINITY);
    expect(log10Tail[157]).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('meanSojournTime', () => {
  test.each(MEAN_SOJOURN_TIMES)('agrees with the independent table at λ = %f', (arrivalRate, expected) => {
    for (const [column, choices] of [1, 2, 3, 5].entries()) {
      const difference = meanSojournTime(choices, arrivalRate) - (expected[column] ?? 0);
      expect(Math.abs(difference)).toBeLessThan(5.001e-7);
    }
  });

  test('is the exact sum of powers of two at λ = 1/2', () => {
    expect(meanSojournTime(2, 0.5)).toBe(1 + 2 ** -2 + 2 ** -6 + 2 ** -14 + 2 ** -30);
    expect(meanSojournTime(3, 0.5)).toBe(1 + 2 ** -3 + 2 ** -12 + 2 ** -39);
    expect(meanSojournTime(5, 0.5)).toBe(1 + 2 ** -5 + 2 ** -30);
    expect(meanQueueLength(3, 0.5)).toBe(2 ** -1 + 2 ** -4 + 2 ** -13 + 2 ** -40);
  });

  test('is 1/(1 − λ) for d = 1', () => {
    for (const arrivalRate of ARRIVAL_RATES) {
      expect(meanSojournTime(1, arrivalRate)).toBe(1 / (1 - arrivalRate));
    }
  });

  test('grows like the logarithm of T_1 for two choices', () => {
    // T_2/ln T_1 at 1 − λ = 10⁻², 10⁻³, 10⁻⁶, and its limit 1/ln 2 from below.
    const ratio = (distance: number) => meanSojournTime(2, 1 - distance) / -Math.log(distance);
    expect(ratio(1e-2)).toBeCloseTo(1.18, 2);
    expect(ratio(1e-3)).toBeCloseTo(1.25, 2);
    expect(ratio(1e-6)).toBeCloseTo(1.35, 2);
    expect(ratio(1e-15)).toBeLessThan(1 / Math.LN2);
  });
});

test('levelsAbove finds the first level below a fraction', () => {
  for (const choices of CHOICES) {
    for (const arrivalRate of ARRIVAL_RATES) {
      const level = levelsAbove(1e-13, choices, arrivalRate);
      const tail = fixedPointTail(choices, arrivalRate, level);
      expect(tail[level]).toBeLessThan(1e-13);
      expect(tail[level - 1]).toBeGreaterThanOrEqual(1e-13);
    }
  }
});
