import fc from 'fast-check';
import { expect, test } from 'vitest';
import { powerTick, roundedUp, valueTick } from './axisTicks';

test('room is never less than asked for, and at most half as much again', () => {
  fc.assert(
    fc.property(fc.double({ min: -6, max: 9, noNaN: true }), (power) => {
      const value = 10 ** power;
      const room = roundedUp(value);
      expect(room).toBeGreaterThanOrEqual(value);
      expect(room).toBeLessThanOrEqual(value * 1.5);
    }),
  );
  for (const value of [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 1000]) expect(roundedUp(value)).toBe(value);
  for (const nothing of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) expect(roundedUp(nothing)).toBe(1);
});

test('labels are short', () => {
  expect(valueTick(0.30000000000000004, 0).label).toBe('0.3');
  expect(valueTick(20_000, 0).label).toBe('20,000');
  expect(powerTick(-1, 0)).toEqual({ at: 0, label: '0.1' });
  expect(powerTick(-5, 0)).toEqual({ at: 0, label: '10', exponent: -5 });
});
