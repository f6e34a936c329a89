import { expect, test } from 'vitest';
import { systemStyle, systemStyles } from './systemStyle';

const RED = '--system-1';
const TEAL = '--system-0';
const lists = [[1], [2], [1, 2], [2, 1], [3, 5, 1], [1, 2, 3, 5], [2, 3, 5, 1], [2, 3, 5, 10]];

test.each(lists)('no two systems of %i, %i, %i, %i look alike', (...systems) => {
  const shown = systemStyles(systems.filter((d) => d !== undefined));
  for (const part of ['index', 'color', 'dash', 'mark'] as const) {
    expect(new Set(shown.map((style) => style[part])).size, part).toBe(shown.length);
  }
});

test('d = 1 is red squares wherever it stands', () => {
  for (const systems of lists.filter((list) => list.includes(1))) {
    expect(systemStyle(systems, systems.indexOf(1))).toMatchObject({ color: RED, mark: 'square' });
  }
});

test('the first of the others is teal where d = 1 is beside it, first or not', () => {
  for (const systems of [
    [1, 2],
    [2, 1],
    [1, 2, 3, 5],
  ]) {
    expect(systemStyle(systems, systems.indexOf(2)).color).toBe(TEAL);
  }
});

test('to drag d past 1 changes no style of those beside it but of the one that would be red', () => {
  const [, ...apart] = systemStyles([2, 5, 10]);
  const [, ...beside] = systemStyles([1, 5, 10]);
  expect(beside.map(({ color }) => color)).toEqual([TEAL, apart[1]?.color]);
});
