import { describe, expect, test } from 'vitest';
import { Batches } from './batches';
import type { Measured } from './queues';
import { exponentialNoise } from './testing/noise';

/** Sums over so many time units of a made-up system whose levels come into use one after the other. */
function madeUp(timeUnits: number): Measured[] {
  const noise = exponentialNoise(7);
  const sums: Measured[] = [];
  const integral = [0];
  const joined = [0];
  for (let time = 1; time <= timeUnits; time++) {
    if (time % 100 === 0) {
      integral.push(0);
      joined.push(0);
    }
    integral.forEach((_, k) => {
      integral[k] = (integral[k] ?? 0) + noise();
      joined[k] = (joined[k] ?? 0) + Math.round(10 * noise());
    });
    sums.push({ duration: time, integral: Float64Array.from(integral), joined: Float64Array.from(joined) });
  }
  return sums;
}

function contentOf(batches: Batches) {
  const { length, count, end, checkpoints } = batches;
  return { length, count, end, checkpoints, meanCustomers: batches.meanCustomers() };
}

describe('Batches', () => {
  test('end at each time unit until neighbours are merged, then at twice the distance', () => {
    const batches = new Batches();
    const ends: number[] = [];
    for (const measured of madeUp(600)) {
      if (measured.duration < batches.end) continue;
      ends.push(batches.end);
      batches.record(measured);
    }
    const expected = [
      ...Array.from({ length: 256 }, (_, i) => i + 1),
      ...Array.from({ length: 128 }, (_, i) => 258 + 2 * i),
      ...Array.from({ length: 22 }, (_, i) => 516 + 4 * i),
    ];
    expect(ends).toEqual(expected);
  });

  test.each([1, 2, 3])('merged %i times are exactly what longer batches would have been', (times) => {
    const merged = new Batches(1);
    const length = 2 ** times;
    const fresh = new Batches(length);
    for (const measured of madeUp(256 * length - 1)) {
      if (measured.duration === merged.end) merged.record(measured);
      if (measured.duration === fresh.end) fresh.record(measured);
      if (measured.duration >= 128 * length && measured.duration % length === 0) {
        expect(contentOf(merged)).toEqual(contentOf(fresh));
      }
    }
    expect(merged.length).toBe(length);
    expect(merged.count).toBe(255);
  });

  test('average the customers over each batch, level 0 not counted', () => {
    const sums = madeUp(300);
    const batches = new Batches();
    for (const measured of sums) if (measured.duration === batches.end) batches.record(measured);
    const customersUpTo = (time: number) => {
      const integral = sums[time - 1]?.integral ?? new Float64Array(1);
      return integral.slice(1).reduce((sum, value) => sum + value, 0);
    };
    const means = batches.meanCustomers();
    expect(means).toHaveLength(150);
    means.forEach((mean, i) => {
      expect(mean).toBe((customersUpTo(2 * i + 2) - customersUpTo(2 * i)) / 2);
    });
  });

  test('keep the sums of every fourth end, by copy', () => {
    const batches = new Batches();
    const sums = madeUp(9);
    for (const measured of sums) batches.record(measured);
    const copies = madeUp(9);
    for (const { integral, joined } of sums) {
      integral.fill(-1);
      joined.fill(-1);
    }
    expect(batches.checkpoints.map(({ duration }) => duration)).toEqual([0, 4, 8]);
    expect(batches.checkpoints[2]).toEqual(copies[7]);
  });

  test('stay bounded however long the run', () => {
    const batches = new Batches();
    const integral = new Float64Array(3);
    const joined = new Float64Array(3);
    for (let i = 0; i < 4000; i++) {
      batches.record({ duration: batches.end, integral, joined });
      expect(batches.count).toBeLessThan(256);
      expect(batches.checkpoints.length).toBeLessThanOrEqual(64);
    }
    expect(batches.length).toBe(2 ** 30);
  });
});
