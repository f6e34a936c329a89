import { describe, expect, test } from 'vitest';
import { meanSojournTime } from '../../model/fixedPoint';
import { refinedMeanTime } from '../refinedMeanTime';
import { estimated, snapshotAt } from '../testing/snapshots';
import { GatheredEstimates } from './gatheredEstimates';
import { loadCurves, refinedLoadCurve } from './loadCurves';
import { closenessOf, type LoadMeasure, loadGeometry, loadOf, ratioOf } from './loadGeometry';
import { loadPoints } from './loadPoints';
import { refinedLoadPoints } from './refinedLoad';

const FRAME = { left: 50, right: 600, top: 30, bottom: 330 };
const MEASURES: readonly LoadMeasure[] = ['time', 'ratio'];

describe.each(MEASURES)('%s', (measure) => {
  test.each([[[2, 1]], [[1]], [[100]], [[5, 10, 3, 2]]])(
    'curves are finite and named once: d = %j',
    (systems) => {
      const geometry = loadGeometry(measure, systems, 100, FRAME, 16);
      const curves = loadCurves(geometry, systems, 16);
      for (const { path } of curves) expect(path).not.toMatch(/NaN|Infinity|undefined/);
      for (const { at } of [...geometry.xTicks])
        expect(at >= FRAME.left && at <= FRAME.right + 1e-9).toBe(true);
      for (const { at } of [...geometry.yTicks])
        expect(at >= FRAME.top && at <= FRAME.bottom + 1e-9).toBe(true);
      expect(new Set(curves.map(({ choices }) => choices)).size).toBe(curves.length);
      const names = curves.map(({ name }) => name);
      const beside = names.filter(({ anchor }) => anchor === 'start').map(({ y }) => y);
      beside.sort((a, b) => a - b);
      for (const [i, y] of beside.entries())
        if (i > 0) expect(y - (beside[i - 1] ?? 0)).toBeGreaterThan(15.9);
      // One that leaves at the top has its name there, at that load: no two do.
      const above = names.filter(({ anchor }) => anchor === 'end');
      expect(above.length).toBe(measure === 'time' && !systems.includes(1) ? 1 : 0);
      for (const { x, y } of above) {
        expect(x > FRAME.left && x < FRAME.right && y > FRAME.top && y < FRAME.bottom).toBe(true);
      }
    },
  );
});

test('times keep their distance on a low picture: fewer digits of each power of ten', () => {
  const labelsAt = (height: number) => {
    const frame = { ...FRAME, bottom: FRAME.top + height };
    const { yTicks } = loadGeometry('time', [2, 1], 100, frame, 18);
    for (const [i, { at }] of yTicks.entries())
      if (i > 0) expect((yTicks[i - 1]?.at ?? 0) - at).toBeGreaterThan(18);
    return yTicks.map(({ label }) => label);
  };
  expect(labelsAt(300)).toEqual(['1', '2', '5', '10', '20', '50', '100', '200', '500', '1,000']);
  expect(labelsAt(150)).toEqual(['1', '3', '10', '30', '100', '300', '1,000']);
  expect(labelsAt(100)).toEqual(['1', '10', '100', '1,000']);
});

test('the axis of λ can be read back', () => {
  for (const load of [0.01, 0.5, 0.9, 0.999]) expect(loadOf(closenessOf(load))).toBeCloseTo(load, 12);
});

test('the ratio comes near 1/ln d, as slowly as theory has it', () => {
  for (const [idle, ratio] of [
    [1e-2, 1.18],
    [1e-3, 1.25],
    [1e-6, 1.35],
  ] as const) {
    expect(ratioOf(meanSojournTime(2, 1 - idle), 1 - idle)).toBeCloseTo(ratio, 2);
  }
});

test('the refined value at n = 100, and none where the expansion is not valid', () => {
  expect(refinedMeanTime(2, 0.9, 'distinct', 100)).toEqual({
    meanTime: expect.closeTo(2.64489, 4),
    reason: null,
  });
  expect(refinedMeanTime(1, 0.9, 'distinct', 1).meanTime).toBeCloseTo(10, 10);
  expect(refinedMeanTime(5, 0.9, 'distinct', 6)).toEqual({ meanTime: null, reason: expect.any(String) });
});

test('a refined curve has gaps instead of nonsense', () => {
  const points = [...refinedLoadPoints(2, 'distinct', 20)];
  expect(points.some(({ meanTime }) => meanTime === null)).toBe(true);
  expect(points.some(({ meanTime }) => meanTime !== null)).toBe(true);
  const path = refinedLoadCurve(loadGeometry('time', [2, 1], 100, FRAME, 16), points);
  expect(path).not.toMatch(/NaN|Infinity|undefined|null/);
  for (const { arrivalRate, meanTime } of points) {
    if (meanTime !== null) expect(meanTime).toBeGreaterThanOrEqual(meanSojournTime(2, arrivalRate) * 0.99);
  }
});

describe('what is gathered', () => {
  const at = (mean: number, halfWidth: number | null, parameters = {}) => {
    const snapshot = snapshotAt(1, 0, { choices: [2], ...parameters });
    return { ...snapshot, systems: [estimated(2, mean, halfWidth)] };
  };

  test('the latest of each d, λ, n and sampling, with its interval, never without', () => {
    const gathered = new GatheredEstimates();
    gathered.add(at(2.5, null));
    expect(gathered.list()).toEqual([]);
    gathered.add(at(2.5, 0.2));
    gathered.add(at(2.7, 0.3, { serverCount: 10 }));
    gathered.add(at(2.6, 0.1));
    expect(gathered.list().map(({ mean, serverCount }) => [mean, serverCount])).toEqual([
      [2.7, 10],
      [2.6, 100],
    ]);
  });

  test('is bounded: what was not seen for longest is forgotten', () => {
    const gathered = new GatheredEstimates(3);
    for (const arrivalRate of [0.1, 0.2, 0.3, 0.1, 0.4, 0.5]) gathered.add(at(2, 0.1, { arrivalRate }));
    expect(gathered.list().map(({ arrivalRate }) => arrivalRate)).toEqual([0.1, 0.4, 0.5]);
  });

  test('is drawn with the mark of its system only at the same n and sampling, with whiskers in the frame', () => {
    const gathered = new GatheredEstimates();
    gathered.add(at(2.6, 5));
    gathered.add(at(2.9, 0.1, { serverCount: 10 }));
    gathered.add(at(2.7, 0.1, { sampling: 'replacement' }));
    const geometry = loadGeometry('time', [2, 1], 100, FRAME, 16);
    const parameters = { choices: [2, 1], serverCount: 100, sampling: 'distinct' } as const;
    const points = loadPoints(geometry, gathered.list(), parameters, 5);
    expect(points.map(({ whiskers }) => whiskers.match(/M/g)?.length ?? 0)).toEqual([1, 0, 2]);
    const [, low, high] = points[0]?.whiskers.match(/,([\d.]+)V([\d.]+)/) ?? [];
    expect(Number(low)).toBe(FRAME.bottom);
    expect(Number(high)).toBeGreaterThan(FRAME.top);
  });
});
