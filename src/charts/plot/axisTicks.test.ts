import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distantTicks, powerTick, roundedUp, valueTick } from './axisTicks';

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

test('labels of a vertical axis keep 1.3 times their type size, and the first stays', () => {
  const rem = 16;
  const least = 1.3 * 0.8125 * rem;
  const places = fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(places, fc.boolean(), (given, upwards) => {
      const sorted = given.sort((a, b) => (upwards ? a - b : b - a));
      const ticks = sorted.map((at, i) => ({ at, label: String(i) }));
      const kept = distantTicks(ticks, rem);
      expect(kept[0]).toBe(ticks[0]);
      for (let i = 1; i < kept.length; i++) {
        expect(Math.abs((kept[i]?.at ?? 0) - (kept[i - 1]?.at ?? 0))).toBeGreaterThan(least - 0.2);
      }
      // Nothing is left out that has room.
      for (const { at } of ticks) {
        expect(Math.min(...kept.map((tick) => Math.abs(tick.at - at)))).toBeLessThan(1.05 * rem);
      }
    }),
  );
  // Powers of ten that are too close leave every other one: even steps stay even.
  const powers = [0, -1, -2, -3, -4].map((exponent) => powerTick(exponent, Math.abs(10 * exponent)));
  expect(distantTicks(powers, rem).map(({ at }) => at)).toEqual([0, 20, 40]);
});
