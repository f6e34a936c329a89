import { describe, expect, test } from 'vitest';
import { intervalsOf } from './intervals';
import type { Measured } from './queues';
import { exponentialNoise } from './testing/noise';

const GROUPS = 16;
/** Published 97.5 % quantiles of Student's t with 15 and 7 degrees of freedom. */
const T15 = 2.13144955;
const T7 = 2.36462425;

/** Sums at the ends of sixteen groups: in each, so many customers joined a queue of length 0, and so many one of 1. */
function checkpointsOf(joinedEmpty: readonly number[], joinedOne: readonly number[]): Measured[] {
  const start = { duration: 5, integral: Float64Array.from([10, 5]), joined: Float64Array.from([3]) };
  const checkpoints: Measured[] = [start];
  let [empty, one] = [3, 0];
  joinedEmpty.forEach((customers, i) => {
    empty += customers;
    one += joinedOne[i] ?? 0;
    const duration = 5 + 10 * (i + 1);
    // Level 1 is as good as always there, level 2 as often as one customer joined another, for half a time unit.
    const integral = Float64Array.from([2 * duration, duration, one / 2]);
    checkpoints.push({ duration, integral, joined: Float64Array.from([empty, one]) });
  });
  return checkpoints;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** t · s / √groups from the text book, for the mean of values. */
function textBook(values: readonly number[], t: number): number {
  const mean = sum(values) / values.length;
  return t * Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1) / values.length);
}

function inPairs(values: readonly number[]): number[] {
  return Array.from(
    { length: values.length / 2 },
    (_, i) => ((values[2 * i] ?? 0) + (values[2 * i + 1] ?? 0)) / 2,
  );
}

const SLOW = Array.from({ length: GROUPS }, (_, i) => (i < 8 ? 30 : 50));
const FAST = Array.from({ length: GROUPS }, (_, i) => (i % 2 === 0 ? 30 : 50));

describe('intervalsOf', () => {
  test.each([
    ['of groups where neighbours differ', FAST, textBook(FAST, T15)],
    ['of pairs of groups where neighbours hang together', SLOW, textBook(inPairs(SLOW), T7)],
  ])('the mean time in system has the half width %s', (_, joinedOne, expected) => {
    // As many customers in each group, so the ratio is a plain mean: one per hundred of those who joined one.
    const intervals = intervalsOf(
      checkpointsOf(
        joinedOne.map((n) => 100 - n),
        joinedOne,
      ),
    );
    expect(intervals?.meanSojournTime).toBeCloseTo(1.4, 12);
    const ruleOfThree = 3 / 1600;
    expect(intervals?.halfWidth).toBeCloseTo(expected / 100 + ruleOfThree, 9);
  });

  test('groups with more customers weigh more', () => {
    const joinedOne = FAST.map((n) => n * 10);
    const joinedEmpty = FAST.map((n, i) => (i < 8 ? 100 - n : 500 - n) * 10);
    const customers = sum(joinedEmpty) + sum(joinedOne);
    const ratio = sum(joinedOne) / customers;
    const residuals = joinedOne.map((n, i) => n - ratio * ((joinedEmpty[i] ?? 0) + n));
    const halfWidth = Math.max(textBook(residuals, T15), textBook(inPairs(residuals), T7)) * GROUPS;
    const intervals = intervalsOf(checkpointsOf(joinedEmpty, joinedOne));
    expect(intervals?.meanSojournTime).toBeCloseTo(1 + ratio, 12);
    expect(intervals?.halfWidth).toBeCloseTo((halfWidth + 3) / customers, 9);
  });

  test('when nobody waits, up to three in so many customers still might', () => {
    const intervals = intervalsOf(checkpointsOf(new Array(GROUPS).fill(100), new Array(GROUPS).fill(0)));
    expect(intervals?.meanSojournTime).toBe(1);
    expect(intervals?.halfWidth).toBeCloseTo(3 / 1600, 12);
    expect(intervals?.relativeTail).toHaveLength(2);
  });

  test('there is none without customers', () => {
    const none = new Array(GROUPS).fill(0);
    expect(intervalsOf(checkpointsOf(none, none))).toBeNull();
  });

  test('the tail has half widths as far as it was seen in many groups', () => {
    const often = intervalsOf(
      checkpointsOf(
        FAST.map((n) => 100 - n),
        FAST,
      ),
    );
    const relative = textBook(FAST, T15) / 40;
    expect(often?.relativeTail[0]).toBe(0);
    expect(often?.relativeTail[1]).toBeCloseTo(0, 12);
    expect(often?.relativeTail[2]).toBeCloseTo(relative + 3 * (relative / T7) ** 2, 9);
    const seldom = FAST.map((_, i) => (i % 4 === 0 ? 1 : 0));
    expect(
      intervalsOf(
        checkpointsOf(
          seldom.map((n) => 100 - n),
          seldom,
        ),
      )?.relativeTail,
    ).toHaveLength(2);
  });

  test('covers the truth as often as it says where groups are independent', () => {
    let covered = 0;
    const runs = 2000;
    for (let seed = 0; seed < runs; seed++) {
      const noise = exponentialNoise(seed);
      const joinedOne = Array.from({ length: GROUPS }, () => {
        let customers = 0;
        for (let i = 0; i < 20; i++) customers += noise();
        return customers * 1e6;
      });
      const intervals = intervalsOf(
        checkpointsOf(
          joinedOne.map((n) => 1e8 - n),
          joinedOne,
        ),
      );
      if (intervals && Math.abs(intervals.meanSojournTime - 1.2) <= intervals.halfWidth) covered++;
    }
    // The wider of two 95 % intervals that mostly agree: 96.3 % for normal groups.
    expect(covered / runs).toBeGreaterThan(0.945);
    expect(covered / runs).toBeLessThan(0.985);
  });
});
