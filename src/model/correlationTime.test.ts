import { describe, expect, test } from 'vitest';
import { correlationTime } from './correlationTime';
import { exponentialNoise } from './testing/noise';

/** A first-order autoregression, whose correlation time is (1 + φ)/(1 − φ). */
function autoregression(phi: number, seed: number, count: number): Float64Array {
  const noise = exponentialNoise(seed);
  let value = 0;
  for (let i = 0; i < 100; i++) value = phi * value + noise() - 1;
  return Float64Array.from({ length: count }, () => {
    value = phi * value + noise() - 1;
    return value;
  });
}

describe('correlationTime', () => {
  test.each([0, 0.5, 0.8])('of an autoregression with coefficient %f', (phi) => {
    const truth = (1 + phi) / (1 - phi);
    const times = Array.from({ length: 20 }, (_, seed) => correlationTime(autoregression(phi, seed, 20_000)));
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    expect(mean / truth).toBeGreaterThan(0.95);
    expect(mean / truth).toBeLessThan(1.05);
  });

  test('of a series that only rises is a good part of its length', () => {
    expect(correlationTime(Float64Array.from({ length: 200 }, (_, i) => i))).toBeGreaterThan(20);
  });

  test('is never below 1: not where neighbours repel each other, not for a constant', () => {
    expect(correlationTime(Float64Array.from({ length: 200 }, (_, i) => i % 2))).toBe(1);
    expect(correlationTime(new Float64Array(200).fill(0.1))).toBe(1);
  });
});
