import { describe, expect, test } from 'vitest';
import { loadGeometry } from '../load/loadGeometry';
import { roomyTicks } from '../plot/roomyTicks';
import { cellWith, numbersOf } from '../testing/cells';
import type { CellPoint } from './cellPoint';
import { cellsOfSystems, cellTimesPoints } from './cellTimesPoints';

const FRAME = { left: 50, right: 600, top: 30, bottom: 330 };

function cellAt(choices: number, arrivalRate: number, given: Partial<CellPoint> = {}): CellPoint {
  return cellWith({ choices, arrivalRate, ...given });
}

test('the cells of one n and of the systems on show, by d and λ', () => {
  const cells = [
    cellAt(3, 0.9),
    cellAt(2, 0.9),
    cellAt(2, 0.5),
    cellAt(5, 0.5),
    cellAt(2, 0.7, { serverCount: 10 }),
  ];
  const shown = cellsOfSystems(cells, 100, [2, 3]).map(({ choices, arrivalRate }) => [choices, arrivalRate]);
  expect(shown).toEqual([
    [2, 0.5],
    [2, 0.9],
    [3, 0.9],
  ]);
});

describe('axes', () => {
  test('known values at known pixels: λ in log 1/(1 − λ), T in its logarithm from 1', () => {
    const { x, y } = loadGeometry('time', [2, 3], 100, FRAME, 16);
    expect(x(0)).toBe(FRAME.left);
    expect(x(0.9)).toBeCloseTo(FRAME.left + 550 / 3, 6);
    expect(x(0.999)).toBeCloseTo(FRAME.right, 6);
    expect(y(1, 0.5)).toBe(FRAME.bottom);
    expect(y(4, 0.5) - y(2, 0.5)).toBeCloseTo(y(2, 0.5) - y(1, 0.5), 9);
  });

  test('have room for what few servers take: one alone is an M/M/1 queue, two are at best one of twice the speed', () => {
    const topOf = (serverCount: number) => loadGeometry('time', [2], serverCount, FRAME, 16);
    expect(topOf(1).y(1 / (1 - 0.999), 0.999)).toBeGreaterThan(FRAME.top);
    // M/M/2 with one line: 1/(1 − λ²).
    expect(topOf(2).y(1 / (1 - 0.999 ** 2), 0.999)).toBeGreaterThan(FRAME.top);
    // A run of two servers at λ = 0.96.
    expect(topOf(2).y(12.98, 0.96)).toBeGreaterThan(FRAME.top);
    expect(topOf(100).y(100, 0.99)).toBeLessThan(FRAME.top);
    expect(topOf(1_000_000).y(11.5, 0.999)).toBeLessThan(FRAME.top);
  });

  test('labels keep a distance', () => {
    const at = (at: number, label: string) => ({ at, label });
    expect(roomyTicks([at(0, '0'), at(20, '0.5'), at(40, '0.9')], 16).map(({ label }) => label)).toEqual([
      '0',
      '0.9',
    ]);
    expect(roomyTicks([at(0, '0'), at(40, '0.5')], 16)).toHaveLength(2);
    expect(roomyTicks([], 16)).toEqual([]);
  });
});

describe('marks', () => {
  const parameters = { choices: [2, 1], sampling: 'distinct' } as const;
  const pointsOf = (cells: CellPoint[], serverCount = 100) => {
    const geometry = loadGeometry('time', parameters.choices, serverCount, FRAME, 16);
    return { geometry, points: cellTimesPoints(geometry, cells, { ...parameters, serverCount }, 5) };
  };

  test('one entry a system, at the simulated time, with its interval as whisker', () => {
    const { geometry, points } = pointsOf([cellAt(2, 0.9, { simulated: 2.65, halfWidth: 0.2 })]);
    expect(points).toHaveLength(2);
    const [x, low, high] = numbersOf(points[0]?.whiskers ?? '');
    expect(x).toBeCloseTo(geometry.x(0.9), 1);
    expect(low).toBeCloseTo(geometry.y(2.45, 0.9), 1);
    expect(high).toBeCloseTo(geometry.y(2.85, 0.9), 1);
    expect(numbersOf(points[0]?.marks ?? '')[1]).toBeCloseTo(geometry.y(2.65, 0.9), 1);
    expect(points[1]).toEqual({ marks: '', whiskers: '' });
  });

  test('a whisker that reaches below 1 ends at the bottom', () => {
    const { points } = pointsOf([cellAt(2, 0.5, { simulated: 1.3, halfWidth: 2 })]);
    expect(numbersOf(points[0]?.whiskers ?? '')[1]).toBe(FRAME.bottom);
  });

  test.each<[string, CellPoint[]]>([
    ['no cell', []],
    ['not simulated', [cellAt(2, 0.9)]],
    ['no half width', [cellAt(2, 0.9, { simulated: 2.6 })]],
    ['d = 1', [cellAt(1, 0.99, { simulated: 99, halfWidth: 200, refined: null })]],
    ['n = 1', [cellAt(2, 0.99, { serverCount: 1, simulated: 99, halfWidth: 5 })]],
  ])('%s: finite', (_, cells) => {
    const { points } = pointsOf(cells, cells[0]?.serverCount);
    const paths = points.map(({ marks, whiskers }) => marks + whiskers).join('');
    expect(paths).not.toMatch(/NaN|Infinity|undefined/);
    expect(paths === '').toBe(cells.every(({ simulated }) => simulated === null));
  });
});
