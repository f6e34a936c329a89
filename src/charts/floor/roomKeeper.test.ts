import { expect, test } from 'vitest';
import type { Snapshot } from '../../model/snapshot';
import { RoomKeeper } from './roomKeeper';

function snapshotWith(longestQueue: number, measuredSince = 0): Snapshot {
  return { measuredSince, systems: [{ choices: 2, longestQueue }] } as unknown as Snapshot;
}

test('room grows at once, lasts for seconds, and then shrinks', () => {
  const keeper = new RoomKeeper();
  const longest = (queue: number, since?: number) => keeper.of(snapshotWith(queue, since))[0]?.longest;
  expect(longest(5)).toBe(5);
  expect(longest(40)).toBe(40);
  for (let i = 0; i < 240; i++) expect(longest(4)).toBe(40);
  for (let i = 0; i < 480; i++) longest(4);
  expect(longest(4)).toBe(4);
  longest(30);
  expect(longest(3, 7)).toBe(3);
});
