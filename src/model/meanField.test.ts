import { describe, expect, test } from 'vitest';
import { DriftingTail } from './driftingTail';
import { fixedPointTail, meanQueueLength } from './fixedPoint';
import { type MeanFieldParameters, MeanFieldTrajectory } from './meanField';
import { assembled, divided, extendedAbove, extendedBelow, ownLevels } from './meanFieldKnot';
import { MeanFieldStep } from './meanFieldStep';
import reference from './reference/trajectory-from-empty.json' with { type: 'json' };

/**
 * Right-hand side of MODEL.md (1), written down once more; what lies above the last level is taken to be empty.
 */
function derivative(tail: Float64Array, { choices, arrivalRate }: MeanFieldParameters): Float64Array {
  const rates = new Float64Array(tail.length);
  let joining = arrivalRate;
  for (let k = 1; k < rates.length; k++) {
    const fraction = tail[k] ?? 0;
    const passing = arrivalRate * fraction ** choices;
    rates[k] = joining - passing - (fraction - (tail[k + 1] ?? 0));
    joining = passing;
  }
  return rates;
}

function moved(tail: Float64Array, by: number, rates: Float64Array): Float64Array {
  const result = new Float64Array(tail.length);
  for (let k = 0; k < result.length; k++) result[k] = (tail[k] ?? 0) + by * (rates[k] ?? 0);
  return result;
}

/** The classical Runge–Kutta method with steps of one size: an independent solution, as exact as they are small. */
function solve(from: Float64Array, parameters: MeanFieldParameters, duration: number, steps: number) {
  const h = duration / steps;
  let tail = from;
  for (let i = 0; i < steps; i++) {
    const a = derivative(tail, parameters);
    const b = derivative(moved(tail, h / 2, a), parameters);
    const c = derivative(moved(tail, h / 2, b), parameters);
    const d = derivative(moved(tail, h, c), parameters);
    tail = moved(moved(moved(moved(tail, h / 6, a), h / 3, b), h / 3, c), h / 6, d);
  }
  return tail;
}

function empty(levels: number): Float64Array {
  return new Float64Array(levels + 1).fill(1, 0, 1);
}

/**
 * Sum of the differences over all levels: no less than the largest, and than that of the mean queue lengths.
 */
function distance(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < Math.max(one.length, other.length); k++)
    sum += Math.abs((one[k] ?? 0) - (other[k] ?? 0));
  return sum;
}

describe('one step', () => {
  test.each([
    [1, 0.9],
    [2, 0.9],
    [5, 0.99],
  ])('is of fourth order, and its error estimate of third: d = %d, λ = %f', (choices, arrivalRate) => {
    const parameters = { choices, arrivalRate };
    const from = solve(empty(24), parameters, 3, 3000);
    const step = new MeanFieldStep();
    const errors = [0.1, 0.05, 0.025].map((duration) => {
      const to = new Float64Array(25);
      const estimate = step.advance(from, duration, choices, arrivalRate, to, to.length);
      return { estimate, error: distance(to, solve(from, parameters, duration, 400)) };
    });
    for (const [i, { estimate, error }] of errors.entries()) {
      const halved = errors[i + 1];
      expect(error).toBeLessThan(estimate);
      if (halved === undefined) break;
      expect(Math.abs(Math.log2(error / halved.error) - 5)).toBeLessThan(0.4);
      expect(Math.abs(Math.log2(estimate / halved.estimate) - 4)).toBeLessThan(0.4);
    }
  });
});

test('a tail that no customer joins drifts down: levels that are geometric decay together', () => {
  const x = 0.99;
  const drifting = new DriftingTail(
    5,
    100,
    Float64Array.from({ length: 3000 }, (_, i) => x ** i),
  );
  expect(drifting.end).toBe(3100);
  for (const elapsed of [0, 1e-9, 0.3, 1, 8, 20]) {
    const levels = new Float64Array(3200 - 110);
    drifting.write(5 + elapsed, 110, levels);
    const decay = Math.exp(-(1 - x) * elapsed);
    for (const i of [0, 1, 100, 1000]) expect(levels[i]).toBeCloseTo(x ** (10 + i) * decay, 13);
    expect(levels[3100 - 110]).toBe(0);
  }
});

