import { describe, expect, test } from 'vitest';
import { exactCells, numbersOf } from '../testing/cells';
import { errorGeometry } from './errorGeometry';
import { errorMarks } from './errorMarks';

const FRAME = { left: 50, right: 550, top: 10, bottom: 310 };

describe('marks', () => {
  const geometry = errorGeometry(exactCells(null), FRAME, 16);
  const whiskersOf = (error: number, halfWidth: number | null) =>
    errorMarks(geometry, [{ serverCount: 100, error, halfWidth, sure: false }], 'circle', 5, 0).whiskers;
  const endsOf = (error: number, halfWidth: number) => numbersOf(whiskersOf(error, halfWidth)).slice(1);

  test('a whisker goes from error − half width to error + half width', () => {
    const [low, high] = endsOf(0.03, 0.01);
    expect(low).toBeCloseTo(geometry.y(0.02), 1);
    expect(high).toBeCloseTo(geometry.y(0.04), 1);
  });

  test('a whisker that reaches 0 ends at the bottom, one that goes beyond the frame at the top', () => {
    expect(endsOf(0.03, 0.03)[0]).toBe(FRAME.bottom);
    expect(endsOf(0.03, 0.05)).toEqual([FRAME.bottom, expect.closeTo(geometry.y(0.08), 1)]);
    expect(endsOf(0, 0.05)[0]).toBe(FRAME.bottom);
    expect(endsOf(1, 100)).toEqual([FRAME.bottom, FRAME.top]);
    expect(whiskersOf(0.03, null)).toBe('');
  });

  test('the mark stands at its error, at the bottom at the lowest, and not above the frame', () => {
    const heightOf = (error: number) => {
      const point = { serverCount: 100, error, halfWidth: 1, sure: false };
      return numbersOf(errorMarks(geometry, [point], 'circle', 5, 2).marks);
    };
    expect(heightOf(0.03).slice(0, 2)).toEqual([
      expect.closeTo(geometry.x(100) + 2 - 5, 1),
      expect.closeTo(geometry.y(0.03), 1),
    ]);
    expect(heightOf(0)[1]).toBe(FRAME.bottom);
    expect(heightOf(1e9)).toEqual([]);
  });
});
