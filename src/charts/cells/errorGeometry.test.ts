import { describe, expect, test } from 'vitest';
import { COUNTS, cellWith, exactCells } from '../testing/cells';
import type { CellPoint } from './cellPoint';
import { errorGeometry } from './errorGeometry';
import { powerLawPath } from './errorLines';
import { errorMarks } from './errorMarks';
import { errorPoints, powerLawThrough, theoreticalError } from './errorPoints';

const FRAME = { left: 50, right: 550, top: 10, bottom: 310 };

describe('axes', () => {
  test('known values at known pixels', () => {
    const { x, y, xTicks, yTicks } = errorGeometry(exactCells(null), FRAME, 16);
    expect(x(Math.sqrt(10 * 1000))).toBeCloseTo(300, 9);
    expect(x(10) - FRAME.left).toBeCloseTo(FRAME.right - x(1000), 9);
    expect(xTicks.map(({ label }) => label)).toEqual(['10', '20', '50', '100', '200', '500', '1,000']);
    expect(xTicks.map(({ at }) => at)).toEqual(COUNTS.map(x));
    const tenth = yTicks.find(({ label }) => label === '0.1');
    expect(tenth?.at).toBe(y(0.1));
    expect(y(0.01) - y(0.1)).toBeCloseTo(y(0.1) - y(1), 9);
  });

  test('do not move while results come in', () => {
    const before = errorGeometry(
      exactCells(null).map((cell) => ({ ...cell, simulated: null })),
      FRAME,
      16,
    );
    const after = errorGeometry(exactCells(0.5), FRAME, 16);
    expect([after.xTicks, after.yTicks, after.y(1)]).toEqual([before.xTicks, before.yTicks, before.y(1)]);
  });

  const only = (n: number, given: Partial<CellPoint> = {}) => [cellWith({ serverCount: n, ...given })];
  test.each<[string, CellPoint[]]>([
    ['no cell', []],
    ['one cell', only(100, { simulated: 2.6, halfWidth: 0.1 })],
    ['n = 1', only(1, { simulated: 10, halfWidth: null })],
    ['n = 1 to 1,000,000', [cellWith({ serverCount: 1 }), cellWith({ serverCount: 1_000_000 })]],
    [
      'd = 1, no refined',
      COUNTS.map((n) =>
        cellWith({ serverCount: n, choices: 1, refined: null, simulated: 10.1, halfWidth: 0.2 }),
      ),
    ],
    [
      'd = 1, refined the same',
      COUNTS.map((n) => cellWith({ serverCount: n, choices: 1, simulated: 10, halfWidth: 0.2 })),
    ],
    [
      'refined nowhere valid',
      [2, 3].map((n) => cellWith({ serverCount: n, arrivalRate: 0.99, simulated: 50, halfWidth: 1 })),
    ],
    ['not simulated', COUNTS.map((n) => cellWith({ serverCount: n }))],
    ['no half width', COUNTS.map((n) => cellWith({ serverCount: n, simulated: 2.7 }))],
  ])('%s: finite, ticks inside', (_, cells) => {
    const geometry = errorGeometry(cells, FRAME, 16);
    for (const { at } of geometry.xTicks)
      expect(at >= FRAME.left - 1e-9 && at <= FRAME.right + 1e-9).toBe(true);
    for (const { at } of geometry.yTicks)
      expect(at >= FRAME.top - 1e-9 && at <= FRAME.bottom + 1e-9).toBe(true);
    expect(geometry.xTicks.length * geometry.yTicks.length).toBeGreaterThan(1);
    const theory = theoreticalError(cells);
    const points = (['meanField', 'refined'] as const).flatMap((prediction) =>
      errorPoints(cells, prediction),
    );
    const { marks, whiskers } = errorMarks(geometry, points, 'circle', 5, 0);
    const law = powerLawThrough(points, 1, 1);
    const lines = [theory, law].flatMap((law) => (law ? [powerLawPath(geometry, law)] : []));
    expect([marks, whiskers, ...lines].join()).not.toMatch(/NaN|Infinity|undefined/);
  });
});
