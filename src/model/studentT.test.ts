import { describe, expect, test } from 'vitest';
import { studentTQuantile } from './studentT';

describe('studentTQuantile', () => {
  // Published tables (for instance Abramowitz and Stegun, table 26.10).
  test.each([
    [1, 12.7062047],
    [2, 4.30265273],
    [3, 3.18244631],
    [5, 2.57058184],
    [7, 2.36462425],
    [10, 2.22813885],
    [15, 2.13144955],
    [19, 2.0930240544],
    [20, 2.0859634473],
    [30, 2.04227246],
    [60, 2.00029782],
    [120, 1.97993041],
  ])('97.5 %% with %i degrees of freedom', (degreesOfFreedom, published) => {
    expect(Math.abs(studentTQuantile(0.975, degreesOfFreedom) - published)).toBeLessThan(1e-7);
  });

  test('other probabilities, on both sides of the median', () => {
    expect(studentTQuantile(0.95, 10)).toBeCloseTo(1.81246112, 7);
    expect(studentTQuantile(0.995, 4)).toBeCloseTo(4.60409487, 7);
    expect(studentTQuantile(0.025, 5)).toBeCloseTo(-2.57058184, 7);
    expect(studentTQuantile(0.5, 5)).toBeCloseTo(0, 12);
  });

  test('comes down to the normal quantile', () => {
    expect(studentTQuantile(0.975, 1_000_000)).toBeCloseTo(1.95996398 + 2.37e-6, 7);
  });

  test.each([
    [0, 5],
    [1, 5],
    [Number.NaN, 5],
    [0.975, 0],
    [0.975, 2.5],
    [0.975, Number.POSITIVE_INFINITY],
  ])('refuses probability %f with %f degrees of freedom', (probability, degreesOfFreedom) => {
    expect(() => studentTQuantile(probability, degreesOfFreedom)).toThrow(RangeError);
  });
});
