import { expect, test } from 'vitest';
import { BREAK, columnOf, isCut } from './blockPaths';
import { slowLayout } from './slowLayout';

const layout = slowLayout(
  {
    systems: [
      { choices: 1, longest: 32 },
      { choices: 2, longest: 4 },
    ],
    serverCount: 20,
    sorted: false,
  },
  { width: 690, height: 300, type: 13 },
);

test('a queue that is cut shows fewer than it has, apart by a break, and stands out above all that are not', () => {
  const [strip] = layout.strips;
  if (!strip) throw new Error('no strip');
  const whole = Math.floor(strip.whole);
  expect(whole).toBeGreaterThan(4);
  const levels = (count: number, behind = 0) =>
    columnOf(count, behind, strip, layout).map(({ level }) => level);
  expect(isCut(whole, strip, layout.unit)).toBe(false);
  expect(levels(whole)).toEqual(Array.from({ length: whole }, (_, k) => k + 1));
  for (const count of [whole + 1, 32]) {
    expect(isCut(count, strip, layout.unit)).toBe(true);
    const shown = levels(count).sort((a, b) => a - b);
    expect(shown).toHaveLength(whole);
    expect(shown.at(-1)).toBeCloseTo(whole + BREAK, 9);
    expect(shown.at(-1)).toBeCloseTo(strip.room / layout.unit, 9);
    const gaps = shown.slice(1).map((level, i) => level - (shown[i] ?? 0));
    expect(gaps.filter((gap) => gap > 1.01)).toHaveLength(1);
  }
});

test('who moves up through the break comes out of it, and is not seen in it before', () => {
  const [strip] = layout.strips;
  if (!strip) throw new Error('no strip');
  const opacities = (behind: number) => {
    const column = columnOf(32, behind, strip, layout);
    const below = column.filter(({ level }) => level < strip.whole - 1 + behind);
    return below.at(-1)?.opacity ?? Number.NaN;
  };
  expect(opacities(1)).toBeCloseTo(0, 9);
  expect(opacities(0.5)).toBeGreaterThan(0);
  expect(opacities(0)).toBeGreaterThan(opacities(0.5));
});