test('however levels are divided, they are the same levels', () => {
  const levels = Float64Array.from({ length: 2040 }, (_, k) => (k < 40 ? 1 : 0.99 ** (k - 39)));
  const whole = divided({ time: 3, full: 0, tail: levels, drifting: null }, 0.5);
  expect(whole.drifting).not.toBeNull();
  expect(whole.full).toBeGreaterThan(0);
  expect(ownLevels(whole)).toBeLessThan(150);
  const above = extendedAbove(whole);
  const below = extendedBelow(above);
  expect(ownLevels(above)).toBeGreaterThan(ownLevels(whole));
  expect(below.full).toBeLessThan(above.full);
  for (const knot of [whole, above, below]) {
    expect(distance(assembled(knot, 3, knot.tail), levels)).toBeLessThan(1e-12);
    // The overlap is what the drifting part says it is.
    const overlap = knot.tail.subarray(ownLevels(knot));
    const from = knot.full + ownLevels(knot);
    expect(distance(overlap, levels.slice(from, from + overlap.length))).toBeLessThan(1e-13);
  }
});

describe('from an empty system', () => {
  test.each(reference.rows)('agrees with the reference: d = $d, λ = $lambda', (row) => {
    const trajectory = new MeanFieldTrajectory({ choices: row.d, arrivalRate: row.lambda, start: 'empty' });
    for (const [i, time] of row.time.entries()) {
      trajectory.advance(time);
      expect(trajectory.time).toBe(time);
      expect(Math.abs(trajectory.meanQueueLength - (row.meanQueueLength[i] ?? -1))).toBeLessThan(1e-8);
      for (const [j, fraction] of (row.tail_1_to_6[i] ?? []).entries()) {
        expect(Math.abs((trajectory.tail[j + 1] ?? 0) - fraction)).toBeLessThan(1e-8);
      }
    }
  });

  test.each([
    { choices: 1, arrivalRate: 0.5, duration: 20, steps: 1000, levels: 40 },
    { choices: 1, arrivalRate: 0.99, duration: 50, steps: 2500, levels: 130 },
    { choices: 2, arrivalRate: 0.9, duration: 20, steps: 2000, levels: 20 },
    { choices: 2, arrivalRate: 0.999, duration: 100, steps: 8000, levels: 30 },
    { choices: 5, arrivalRate: 0.95, duration: 20, steps: 4000, levels: 12 },
    { choices: 100, arrivalRate: 0.999, duration: 5, steps: 4000, levels: 8 },
  ])('is within 1e-8 of Runge–Kutta: d = $choices, λ = $arrivalRate', (example) => {
    const { duration, steps, levels } = example;
    const fine = solve(empty(levels), example, duration, 2 * steps);
    // Halving the step changes the independent solution by far less than what is to be proved.
    expect(distance(solve(empty(levels), example, duration, steps), fine)).toBeLessThan(2e-9);
    const trajectory = new MeanFieldTrajectory({ ...example, start: 'empty' });
    trajectory.advance(duration);
    expect(distance(trajectory.tail, fine)).toBeLessThan(1e-8);
  });

  test.each([
    [1, 0.5],
    [2, 0.5],
    [2, 0.999],
    [3, 0.9],
    [100, 0.999],
  ])('keeps to what a tail is and grows to the fixed point: d = %d, λ = %f', (choices, arrivalRate) => {
    const trajectory = new MeanFieldTrajectory({ choices, arrivalRate, start: 'empty' });
    expect(trajectory.tail[0]).toBe(1);
    expect(trajectory.meanQueueLength).toBe(0);
    let last = trajectory.tail;
    for (let time = 0.01; time < 1e5; time *= 1.5) {
      trajectory.advance(time);
      const { tail } = trajectory;
      expect(tail[0]).toBe(1);
      expect(tail.every((fraction, k) => fraction >= 0 && fraction <= (tail[k - 1] ?? 1))).toBe(true);
      // A system that starts empty only fills.
      expect(tail.every((fraction, k) => fraction >= (last[k] ?? 0) - 1e-8)).toBe(true);
      last = tail;
    }
    expect(trajectory.converged).toBe(true);
    expect(distance(trajectory.tail, fixedPointTail(choices, arrivalRate))).toBeLessThan(1e-11);
    expect(trajectory.meanQueueLength).toBeCloseTo(meanQueueLength(choices, arrivalRate), 10);
  });

  test('the mean queue length changes at rate λ − s_1', () => {
    for (const [choices, arrivalRate] of [
      [1, 0.95],
      [2, 0.9],
      [20, 0.7],
    ] as const) {
      const trajectory = new MeanFieldTrajectory({ choices, arrivalRate, start: 'empty' });
      const rates: number[] = [];
      const step = 0.01;
      for (let i = 0; i <= 800; i++) {
        trajectory.advance(i * step);
        rates.push(arrivalRate - (trajectory.tail[1] ?? 0));
      }
      // Simpson's rule.
      const weight = (i: number) => (i === 0 || i === 800 ? 1 : i % 2 === 1 ? 4 : 2);
      const integral = rates.reduce((sum, rate, i) => sum + (weight(i) * rate * step) / 3, 0);
      expect(Math.abs(trajectory.meanQueueLength - integral)).toBeLessThan(1e-7);
    }
  });

  test.each([
    [0.5, 2.3, 0.05],
    [0.7, 4.1, 0.05],
    [0.8, 6.3, 0.05],
    [0.9, 13, 0.5],
    [0.95, 27, 0.5],
    [0.99, 142, 0.5],
  ])('d = 2, λ = %f relaxes in %f time units', (arrivalRate, relaxationTime, rounding) => {
    const trajectory = new MeanFieldTrajectory({ choices: 2, arrivalRate, start: 'empty' });
    const remaining = (time: number) => {
      trajectory.advance(time);
      return meanQueueLength(2, arrivalRate) - trajectory.meanQueueLength;
    };
    const early = remaining(9 * relaxationTime);
    const late = remaining(12 * relaxationTime);
    expect(Math.abs((3 * relaxationTime) / Math.log(early / late) - relaxationTime)).toBeLessThan(rounding);
  });
});

