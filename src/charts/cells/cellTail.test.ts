import { expect, test } from 'vitest';
import { fixedPointTail } from '../../model/fixedPoint';
import { tailGeometry } from '../tail/tailGeometry';
import type { TailScale } from '../tail/tailScale';
import { cellWith } from '../testing/cells';
import type { CellPoint } from './cellPoint';
import { cellTailPaths, refinedNote } from './cellTailCurves';

const FRAME = { left: 40, right: 540, top: 10, bottom: 410 };
const SCALES: readonly TailScale[] = ['log', 'linear', 'loglog'];

function cellAt(
  choices: number,
  serverCount: number,
  arrivalRate = 0.9,
  tail: CellPoint['tail'] = null,
): CellPoint {
  return cellWith({ choices, serverCount, arrivalRate, tail });
}

function pathsOf(cell: CellPoint, scale: TailScale = 'log') {
  const geometry = tailGeometry([cell.choices], cell.arrivalRate, cell.serverCount, scale, FRAME);
  return { geometry, paths: cellTailPaths(geometry, cell, 'distinct', 'circle', 5) };
}

test('a simulated tail that is the fixed point has its marks on the curve', () => {
  const { geometry, paths } = pathsOf(cellAt(2, 100, 0.9, fixedPointTail(2, 0.9)));
  const marks = [...paths.marks.matchAll(/M([\d.]+),([\d.]+)/g)].map(([, x, y]) => [
    Number(x) + 5,
    Number(y),
  ]);
  // Levels 1 to 6 are above 10⁻⁵, level 7 is not.
  expect(marks).toHaveLength(6);
  for (const [i, [x, y]] of marks.entries()) {
    expect(x).toBeCloseTo(geometry.x(i + 1), 1);
    expect(y).toBeCloseTo(FRAME.top + (400 * (2 ** (i + 1) - 1) * -Math.log10(0.9)) / 5, 1);
    expect(paths.meanField).toMatch(
      new RegExp(`${Math.round(geometry.x(i + 1) * 1000) / 1000},${Math.floor(y ?? 0)}`),
    );
  }
});

test('the refined curve is drawn where it can be told apart, and said to be what it is', () => {
  const noteOf = (cell: CellPoint) => refinedNote(cell, pathsOf(cell).paths);
  expect(pathsOf(cellAt(2, 20)).paths.refined).not.toBe('');
  expect(noteOf(cellAt(2, 20))).toBe('refined, n = 20');
  expect(noteOf(cellAt(2, 1_000_000, 0.5))).toBe('refined, n = 1,000,000: the same');
  expect(noteOf(cellAt(2, 1))).toBe('refined, n = 1: not valid');
  expect(pathsOf(cellAt(2, 1)).paths.refined).toBe('');
  expect(noteOf(cellAt(1, 10))).toBeNull();
});

test.each(SCALES)('%s: finite, with a simulated tail and without', (scale) => {
  for (const [choices, serverCount, arrivalRate] of [
    [1, 1, 0.5],
    [1, 100, 0.99],
    [2, 1, 0.9],
    [2, 10, 0.99],
    [5, 1000, 0.01],
  ] as const) {
    for (const tail of [null, [1], [1, 0.5, 0.1, 0, 1e-9]]) {
      const { paths } = pathsOf(cellAt(choices, serverCount, arrivalRate, tail), scale);
      expect(Object.values(paths).join()).not.toMatch(/NaN|Infinity|undefined|null/);
      expect(paths.meanField).not.toBe('');
      if (!tail) expect(paths.marks).toBe('');
    }
  }
});
