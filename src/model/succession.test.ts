import { expect, test } from 'vitest';
import { succession } from './succession';

test.each([
  [
    [2, 1],
    [2, 1],
    [0, 1],
  ],
  // d moved: the queues stay and the policy changes.
  [
    [2, 1],
    [3, 1],
    [0, 1],
  ],
  [[2, 1], [1], [1]],
  // A further system starts anew.
  [
    [2, 1],
    [2, 1, 3],
    [0, 1, null],
  ],
  // One was taken away.
  [
    [2, 1, 3],
    [2, 3],
    [0, 2],
  ],
  // Each old system is continued at most once.
  [
    [2, 1, 3],
    [3, 1],
    [2, 1],
  ],
  [[2], [2, 2], [0, null]],
])('from %j to %j: %j', (before, after, expected) => {
  expect(succession(before, after)).toEqual(expected);
});
