import { describe, expect, test } from 'vitest';
import { exponentialNoise } from './testing/noise';
import { findWarmUp } from './warmUp';

const COUNT = 128;
const SERIES = 200;

/** Batch means around 10, skewed, with a standard deviation of 1, and something added to them. */
function series(seed: number, added: (i: number) => number): Float64Array {
  const noise = exponentialNoise(seed);
  return Float64Array.from({ length: COUNT }, (_, i) => 9 + noise() + added(i));
}

function dropped(added: (i: number) => number): number[] {
  return Array.from({ length: SERIES }, (_, seed) => findWarmUp(series(seed, added), 4));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('findWarmUp', () => {
  test.each([
    ['from below', -9],
    ['from above', 9],
  ])('drops an approach %s: what is left of it is less than the noise', (_, height) => {
    // The approach is below a tenth of the noise from batch 36 on, below the noise from batch 18 on.
    const batches = dropped((i) => height * Math.exp(-i / 8));
    expect(Math.min(...batches)).toBeGreaterThanOrEqual(8);
    expect(mean(batches)).toBeGreaterThan(12);
    expect(mean(batches)).toBeLessThan(36);
    expect(batches.every((count) => count % 4 === 0)).toBe(true);
  });

  test('drops next to nothing in equilibrium', () => {
    const batches = dropped(() => 0);
    expect(mean(batches)).toBeLessThan(COUNT / 50);
    expect(batches.filter((count) => count === 0).length).toBeGreaterThan(SERIES / 2);
  });

  test('keeps a burst in the midst of equilibrium', () => {
    const batches = dropped((i) => (i >= 30 && i < 40 ? 20 : 0));
    expect(Math.max(...batches)).toBeLessThan(30);
    expect(mean(batches)).toBeLessThan(COUNT / 20);
  });

  test('drops half while the mean still moves', () => {
    expect(dropped((i) => i / 4).every((batches) => batches === COUNT / 2)).toBe(true);
  });

  test('drops nothing from a constant', () => {
    expect(findWarmUp(new Float64Array(32).fill(0.1), 4)).toBe(0);
  });
});
