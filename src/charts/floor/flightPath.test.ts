import { expect, test } from 'vitest';
import { arrivalPhases, LANDING } from './customerPhases';
import { flightPath, from, pointAt, upTo } from './flightPath';

const door = { x: 470, y: 66 };
const place = { x: 700, y: 357 };

test('a customer is at the door at first, in its place when it lands, and on the way in between', () => {
  const path = flightPath(door, place);
  const at = (progress: number) => pointAt(path, arrivalPhases(progress).fly);
  expect(at(0)).toEqual(door);
  expect(at(0.4)).toEqual(door);
  expect(at(LANDING)).toEqual(place);
  expect(at(1)).toEqual(place);
  let before = door;
  for (let progress = 0.47; progress < LANDING; progress += 0.01) {
    const now = at(progress);
    expect(now.x).toBeGreaterThan(before.x);
    expect(now.y).toBeGreaterThan(before.y);
    // No leap between two frames: well under a tenth of the way in a hundredth of the time.
    expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(0.1 * Math.hypot(230, 291));
    before = now;
  }
});

test('a part of a curve lies on the curve', () => {
  const path = flightPath(door, place);
  const part = upTo(path, 0.6);
  expect(pointAt(part, 0)).toEqual(door);
  for (const share of [0.2, 0.5, 1]) {
    const { x, y } = pointAt(part, share);
    expect(x).toBeCloseTo(pointAt(path, 0.6 * share).x, 9);
    expect(y).toBeCloseTo(pointAt(path, 0.6 * share).y, 9);
  }
});

test('the rest of a curve begins where its first part ends', () => {
  const path = flightPath(door, place);
  const rest = from(path, 0.6);
  expect(rest[0].x).toBeCloseTo(pointAt(path, 0.6).x, 9);
  expect(rest[0].y).toBeCloseTo(pointAt(path, 0.6).y, 9);
  expect(pointAt(rest, 1)).toEqual(place);
  expect(pointAt(rest, 0.5).x).toBeCloseTo(pointAt(path, 0.8).x, 9);
});

test('looking, choosing, going and settling follow one another', () => {
  for (let progress = 0; progress <= 1.001; progress += 0.005) {
    const { look, choose, fly, settle } = arrivalPhases(progress);
    if (choose > 0) expect(look).toBe(1);
    if (settle > 0) expect(fly).toBe(1);
    if (fly > 0.2) expect(choose).toBe(1);
  }
});
