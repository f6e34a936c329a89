import { describe, expect, test } from 'vitest';
import { fixedPointTail, meanQueueLength, meanSojournTime } from './fixedPoint';
import { solveLyapunov } from './lyapunov';
import { SAMPLINGS, type Sampling } from './parameters';
import reference from './reference/refined-mean-field.json' with { type: 'json' };
import simulated from './reference/table1-n100.json' with { type: 'json' };
import {
  fluctuation,
  refinedMeanField,
  refinedMeanSojournTime,
  refinedTail,
  refinedValidity,
  tailCovariance,
} from './refinedMeanField';

function largestDifference(values: ArrayLike<number>, truth: readonly number[]): number {
  return Math.max(...truth.map((value, k) => Math.abs((values[k] ?? 0) - value)));
}

/** A and Q of the Lyapunov equation, and g for V = −A⁻¹ g, as MODEL.md states them; index 0 is level 1. */
function equations(choices: number, arrivalRate: number, levels: number) {
  const tail = fixedPointTail(choices, arrivalRate, levels + 1);
  const at = (k: number) => tail[k] ?? 0;
  const gain = (k: number) => arrivalRate * choices * at(k) ** (choices - 1);
  const entry = (j: number, k: number) => {
    if (j === k) return -gain(k) - 1;
    if (j === k + 1) return gain(k);
    return k === j + 1 ? 1 : 0;
  };
  const source = (k: number) => 2 * (at(k) - at(k + 1));
  const pairs = (choices * (choices - 1)) / 2;
  const forcing = (k: number, sampling: Sampling, variance: ArrayLike<number>) => {
    const curvature = (level: number) =>
      level === 0 ? 0 : pairs * at(level) ** (choices - 2) * (variance[level] ?? 0);
    const h = (x: number) => pairs * (x ** choices - x ** (choices - 1));
    const distinct = sampling === 'distinct' ? h(at(k - 1)) - h(at(k)) : 0;
    return arrivalRate * (curvature(k - 1) - curvature(k) + distinct);
  };
  return { entry, source, forcing };
}

describe('against the published tool', () => {
  for (const row of reference.rows) {
    test.each([
      ['replacement', row.V_replacement, row.sumV_replacement],
      ['distinct', row.V_distinct, row.sumV_distinct],
    ] as const)(`d = ${row.d}, λ = ${row.lambda}, %s`, (sampling, correction, sum) => {
      const refined = refinedMeanField(row.d, row.lambda, sampling);
      expect(Math.abs(refined.meanQueueLengthCorrection / sum - 1)).toBeLessThan(1e-10);
      expect(largestDifference(refined.correction, correction)).toBeLessThan(1e-10);
      expect(largestDifference(refined.variance, row.W_diagonal)).toBeLessThan(1e-10);
      // Far down the tail, where absolute differences say nothing.
      for (const [k, variance] of row.W_diagonal.entries()) {
        if (variance < 1e-290) continue;
        expect(Math.abs((refined.variance[k] ?? 0) / variance - 1)).toBeLessThan(1e-9);
      }
    });
  }

  test.each(reference.rows)('d = $d, λ = $lambda: relative accuracy of V down to 1e-60', (row) => {
    const refined = refinedMeanField(row.d, row.lambda, 'replacement');
    for (const [k, correction] of row.V_replacement.entries()) {
      if (k < 2 || correction < 1e-60) continue;
      expect(Math.abs((refined.correction[k] ?? 0) / correction - 1)).toBeLessThan(1e-9);
    }
  });
});