describe('a function of time alone', () => {
  test.each([
    [1, 0.9],
    [2, 0.9],
    [100, 0.99],
  ])('however advance is split: d = %d, λ = %f', (choices, arrivalRate) => {
    const at = (times: readonly number[]) => {
      const trajectory = new MeanFieldTrajectory({ choices: 1, arrivalRate: 0.95, start: 'equilibrium' });
      trajectory.setParameters({ choices, arrivalRate });
      for (const time of times) trajectory.advance(time);
      trajectory.setParameters({ choices, arrivalRate: 0.6 });
      for (const time of times) trajectory.advance(20 + time);
      return trajectory;
    };
    const frames = Array.from({ length: 1200 }, (_, i) => (i + 1) / 60);
    const whole = at([20]);
    const uneven = at([1e-9, 0.3, 0.3, 7, 7.000001, 19.999, 20]);
    const smooth = at(frames);
    expect(whole.time).toBe(40);
    expect(uneven.tail).toEqual(whole.tail);
    expect(smooth.tail).toEqual(whole.tail);
  });

  test('setting the same parameters changes nothing', () => {
    const one = new MeanFieldTrajectory({ choices: 2, arrivalRate: 0.9, start: 'empty' });
    const other = new MeanFieldTrajectory({ choices: 2, arrivalRate: 0.9, start: 'empty' });
    one.advance(3.3);
    one.setParameters({ choices: 2, arrivalRate: 0.9 });
    one.advance(10);
    other.advance(10);
    expect(one.tail).toEqual(other.tail);
  });
});

describe('at the fixed point', () => {
  test.each([
    [1, 0.999],
    [2, 0.9],
    [100, 0.999],
  ])('nothing moves and nothing is computed: d = %d, λ = %f', (choices, arrivalRate) => {
    const trajectory = new MeanFieldTrajectory({ choices, arrivalRate, start: 'equilibrium' });
    expect(trajectory.converged).toBe(true);
    const { tail } = trajectory;
    expect(distance(tail, fixedPointTail(choices, arrivalRate))).toBeLessThan(2e-10);
    expect(trajectory.meanQueueLength).toBeCloseTo(meanQueueLength(choices, arrivalRate), 9);
    trajectory.advance(1e9);
    expect(trajectory.time).toBe(1e9);
    expect(trajectory.tail).toBe(tail);
  });
});

