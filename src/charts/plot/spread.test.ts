import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadApart } from './spread';

test('labels keep their distance, their order and their frame where they fit', () => {
  const places = fc.array(fc.double({ min: -50, max: 350, noNaN: true }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(places, (given) => {
      const result = spreadApart(given, 20, 0, 300);
      const order = given.map((_, i) => i).sort((a, b) => (given[a] ?? 0) - (given[b] ?? 0));
      const sorted = order.map((i) => result[i] ?? Number.NaN);
      expect(Math.min(...sorted)).toBeGreaterThanOrEqual(-1e-9);
      expect(Math.max(...sorted)).toBeLessThanOrEqual(300 + 1e-9);
      for (let i = 1; i < sorted.length; i++) {
        expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-9);
      }
    }),
  );
});

test('labels that are apart stay where they are', () => {
  expect(spreadApart([120, 20, 60], 20, 0, 300)).toEqual([120, 20, 60]);
});
