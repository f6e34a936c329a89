import { expect, test } from 'vitest';
import { fixedPointTail } from '../model/fixedPoint';
import { meanFieldTrajectory } from './meanFieldTrajectory';

test('from an empty system it starts with rate λ, and ends at the fixed point', () => {
  const moments = meanFieldTrajectory({ choices: 2, arrivalRate: 0.8 }, [0, 1e-4, 5000]);
  expect(moments.map(({ time }) => time)).toEqual([0, 1e-4, 5000]);
  expect(moments[1]?.meanQueueLength).toBeCloseTo(0.8e-4, 7);
  const tail = moments[2]?.tail ?? [];
  for (const k of [1, 2, 3, 4]) expect(tail[k]).toBeCloseTo(fixedPointTail(2, 0.8)[k] ?? Number.NaN, 8);
});

test('what it gives is its own: writing over one moment leaves the others alone', () => {
  const start = { choices: 2, arrivalRate: 0.8, start: 'equilibrium' } as const;
  const [first, second] = meanFieldTrajectory(start, [0, 1]);
  first?.tail.fill(0);
  expect(second?.tail[1]).toBe(0.8);
  expect(meanFieldTrajectory(start, [0])[0]?.tail[1]).toBe(0.8);
});

test('what cannot be followed is named', () => {
  const start = { choices: 2, arrivalRate: 0.8 };
  expect(() => meanFieldTrajectory(start, [2, 1])).toThrow(
    new RangeError('invalid time: 1 (expected 2 or later)'),
  );
  expect(() => meanFieldTrajectory({ ...start, start: 'full' } as never, [])).toThrow(/^invalid start: full/);
  expect(() => meanFieldTrajectory({ ...start, d: 3 } as never, [])).toThrow(/^invalid parameter: d /);
});
