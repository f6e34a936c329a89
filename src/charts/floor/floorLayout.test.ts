import { describe, expect, test } from 'vitest';
import { PAD_GAP } from './blockPaths';
import { type FloorContent, type FloorLayout, floorLayout } from './floorLayout';
import { Places, rankByLength } from './floorPlaces';
import { blockShape } from './floorScene';
import { LayoutTween } from './layoutTween';
import { shareOut, slowLayout } from './slowLayout';

const box = { width: 690, height: 390, type: 13 };

function content(longest: readonly number[], serverCount = 20): FloorContent {
  return { systems: longest.map((own, i) => ({ choices: 4 - i, longest: own })), serverCount, sorted: false };
}

/** Every strip within the canvas, none over another. */
function expectFits({ strips, unit, left, width }: FloorLayout, height: number): void {
  let above = 0;
  for (const strip of strips) {
    expect(strip.labelY).toBeGreaterThan(above);
    expect(strip.doorY).toBeGreaterThan(above);
    // Queues end below their name and the customers who come.
    expect(strip.groundY - strip.room).toBeGreaterThan(Math.max(strip.labelY, strip.doorY));
    above = strip.groundY;
  }
  expect(above).toBeLessThan(height);
  expect(unit).toBeGreaterThan(0);
  expect(left + width).toBeLessThanOrEqual(box.width);
}

describe.each([
  ['fast', floorLayout],
  ['slow', slowLayout],
])('the %s floor', (_, layout) => {
  test.each([[[5]], [[5, 34]], [[3, 5, 34]], [[2, 3, 6, 70]]])('has room for queues of %j', (longest) => {
    expectFits(layout(content(longest), box), box.height);
    expectFits(layout(content(longest), { ...box, height: 260 }), 260);
  });

  test('puts the fewest choices on top', () => {
    const { strips } = layout(content([5, 5, 5]), box);
    expect(strips.map(({ system }) => system)).toEqual([2, 1, 0]);
  });
});

/** What is written at a strip and how far it reaches above and below its line, in sizes of the type. */
const CAPITALS = 0.75;
const DESCENDERS = 0.22;
const HALF_A_DIGIT = 0.4;

/** Sizes of the canvas as they occur, with that of its type: embedded, on the page, in a lecture on a projector. */
const SIZES = [
  { width: 606, height: 416, type: 13 },
  { width: 320, height: 224, type: 13 },
  { width: 714, height: 393, type: 13 },
  { width: 714, height: 260, type: 16 },
  { width: 340, height: 576, type: 13 },
  { width: 1184, height: 217, type: 14.625 },
  { width: 1270, height: 187, type: 14.625 },
  { width: 1793, height: 464, type: 19.5 },
];
const QUEUES = [[3], [5000], [12, 5000], [4, 32], [8, 12, 5000], [3, 5, 40], [4, 8, 12, 5000], [2, 3, 4, 6]];

/** Sizes of canvas on which every strip has the height of five lines of type at least. */
const HIGH_ENOUGH = 5;

describe.each(SIZES)('slow strips and their text within $width x $height, type $type', (size) => {
  test.each(QUEUES.map((longest) => [longest]))('%j', (longest) => {
    const { type } = size;
    const lines = HIGH_ENOUGH + (size.width < 520 ? 1.4 : 0);
    const height = Math.max(size.height, longest.length * lines * type);
    const layout = slowLayout(content(longest), { ...size, height });
    const customer = Math.max(0.85 * type, Math.min(1.7 * type, 1.3 * blockShape(layout).height));
    const { strips, unit } = layout;
    let above = 0;
    for (const { system, labelY, doorY, groundY, room, whole } of strips) {
      expect(labelY - CAPITALS * type).toBeGreaterThanOrEqual(above - 1e-9);
      expect(doorY - customer / 2).toBeGreaterThanOrEqual(above - 1e-9);
      const isCut = whole < (longest[system] ?? 0);
      // The number on a queue that is cut, of larger type.
      const top = groundY - room - (isCut ? 1.28 * type : 0);
      expect(top).toBeGreaterThanOrEqual(labelY + DESCENDERS * type);
      expect(groundY - room).toBeGreaterThanOrEqual(doorY + customer / 2);
      expect(whole).toBeGreaterThanOrEqual(1);
      // A queue that is cut stands out above all that are not.
      if (isCut) expect(room / unit).toBeGreaterThan(whole + 0.3);
      else expect(room).toBeCloseTo(whole * unit, 6);
      // Pads of servers, and below them the lengths seen.
      above = groundY + PAD_GAP + 0.36 * type + 1.05 * type;
    }
    expect(above).toBeLessThanOrEqual(height + 1e-9);
  });
});

