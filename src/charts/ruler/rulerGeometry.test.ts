import { expect, test } from 'vitest';
import { rulerGeometry } from './rulerGeometry';

const REM = 16;

test.each([[2.6141, 2.6449, 2.55, 2.71], [10], [1e-3, 2e-3], [1000, 1000.001], [0, 16.3, 2.6]])(
  'all values lie on the ruler with room around them: %j, …',
  (...values) => {
    for (const width of [320, 1300]) {
      const { left, right, x, ticks } = rulerGeometry(values, width, REM);
      for (const value of values) {
        expect(x(value)).toBeLessThan(right);
        if (value > 0) expect(x(value)).toBeGreaterThan(left);
        else expect(x(value)).toBeGreaterThanOrEqual(left);
      }
      expect(ticks.length).toBeGreaterThan(0);
      for (const { at, label } of ticks) {
        expect(at).toBeGreaterThanOrEqual(left);
        expect(at).toBeLessThanOrEqual(right);
        expect(label).not.toMatch(/NaN|Infinity/);
      }
    }
  },
);

test('before there is a value there are no ticks', () => {
  expect(rulerGeometry([], 800, REM).ticks).toEqual([]);
});
