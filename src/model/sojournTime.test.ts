import { describe, expect, test } from 'vitest';
import { fixedPointTail, meanSojournTime } from './fixedPoint';
import {
  fixedPointJoined,
  meanSojournTimeOfJoined,
  sojournTimePercentile,
  sojournTimeTail,
} from './sojournTime';

/** Times, and the probability that an Erlang(1000, 1) variable exceeds them. */
const ERLANG_1000: readonly (readonly [number, number])[] = [
  [700, 1.0],
  [850, 0.99999970291874],
  [1000, 0.495794755819784],
  [1150, 2.87377606039236e-6],
  [1500, 2.204698611389e-43],
];

function relativeError(value: number, truth: number): number {
  return Math.abs(value / truth - 1);
}

describe('one choice', () => {
  // The sojourn time of M/M/1 is exponential with rate 1 − λ.
  test.each([0.5, 0.9, 0.99, 0.999])('percentiles at λ = %f', (arrivalRate) => {
    const joined = fixedPointJoined(1, arrivalRate);
    for (const p of [0.001, 0.5, 0.95, 0.99, 0.999, 1 - 1e-9]) {
      const truth = -Math.log1p(-p) / (1 - arrivalRate);
      expect(relativeError(sojournTimePercentile(joined, p), truth)).toBeLessThan(1e-10);
    }
  });

  test.each([0.5, 0.9, 0.99, 0.999])('tail at λ = %f', (arrivalRate) => {
    const joined = fixedPointJoined(1, arrivalRate);
    for (const multiple of [1e-6, 0.1, 1, 10, 30]) {
      const time = multiple / (1 - arrivalRate);
      expect(relativeError(sojournTimeTail(joined, time), Math.exp(-multiple))).toBeLessThan(1e-9);
    }
  });
});

describe('sojournTimeTail', () => {
  test('is Erlang for one queue length', () => {
    const time = 2.5;
    const truth = Math.exp(-time) * (1 + time + time ** 2 / 2);
    expect(relativeError(sojournTimeTail([0, 0, 1], time), truth)).toBeLessThan(1e-14);
    expect(relativeError(sojournTimeTail([1], 700), Math.exp(-700))).toBeLessThan(1e-12);
  });

  test('is right far from the mean of a long queue', () => {
    // P(Poisson(t) ≤ 999), computed with 40 digits.
    const joined = new Float64Array(1000);
    joined[999] = 1;
    for (const [time, truth] of ERLANG_1000) {
      expect(relativeError(sojournTimeTail(joined, time), truth)).toBeLessThan(1e-11);
    }
  });

  test('is the sum over the fixed point, term by term', () => {
    for (const choices of [2, 3, 5, 100]) {
      for (const arrivalRate of [0.5, 0.9, 0.99]) {
        const tail = fixedPointTail(choices, arrivalRate, 60);
        const joined = fixedPointJoined(choices, arrivalRate);
        for (const time of [0.1, 1, 3, 10, 25]) {
          let truth = 0;
          let term = Math.exp(-time);
          for (const [k, fraction] of tail.entries()) {
            truth += fraction ** choices * term;
            term *= time / (k + 1);
          }
          expect(relativeError(sojournTimeTail(joined, time), truth)).toBeLessThan(1e-10);
        }
      }
    }
  });

  test('starts at 1 and decreases to 0', () => {
    for (const joined of [[3, 1], fixedPointJoined(2, 0.99), fixedPointJoined(1, 0.999), [0, 0, 0, 7]]) {
      expect(sojournTimeTail(joined, 0)).toBe(1);
      let last = 1;
      for (let time = 0.25; time < 40; time += 0.25) {
        const value = sojournTimeTail(joined, time);
        expect(value).toBeLessThan(last);
        last = value;
      }
      expect(sojournTimeTail(joined, 1e7)).toBe(0);
      expect(sojournTimeTail(joined, Number.MAX_VALUE)).toBe(0);
    }
  });

  test('takes counts as well as probabilities', () => {
    const counts = Uint32Array.of(90, 8, 2);
    expect(sojournTimeTail(counts, 1.5)).toBeCloseTo(sojournTimeTail([0.9, 0.08, 0.02], 1.5), 14);
    expect(meanSojournTimeOfJoined(counts)).toBeCloseTo(1.12, 14);
  });

  test('integrates to the mean', () => {
    const joined = [5, 3, 0, 2];
    const step = 0.01;
    let integral = 0;
    for (let i = 0; i < 6000; i++) {
      const time = i * step;
      const middle = 4 * sojournTimeTail(joined, time + step / 2);
      integral +=
        (step / 6) * (sojournTimeTail(joined, time) + middle + sojournTimeTail(joined, time + step));
    }
    expect(integral).toBeCloseTo(1.9, 8);
    expect(meanSojournTimeOfJoined(joined)).toBeCloseTo(1.9, 14);
  });

  test('refuses what is no distribution or no time', () => {
    expect(() => sojournTimeTail([], 1)).toThrow('invalid joined: 0 (expected at least one customer)');
    expect(() => sojournTimeTail([0, 0], 1)).toThrow(RangeError);
    expect(() => sojournTimePercentile([0, 0], 0.5)).toThrow(RangeError);
    expect(() => meanSojournTimeOfJoined([0])).toThrow(RangeError);
    expect(() => sojournTimeTail([1, -1, 1], 1)).toThrow(RangeError);
    expect(() => sojournTimeTail([1, Number.NaN], 1)).toThrow(RangeError);
    expect(() => sojournTimeTail([1], -1)).toThrow(RangeError);
    expect(() => sojournTimeTail([1], Number.POSITIVE_INFINITY)).toThrow(RangeError);
    expect(() => sojournTimePercentile([1], 1)).toThrow('invalid p: 1 (expected from 0, below 1)');
    expect(() => sojournTimePercentile([1], Number.NaN)).toThrow(RangeError);
  });
});

describe('sojournTimePercentile', () => {
  test('is where the tail has the rest', () => {
    for (const joined of [[1], [3, 1, 0, 5], fixedPointJoined(2, 0.9), fixedPointJoined(3, 0.999)]) {
      expect(sojournTimePercentile(joined, 0)).toBe(0);
      for (const p of [0.01, 0.5, 0.95, 0.99, 0.999]) {
        expect(sojournTimeTail(joined, sojournTimePercentile(joined, p))).toBeCloseTo(1 - p, 11);
      }
    }
  });
});

describe('fixedPointJoined', () => {
  test('is a distribution whose tail is π_j^d', () => {
    for (const choices of [1, 2, 3, 5, 100]) {
      for (const arrivalRate of [0.01, 0.5, 0.9, 0.99]) {
        const joined = fixedPointJoined(choices, arrivalRate);
        const tail = fixedPointTail(choices, arrivalRate);
        let above = 0;
        let error = 0;
        for (let j = joined.length - 1; j >= 0; j--) {
          above += joined[j] ?? 0;
          error = Math.max(error, Math.abs(above - (tail[j] ?? 0) ** choices));
        }
        expect(error).toBeLessThan(1e-13);
        expect(joined.every((probability) => probability >= 0)).toBe(true);
      }
    }
  });

  test('gives the mean time in system of the fixed point', () => {
    for (const choices of [1, 2, 3, 5, 100]) {
      for (const arrivalRate of [0.01, 0.5, 0.9, 0.99, 0.999]) {
        const mean = meanSojournTimeOfJoined(fixedPointJoined(choices, arrivalRate));
        expect(relativeError(mean, meanSojournTime(choices, arrivalRate))).toBeLessThan(1e-11);
      }
    }
  });
});