describe.each(SIZES)('strips and their text within $width x $height, type $type', (size) => {
  test.each(QUEUES.map((longest) => [longest]))('%j', (longest) => {
    for (const serverCount of [20, 100, 1000]) {
      // Lower than that the strips do not overlap, but their text does.
      const { type } = size;
      const height = Math.max(size.height, longest.length * 2.6 * type);
      const { strips, unit } = floorLayout(content(longest, serverCount), { ...size, height });
      let above = 0;
      for (const { labelY, groundY, room, whole } of strips) {
        expect(labelY - CAPITALS * type).toBeGreaterThanOrEqual(above - 1e-9);
        expect(groundY - room).toBeGreaterThanOrEqual(labelY + DESCENDERS * type);
        expect(room).toBeGreaterThanOrEqual(whole * unit - 1e-9);
        expect(room).toBeGreaterThan(4);
        above = groundY + HALF_A_DIGIT * type;
      }
      expect(strips).toHaveLength(longest.length);
      expect(above).toBeLessThanOrEqual(height + 1e-9);
    }
  });
});

test('slow mode has larger blocks, and cuts a far longer queue rather than every block', () => {
  const slow = slowLayout(content([3, 5, 70]), box);
  const fast = floorLayout(content([3, 5, 70]), box);
  expect(slow.unit).toBeGreaterThan(2 * fast.unit);
  const [d1, d2, d3] = slow.strips.map(({ room }) => room / slow.unit);
  expect(d1).toBeLessThan(70);
  expect(slow.strips[0]?.whole).toBeLessThan(d1 ?? 0);
  expect(d1).toBeGreaterThanOrEqual(5);
  expect(d2).toBeCloseTo(5, 9);
  expect(d3).toBeCloseTo(3, 9);
});

test('sharing out gives the modest all they need and the rest the same', () => {
  expect(shareOut([3, 5, 70], 100)).toEqual([3, 5, 70]);
  expect(shareOut([70, 3, 5], 20)).toEqual([12, 3, 5]);
  expect(shareOut([10, 10, 1], 11)).toEqual([5, 5, 1]);
});

describe('one layout turns into another', () => {
  const from = floorLayout(content([5, 34]), box);
  const to = slowLayout(content([5, 34]), box);

  test('from where it is, without a jump, to exactly the other', () => {
    const tween = new LayoutTween();
    tween.aim(from, 0, 500);
    expect(tween.at(0)).toEqual(from);
    expect(tween.moving(0)).toBe(false);
    tween.aim(to, 1000, 500);
    expect(tween.at(1000)).toEqual(from);
    let before = tween.at(1000);
    for (let nowMs = 1016; nowMs < 1500; nowMs += 16) {
      const now = tween.at(nowMs);
      expect(Math.abs(now.unit - before.unit)).toBeLessThan(0.12 * Math.abs(to.unit - from.unit));
      before = now;
      // Half way it turns back: from there.
      if (nowMs === 1240) {
        tween.aim(from, nowMs, 500);
        expect(tween.at(nowMs)).toEqual(now);
        tween.aim(to, nowMs, 260);
      }
    }
    expect(tween.at(1500)).toEqual(to);
    expect(tween.moving(1500)).toBe(false);
  });

  test('whose end may turn elsewhere on the way', () => {
    const tween = new LayoutTween();
    tween.aim(from, 0, 500);
    tween.aim(to, 0, 500);
    const taller = slowLayout(content([5, 60]), box);
    tween.turnTo(taller);
    expect(tween.at(0)).toEqual(from);
    expect(tween.at(500)).toEqual(taller);
    tween.turnTo(to);
    expect(tween.at(501)).toEqual(to);
  });

  test('at once where nothing may move', () => {
    const tween = new LayoutTween();
    tween.aim(from, 0, 0);
    tween.aim(to, 10, 0);
    expect(tween.moving(10)).toBe(false);
    expect(tween.at(10)).toEqual(to);
  });
});

describe('sorted servers', () => {
  test('stand by length, the longest first, of equal ones the one with the smaller number', () => {
    expect(Array.from(rankByLength([2, 0, 5, 2, 7, 0]))).toEqual([2, 4, 1, 3, 0, 5]);
    expect(Array.from(rankByLength([]))).toEqual([]);
  });

  test('are each at a place of their own, half way too at n = 300', () => {
    const lengths = Int32Array.from({ length: 300 }, (_, i) => (i * 7919) % 13);
    expect(Array.from(rankByLength(lengths)).sort((a, b) => a - b)).toEqual(Array.from(lengths, (_, i) => i));
    const places = new Places();
    const half = places.at(lengths, 0.5, false, 0);
    rankByLength(lengths).forEach((rank, server) => {
      expect(half[server]).toBeCloseTo((rank + server) / 2, 9);
    });
    expect(places.moving).toBe(false);
  });

  test('glide to new places when queues change, and get there', () => {
    const places = new Places();
    places.at([3, 2, 1], 1, true, 0);
    const now = places.at([3, 2, 9], 1, true, 16);
    expect(now[2]).toBeLessThan(2);
    expect(now[2]).toBeGreaterThan(1);
    expect(places.moving).toBe(true);
    for (let nowMs = 32; nowMs < 1200; nowMs += 16) places.at([3, 2, 9], 1, true, nowMs);
    expect(Array.from(places.at([3, 2, 9], 1, true, 1200))).toEqual([1, 2, 0]);
    expect(places.moving).toBe(false);
  });
});