describe('after a change of parameters', () => {
  test('goes on from the present state', () => {
    const trajectory = new MeanFieldTrajectory({ choices: 2, arrivalRate: 0.9, start: 'empty' });
    trajectory.advance(4);
    const before = trajectory.tail.slice();
    trajectory.setParameters({ choices: 3, arrivalRate: 0.7 });
    expect(trajectory.time).toBe(4);
    expect(distance(trajectory.tail, before)).toBe(0);
    const from = new Float64Array(31);
    from.set(before.subarray(0, 31));
    trajectory.advance(9);
    const truth = solve(from, { choices: 3, arrivalRate: 0.7 }, 5, 4000);
    expect(distance(trajectory.tail, truth)).toBeLessThan(1e-8);
  });

  test.each([
    { choices: 1, from: 0.95, arrivalRate: 0.8, levels: 600, duration: 10 },
    { choices: 2, from: 0.5, arrivalRate: 0.99, levels: 30, duration: 20 },
    { choices: 100, from: 0.5, arrivalRate: 0.999, levels: 8, duration: 5 },
  ])('is within 1e-8 of Runge–Kutta: d = $choices, λ from $from to $arrivalRate', (example) => {
    const { choices, arrivalRate, levels, duration } = example;
    const trajectory = new MeanFieldTrajectory({ choices, arrivalRate: example.from, start: 'equilibrium' });
    trajectory.advance(2);
    trajectory.setParameters({ choices, arrivalRate });
    trajectory.advance(2 + duration);
    const truth = solve(fixedPointTail(choices, example.from, levels), example, duration, 200 * duration);
    expect(distance(trajectory.tail, truth)).toBeLessThan(1e-8);
  });

  test.each([
    { choices: 3, arrivalRate: 0.9, levels: 300, duration: 24, steps: 2400 },
    { choices: 100, arrivalRate: 0.95, levels: 600, duration: 10, steps: 5000 },
  ])('is within 1e-8 of Runge–Kutta with a long tail above: one choice, then $choices', (example) => {
    const trajectory = new MeanFieldTrajectory({ ...example, choices: 1, start: 'equilibrium' });
    trajectory.setParameters(example);
    let truth = fixedPointTail(1, example.arrivalRate, example.levels);
    // In between as well as past the times at which the part that only drifts is made anew.
    for (const part of [0.1, 0.65, 0.25]) {
      truth = solve(truth, example, part * example.duration, part * example.steps);
      trajectory.advance(trajectory.time + part * example.duration);
      expect(distance(trajectory.tail, truth)).toBeLessThan(1e-8);
    }
  });

  test('converges again, whatever was changed', () => {
    const trajectory = new MeanFieldTrajectory({ choices: 1, arrivalRate: 0.99, start: 'equilibrium' });
    for (const [choices, arrivalRate] of [
      [1, 0.5],
      [100, 0.5],
      [2, 0.999],
      [2, 0.01],
      [1, 0.95],
    ] as const) {
      trajectory.setParameters({ choices, arrivalRate });
      expect(trajectory.converged).toBe(false);
      trajectory.advance(trajectory.time + 1e5);
      expect(trajectory.converged).toBe(true);
      expect(distance(trajectory.tail, fixedPointTail(choices, arrivalRate))).toBeLessThan(1e-10);
    }
  });

  test('thousands of levels: λ from 0.999 to 0.99 with one choice', () => {
    const trajectory = new MeanFieldTrajectory({ choices: 1, arrivalRate: 0.999, start: 'equilibrium' });
    trajectory.setParameters({ choices: 1, arrivalRate: 0.99 });
    for (const time of [1, 10, 100, 1000]) {
      trajectory.advance(time);
      // A geometric tail x^k only decays, at rate λ + 1 − λ/x − x, where it does not yet feel level 0.
      const x = 0.999;
      const decay = Math.exp(-(1.99 - 0.99 / x - x) * time);
      for (const k of [1500, 2500, 5000, 10_000, 20_000]) {
        expect(Math.abs((trajectory.tail[k] ?? 0) - x ** k * decay)).toBeLessThan(1e-8);
      }
    }
    expect(trajectory.meanQueueLength).toBeLessThan(999 - 0.005 * 1000);
  });

  test('long queues run empty from the front: 99 customers a server, then two choices', () => {
    const trajectory = new MeanFieldTrajectory({ choices: 1, arrivalRate: 0.99, start: 'equilibrium' });
    trajectory.setParameters({ choices: 2, arrivalRate: 0.99 });
    // Every server is busy until the front of the queues comes down to it, so the mean falls at rate 1 − λ.
    trajectory.advance(1000);
    const early = trajectory.meanQueueLength;
    expect(trajectory.tail[40]).toBeCloseTo(1, 12);
    trajectory.advance(3000);
    expect(trajectory.meanQueueLength).toBeCloseTo(early - 0.01 * 2000, 8);
    trajectory.advance(20_000);
    expect(trajectory.converged).toBe(true);
  });
});

test('refuses what it cannot do, and stays as it was', () => {
  const create = (choices: number, arrivalRate: number) => () =>
    new MeanFieldTrajectory({ choices, arrivalRate, start: 'empty' });
  expect(create(0, 0.9)).toThrow(RangeError);
  expect(create(2, 1)).toThrow('invalid arrivalRate: 1 (expected 0.01 to 0.999)');
  const trajectory = create(2, 0.9)();
  trajectory.advance(5);
  const { tail } = trajectory;
  expect(() => trajectory.advance(4)).toThrow('invalid time: 4 (expected 5 or later)');
  expect(() => trajectory.advance(Number.NaN)).toThrow(RangeError);
  expect(() => trajectory.advance(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  expect(() => trajectory.setParameters({ choices: 2, arrivalRate: 1.5 })).toThrow(RangeError);
  expect(trajectory.tail).toBe(tail);
  trajectory.advance(1000);
  expect(distance(trajectory.tail, fixedPointTail(2, 0.9))).toBeLessThan(1e-11);
});
