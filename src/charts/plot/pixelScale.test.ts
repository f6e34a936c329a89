import { scaleLinear, scaleLog } from 'd3';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linearScale, logScale } from './pixelScale';

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const positive = fc.double({ min: 1e-9, max: 1e9, noNaN: true });

function close(a: number, b: number, size: number): void {
  expect(Math.abs(a - b)).toBeLessThanOrEqual(1e-9 * (Math.abs(size) + Math.abs(b)));
}

test('the linear scale is that of d3, beyond its ends and back too', () => {
  fc.assert(
    fc.property(number, number, number, number, number, (from, to, first, last, value) => {
      fc.pre(Math.abs(from - to) > 1e-3 && Math.abs(first - last) > 1e-3);
      const ours = linearScale([from, to], [first, last]);
      const d3s = scaleLinear([from, to], [first, last]);
      const size = 1e12;
      close(ours(value), d3s(value), size);
      expect(ours.ticks(7)).toEqual(d3s.ticks(7));
      close(ours.invert(ours(value)), value, size);
    }),
  );
});

test('the logarithmic scale is that of d3', () => {
  fc.assert(
    fc.property(positive, positive, number, number, positive, (from, to, first, last, value) => {
      fc.pre(Math.abs(Math.log(from / to)) > 1e-2 && Math.abs(first - last) > 1e-3);
      const ours = logScale([from, to], [first, last]);
      const size = 1e9;
      close(ours(value), scaleLog([from, to], [first, last])(value), size);
    }),
  );
  const scale = logScale([0.1, 1000], [40, 640]);
  expect(scale(1)).toBeCloseTo(190, 9);
  expect(scale.invert(490)).toBeCloseTo(100, 9);
});

test('a scale without a span is finite', () => {
  expect(linearScale([3, 3], [10, 90])(3)).toBe(10);
  expect(linearScale([0, 1], [10, 10]).invert(10)).toBe(0);
});
