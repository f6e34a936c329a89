import { expect, test } from 'vitest';
import type { FloorLayout } from './floorLayout';
import { type Canvas, drawNumbers, type FloorScene, type ServerNumber } from './floorScene';

/** What is written where, and how wide it is: a bold digit takes at most .7 of its size. */
function written(numbers: readonly ServerNumber[], pitch: number) {
  const drawn: { text: string; left: number; right: number }[] = [];
  const canvas = {
    font: '',
    fillText(text: string, x: number) {
      const size = Number(/([\d.]+)px/.exec(this.font)?.[1]);
      const half = (0.7 * size * text.length) / 2;
      drawn.push({ text, left: x - half, right: x + half });
    },
  };
  const layout: Partial<FloorLayout> = { pitch };
  const scene = { layout, type: 13, colors: { family: 'sans-serif' } };
  drawNumbers(canvas as unknown as Canvas, numbers, 0, scene as FloorScene);
  return drawn;
}

test.each([11.7, 14, 20, 40])('numbers at neighbours %f pixels apart never read as one', (pitch) => {
  const lengths = [27, 21, 136, 5, 5, 30, 12, 100, 101, 9];
  const numbers = lengths.map((value, i) => ({ value, x: i * pitch, opacity: 1 }));
  numbers.sort((a, b) => b.value - a.value);
  const drawn = written(numbers, pitch).sort((a, b) => a.left - b.left);
  expect(drawn.length).toBeGreaterThan(3);
  for (const [i, { left }] of drawn.entries()) {
    // At least a third of a digit.
    if (i > 0) expect(left - (drawn[i - 1]?.right ?? 0)).toBeGreaterThan(2);
  }
});

test('where there is no room for both, the first is written', () => {
  const [first, second] = [
    { value: 21, x: 0, opacity: 1 },
    { value: 27, x: 12, opacity: 1 },
  ];
  expect(written([first, second], 12).map(({ text }) => text)).toEqual(['21']);
  expect(written([second, first], 12).map(({ text }) => text)).toEqual(['27']);
});
