import { area, curveMonotoneX, line } from 'd3';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Point, smoothArea, smoothPath } from './smoothPath';

const points = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: -300, max: 300 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((steps) => {
    let x = 0;
    return steps.map(([width, y]): Point => {
      x += width;
      return [x, y];
    });
  });

function numbersOf(path: string | null): number[] {
  return [...(path ?? '').matchAll(/-?\d+(\.\d+)?(e-?\d+)?/g)].map(([text]) => Number(text));
}

function expectSame(own: string, d3: string | null) {
  const expected = numbersOf(d3);
  expect(numbersOf(own).length).toBe(expected.length);
  for (const [i, value] of numbersOf(own).entries())
    expect(Math.abs(value - (expected[i] ?? 0))).toBeLessThan(2e-3);
}

test('the curve is that of d3', () => {
  fc.assert(
    fc.property(points, (given) => {
      fc.pre(given.length > 2);
      expectSame(smoothPath(given), line<Point>().curve(curveMonotoneX)(given));
    }),
  );
  expect(smoothPath([])).toBe('');
  expect(smoothPath([[1, 2]])).toBe('M1,2');
});

test('the area is that of d3', () => {
  fc.assert(
    fc.property(points, (given) => {
      fc.pre(given.length > 2);
      const upper = given.map(([x, y]): Point => [x, y - 10 - (x % 7)]);
      const outline = area<number>()
        .x((i) => given[i]?.[0] ?? 0)
        .y0((i) => given[i]?.[1] ?? 0)
        .y1((i) => upper[i]?.[1] ?? 0)
        .curve(curveMonotoneX);
      expectSame(smoothArea(upper, given), outline(given.map((_, i) => i)));
    }),
  );
  expect(smoothArea([], [])).toBe('');
});
