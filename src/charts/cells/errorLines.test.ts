import { describe, expect, test } from 'vitest';
import { COUNTS, cellWith, exactCells, numbersOf } from '../testing/cells';
import { errorGeometry } from './errorGeometry';
import { isApart, lineNames, powerLawPath } from './errorLines';
import { cellsAt, errorPoints, powerLawThrough, theoreticalError } from './errorPoints';

const FRAME = { left: 50, right: 550, top: 10, bottom: 310 };

/** Powers of ten of the error a power of ten of n, as a line on the page has it. */
function orderOf(path: string, { x, y }: ReturnType<typeof errorGeometry>): number {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbersOf(path);
  return (y1 - y0) / (y(0.1) - y(1)) / ((x1 - x0) / (x(10) - x(1)));
}

describe('lines', () => {
  const geometry = errorGeometry(exactCells(1e-9), FRAME, 16);

  test('theory: n |refined − mean field| = ΣV/λ at every n, and falls like 1/n on the page', () => {
    const cells = COUNTS.map((n) => cellWith({ serverCount: n }));
    const theory = theoreticalError(cells);
    expect(theory?.size).toBeCloseTo(2.77477 / 0.9, 4);
    expect(theory?.from).toBe(10);
    const geometry = errorGeometry(cells, FRAME, 16);
    if (theory) expect(orderOf(powerLawPath(geometry, theory), geometry)).toBeCloseTo(1, 2);
  });

  test.each([
    [1, 'meanField', 3],
    [2, 'refined', 7],
  ] as const)(
    'the guide of order %i goes through data of that law, with its slope',
    (order, prediction, size) => {
      const points = errorPoints(exactCells(1e-9), prediction);
      const law = powerLawThrough(points, order, 1);
      expect(law?.size).toBeCloseTo(size, 8);
      if (law) expect(orderOf(powerLawPath(geometry, law), geometry)).toBeCloseTo(order, 2);
    },
  );

  test('guides are drawn through errors that are surely not 0, where theory is valid', () => {
    const points = errorPoints(exactCells(0.02), 'meanField');
    expect(points.map(({ sure }) => sure)).toEqual([true, true, true, true, false, false, false]);
    const wrong = points.map((point) => (point.sure ? point : { ...point, error: 9 }));
    expect(powerLawThrough(wrong, 1, 1)?.size).toBeCloseTo(3, 8);
    const few = points.map((point) => (point.serverCount > 10 ? point : { ...point, error: 9 }));
    expect(powerLawThrough(few, 1, 20)?.size).toBeCloseTo(3, 8);
    expect(powerLawThrough(errorPoints(exactCells(null), 'refined'), 2, 1)).toBeNull();
  });

  test('a guide on the line of theory is not apart from it', () => {
    expect(isApart(geometry, { size: 3, order: 1, from: 10 }, { size: 3.05, order: 1, from: 10 })).toBe(
      false,
    );
    expect(isApart(geometry, { size: 3, order: 1, from: 10 }, { size: 5, order: 1, from: 10 })).toBe(true);
  });

  test('names stand right of lines that end there, below those that leave the frame, and apart', () => {
    const [first, second] = lineNames(
      geometry,
      [
        { size: 3, order: 1, from: 10 },
        { size: 7, order: 2, from: 10 },
      ],
      16,
    );
    expect(first).toMatchObject({ anchor: 'start', y: expect.closeTo(geometry.y(3 / 1400), 6) });
    expect(first?.x).toBeGreaterThan(FRAME.right);
    expect(second?.anchor).toBe('end');
    // The end of the name lies left of the line at its height.
    expect(second?.x).toBeLessThan(geometry.x((7 / geometry.error(second?.y ?? 0)) ** 0.5));
    const close = lineNames(
      geometry,
      [
        { size: 3, order: 1, from: 10 },
        { size: 3 * 1400, order: 2, from: 10 },
      ],
      16,
    );
    expect(Math.abs((close[0]?.y ?? 0) - (close[1]?.y ?? 0))).toBeGreaterThan(16);
    expect(lineNames(geometry, [{ size: 1e-9, order: 2, from: 10 }], 16)).toEqual([null]);
  });
});

test('cells of one d and one λ, by n; only what is simulated and predicted has an error', () => {
  const cells = [
    cellWith({ serverCount: 50 }),
    cellWith({ serverCount: 10, simulated: 2.9 }),
    cellWith({ serverCount: 20, choices: 3 }),
    cellWith({ serverCount: 30, arrivalRate: 0.5 }),
  ];
  const own = cellsAt(cells, 2, 0.9);
  expect(own.map(({ serverCount }) => serverCount)).toEqual([10, 50]);
  expect(errorPoints(own, 'meanField').map(({ error }) => error)).toEqual([
    expect.closeTo(2.9 - 2.614057, 5),
  ]);
  expect(errorPoints([cellWith({ serverCount: 10, choices: 1, simulated: 9 })], 'refined')).toEqual([]);
});