describe('the equations', () => {
  const cases = [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((choices) =>
    [0.1, 0.5, 0.9, 0.99].map((arrivalRate) => ({ choices, arrivalRate })),
  );

  test.each([...cases, { choices: 100, arrivalRate: 0.99 }, { choices: 100, arrivalRate: 0.999 }])(
    'A W + W Aᵀ + Q = 0 and A V = −g at d = $choices, λ = $arrivalRate',
    ({ choices, arrivalRate }) => {
      const covariance = tailCovariance(choices, arrivalRate);
      const levels = covariance.length - 1;
      expect(fixedPointTail(choices, arrivalRate, levels + 1).at(-1)).toBeLessThan(1e-30);
      const { entry, source, forcing } = equations(choices, arrivalRate, levels);
      const w = (j: number, k: number) => covariance[j]?.[k] ?? 0;
      const index = Array.from({ length: levels }, (_, i) => i + 1);
      let residual = 0;
      for (const j of index) {
        for (const k of index) {
          let sum = j === k ? source(k) : 0;
          for (const i of index) sum += entry(j, i) * w(i, k) + w(j, i) * entry(k, i);
          residual = Math.max(residual, Math.abs(sum));
          expect(w(j, k)).toBeCloseTo(w(k, j), 10);
        }
      }
      expect(residual).toBeLessThan(1e-10);
      for (const sampling of SAMPLINGS) {
        const { correction, variance } = refinedMeanField(choices, arrivalRate, sampling);
        for (const j of index) {
          let sum = forcing(j, sampling, variance);
          for (const k of index) sum += entry(j, k) * (correction[k] ?? 0);
          expect(Math.abs(sum)).toBeLessThan(1e-10);
        }
      }
    },
  );

  test('solveLyapunov solves a system known in closed form', () => {
    // S = [[−2, 1], [1, −2]] has eigenvalues −1 and −3; X for the source diag(6, 0) follows by hand.
    const solution = solveLyapunov([-2, -2], [1], [6, 0]);
    expect(solution[0]?.[0]).toBeCloseTo(7 / 4, 14);
    expect(solution[0]?.[1]).toBeCloseTo(1 / 2, 14);
    expect(solution[1]?.[0]).toBeCloseTo(1 / 2, 14);
    expect(solution[1]?.[1]).toBeCloseTo(1 / 4, 14);
  });
});

describe('against what does not come from the expansion', () => {
  test('P(Q ≥ 1) = λ and s_0 = 1 have no correction', () => {
    for (const choices of [1, 2, 3, 10, 100]) {
      for (const arrivalRate of [0.01, 0.5, 0.9, 0.999]) {
        for (const sampling of SAMPLINGS) {
          const { correction, variance } = refinedMeanField(choices, arrivalRate, sampling);
          expect([correction[0], correction[1], variance[0]]).toEqual([0, 0, 0]);
        }
      }
    }
  });

  test('n = 100, d = 2, λ = 0.9: the known predictions, and simulation', () => {
    const replacement = refinedMeanSojournTime(2, 0.9, 'replacement', 100);
    const distinct = refinedMeanSojournTime(2, 0.9, 'distinct', 100);
    expect(Math.abs(replacement - 2.65835)).toBeLessThan(5.001e-6);
    expect(Math.abs(distinct - 2.64489)).toBeLessThan(5.001e-6);
    // Four standard errors of the simulation; plain mean field is off by 0.044 and 0.031.
    expect(Math.abs(replacement - 2.65807)).toBeLessThan(4 * 0.00024);
    expect(Math.abs(distinct - 2.64537)).toBeLessThan(4 * 0.00024);
  });

  test.each(simulated.rows)(
    'n = $n, d = $d, λ = $lambda: the correction takes most of the error away',
    (row) => {
      const plain = meanSojournTime(row.d, row.lambda);
      const refined = refinedMeanSojournTime(row.d, row.lambda, 'distinct', row.n);
      const correction = refined - plain;
      const error = Math.abs(refined - row.meanSojournTime);
      // The next order is larger by as much as the correction itself is; 6 % is left where that is small.
      expect(error).toBeLessThan(4 * row.standardError + (0.06 + (1.5 * correction) / plain) * correction);
      expect(refinedValidity(row.d, row.lambda, 'distinct', row.n)).toBeNull();
    },
  );

  test.each([
    [2, 5.5413],
    [3, 3.9518],
    [5, 3.0012],
  ])(
    'n = 500, λ = 0.99, d = %d: five times closer to the published value than plain mean field',
    (choices, published) => {
      const plain = Math.abs(meanSojournTime(choices, 0.99) - published);
      const refined = Math.abs(refinedMeanSojournTime(choices, 0.99, 'distinct', 500) - published);
      expect(5 * refined).toBeLessThan(plain);
    },
  );

  // n times the variance of the tail of 1000 servers at λ = 0.7, distinct probes, k = 1, 2, 3, and its
  // standard error: simulated once for this test by a separate program, 200,000 time units.
  test.each([
    [2, [0.313515, 0.001356], [0.489823, 0.002833], [0.175293, 0.001024]],
    [3, [0.373363, 0.001134], [0.524047, 0.002297], [0.016409, 0.000084]],
  ])('variance of 1000 servers, d = %d', (choices, ...levels) => {
    const deviation = fluctuation(choices, 0.7, 1000);
    const tail = fixedPointTail(choices, 0.7);
    const corrected = refinedTail(choices, 0.7, 'distinct', 1000);
    for (const [i, [value = 0, standardError = 0]] of levels.entries()) {
      const predicted = 1000 * (deviation[i + 1] ?? 0) ** 2;
      // The next order is about what the tail itself is corrected by: nothing, 0.02 or 0.2 %, 0.3 or 2 %.
      const nextOrder = 2 * ((corrected[i + 1] ?? 0) / (tail[i + 1] ?? 0) - 1);
      expect(Math.abs(predicted - value)).toBeLessThan(4 * standardError + nextOrder * value);
    }
  });

  test('d = 1 is exact at every n: independent queues', () => {
    for (const arrivalRate of [0.5, 0.9, 0.999]) {
      for (const sampling of SAMPLINGS) {
        const refined = refinedMeanField(1, arrivalRate, sampling);
        expect(refined.meanQueueLengthCorrection).toBe(0);
        expect(refined.correction.every((value) => value === 0)).toBe(true);
        expect(refinedMeanSojournTime(1, arrivalRate, sampling, 7)).toBe(1 / (1 - arrivalRate));
        expect(refinedValidity(1, arrivalRate, sampling, 1)).toBeNull();
      }
      const deviation = fluctuation(1, arrivalRate, 50);
      for (const k of [0, 1, 2, 10]) {
        const fraction = arrivalRate ** k;
        expect(deviation[k]).toBeCloseTo(Math.sqrt((fraction * (1 - fraction)) / 50), 14);
      }
    }
  });
});

describe('refinedTail', () => {
  test('adds up to the corrected mean, and is a tail where it is valid', () => {
    for (const choices of [2, 3, 10, 100]) {
      for (const arrivalRate of [0.05, 0.5, 0.9, 0.99]) {
        for (const sampling of SAMPLINGS) {
          const serverCount = 1000;
          const tail = refinedTail(choices, arrivalRate, sampling, serverCount);
          expect(refinedValidity(choices, arrivalRate, sampling, serverCount)).toBeNull();
          expect(tail[0]).toBe(1);
          expect(tail[1]).toBeCloseTo(arrivalRate, 14);
          expect(tail.every((fraction, k) => fraction >= 0 && fraction <= (tail[k - 1] ?? 1))).toBe(true);
          const sum = tail.slice(1).reduce((total, fraction) => total + fraction, 0);
          const mean = refinedMeanSojournTime(choices, arrivalRate, sampling, serverCount) * arrivalRate;
          expect(sum).toBeCloseTo(mean, 11);
          expect(mean).toBeGreaterThanOrEqual(meanQueueLength(choices, arrivalRate));
        }
      }
    }
  });
});

describe('refinedValidity', () => {
  test('says why the expansion should not be shown', () => {
    expect(refinedValidity(3, 0.5, 'distinct', 2)).toBe('distinct probes need as many servers as choices');
    expect(refinedValidity(3, 0.5, 'replacement', 5)).toBe('more choices than half of the servers');
    // Above 1 at n = 10, only out of order at n = 24.
    for (const serverCount of [10, 24]) {
      expect(refinedValidity(2, 0.99, 'distinct', serverCount)).toBe(
        'too few servers: the corrected tail would not decrease',
      );
    }
    expect(refinedValidity(2, 0.9, 'distinct', 5)).toBe(
      'too few servers: the correction would be more than a fifth of the mean',
    );
    expect(refinedValidity(2, 0.9, 'distinct', 10)).toBeNull();
    expect(refinedValidity(2, 0.9, 'replacement', 1_000_000)).toBeNull();
  });

  test('refuses what it cannot answer', () => {
    for (const serverCount of [0, -5, 2.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => refinedTail(2, 0.9, 'distinct', serverCount)).toThrow(RangeError);
      expect(() => refinedMeanSojournTime(2, 0.9, 'distinct', serverCount)).toThrow(RangeError);
      expect(() => fluctuation(2, 0.9, serverCount)).toThrow(RangeError);
      expect(() => refinedValidity(2, 0.9, 'distinct', serverCount)).toThrow(RangeError);
    }
    expect(() => refinedMeanField(2, 1, 'distinct')).toThrow(RangeError);
    expect(() => refinedMeanField(0, 0.9, 'distinct')).toThrow(RangeError);
  });
});
