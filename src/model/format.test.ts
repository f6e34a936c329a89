import { expect, test } from 'vitest';
import { formatCount, formatNumber, formatSeconds, formatWithHalfWidth } from './format';

test.each([
  [0.4, '0 s'],
  [59.4, '59 s'],
  [59.6, '1 min 00 s'],
  [200, '3 min 20 s'],
  [7500, '2 h 05 min'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});

test.each([
  [2.6400000001, 3, '2.64'],
  [-0.0000000001, 3, '-1.00e-10'],
  [-0, 3, '0'],
  [0.99999, 3, '1.00'],
  [1234.5, 3, '1235'],
  [12345678, 3, '1.23e7'],
  [0.00012345, 3, '0.000123'],
  [Number.NaN, 3, '–'],
  [Number.POSITIVE_INFINITY, 3, '–'],
])('%d to %i digits is %s', (value, digits, text) => {
  expect(formatNumber(value, digits)).toBe(text);
});

test.each([
  [2.64537, 0.03, '2.65', '0.03'],
  [2.64537, 0.0123, '2.645', '0.012'],
  [9.99961, 0.4, '10.0', '0.4'],
  [151.234, 12.3, '151', '12'],
  [2.64537, 0, '2.65', '0'],
])('%d ± %d is %s ± %s', (value, halfWidth, text, half) => {
  expect(formatWithHalfWidth(value, halfWidth)).toEqual({ value: text, halfWidth: half });
});

test('counts are in groups of three digits', () => {
  expect([0, 999, 1000, 1_234_567].map(formatCount)).toEqual(['0', '999', '1,000', '1,234,567']);
});
