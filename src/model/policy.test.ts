import { describe, expect, test } from 'vitest';
import { joinShorter, joinShortest } from './policy';

describe('joinShortest', () => {
  const lengths = Int32Array.of(3, 0, 2, 2, 0, 7);

  test.each([
    { probes: [0], joined: 0 },
    { probes: [0, 2], joined: 2 },
    { probes: [2, 0], joined: 2 },
    { probes: [5, 0, 3], joined: 3 },
    { probes: [1, 5, 0], joined: 1 },
  ])('among $probes joins $joined', ({ probes, joined }) => {
    expect(joinShortest(lengths, Int32Array.from(probes), probes.length)).toBe(joined);
  });

  test.each([
    { probes: [2, 3], joined: 2 },
    { probes: [3, 2], joined: 3 },
    { probes: [5, 4, 1], joined: 4 },
    { probes: [5, 1, 4], joined: 1 },
  ])('of equally short ones in $probes joins the first, $joined', ({ probes, joined }) => {
    expect(joinShortest(lengths, Int32Array.from(probes), probes.length)).toBe(joined);
  });

  test('looks at the first d probes only', () => {
    const probes = Int32Array.of(0, 2, 1);
    expect([1, 2, 3].map((choices) => joinShortest(lengths, probes, choices))).toEqual([0, 2, 1]);
  });

  test('finds probes laid apart', () => {
    const probes = Int32Array.of(9, 0, 9, 9, 2, 9, 9, 1, 9);
    expect(joinShortest(lengths, probes, 3, 1, 3)).toBe(1);
  });

  test('of the same server several times gives that server', () => {
    expect(joinShortest(lengths, Int32Array.of(5, 5, 5), 3)).toBe(5);
  });
});

test('joinShorter is joinShortest of two', () => {
  const lengths = Int32Array.of(3, 0, 2, 2);
  for (let first = 0; first < 4; first++) {
    for (let second = 0; second < 4; second++) {
      expect(joinShorter(lengths, first, second)).toBe(
        joinShortest(lengths, Int32Array.of(first, second), 2),
      );
    }
  }
});
