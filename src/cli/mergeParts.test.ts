import { describe, expect, test } from 'vitest';
import type { Experiment } from '../experiment/cell';
import { METHOD, USUAL } from '../experiment/testing/sampleResults';
import { mergeParts } from './mergeParts';
import { SWEEP_HEADER, sweepLine } from './sweepCsv';

function sweepOf(serverCounts: number[], changes: Partial<Experiment> = {}): Experiment {
  const cells = serverCounts.flatMap((serverCount) =>
    [1, 2].map((choices) => ({ serverCount, choices, arrivalRate: 0.9 })),
  );
  return { ...METHOD, cells, ...changes };
}

function part(
  name: string,
  sweep: Experiment,
  numbers: number[],
  events = 5,
): { name: string; text: string } {
  const lines = numbers.map((number) => {
    const cell = sweep.cells[number - 1] ?? USUAL.cell;
    return sweepLine(sweep, number - 1, { ...USUAL, cell, events });
  });
  return { name, text: SWEEP_HEADER + lines.join('') };
}

const SWEEP = sweepOf([10, 20]);
const WHOLE = part('all.csv', SWEEP, [1, 2, 3, 4]).text;

describe('mergeParts', () => {
  test('puts cells in order, whatever the order of parts and lines, and takes a cell that is in two once', () => {
    const parts = [part('b', SWEEP, [4, 2]), part('none', SWEEP, []), part('a', SWEEP, [3, 1, 4])];
    expect(mergeParts(parts)).toBe(WHOLE);
    expect(mergeParts([{ name: 'all', text: WHOLE }])).toBe(WHOLE);
  });

  test('names missing cells', () => {
    expect(() => mergeParts([part('a', SWEEP, [3])])).toThrow('missing 3 of 4 cells: 1, 2, 4');
    const long = sweepOf(Array.from({ length: 20 }, (_, k) => k + 10));
    expect(() => mergeParts([part('a', long, [1])])).toThrow(
      'missing 39 of 40 cells: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, and 29 more',
    );
    expect(() => mergeParts([part('a', SWEEP, []), part('b', SWEEP, [])])).toThrow('no cell in a, b');
  });

  test('names a cell that is in two parts and not the same', () => {
    expect(() => mergeParts([part('a', SWEEP, [1, 2]), part('b', SWEEP, [2, 3, 4], 6)])).toThrow(
      'cell 2 is in a and in b, and not the same',
    );
  });

  test.each<[Experiment, string]>([
    [sweepOf([10, 20], { seed: 4 }), 'seed is 3 there and 4 here'],
    [sweepOf([10, 20], { runs: 5 }), 'a and b are of different sweeps'],
    [sweepOf([10, 20, 30]), 'cells is 4 there and 6 here'],
    // As many cells, and nothing but n is different.
    [
      sweepOf([10, 30]),
      'a, b are of different sweeps: their cells are not all combinations of n, d and lambda',
    ],
  ])('names parts of another sweep, %#', (other, message) => {
    const usual = { ...USUAL, runs: other.runs };
    const lines = [2, 4].map((number) =>
      sweepLine(other, number - 1, { ...usual, cell: other.cells[number - 1] ?? USUAL.cell }),
    );
    const parts = [part('a', SWEEP, [1, 3]), { name: 'b', text: SWEEP_HEADER + lines.join('') }];
    expect(() => mergeParts(parts)).toThrow(message);
  });

  test.each([
    ['n,d\n', 'b is not a file of a sweep'],
    [WHOLE.slice(0, -5), 'b ends within a line: go on with its sweep first'],
    [WHOLE.replace('\n2,4,', '\n2,4,4,'), 'b, line 3 is not a line of a sweep'],
    [WHOLE.replace('\n2,4,', '\n5,4,'), 'b, line 3 is not a line of a sweep'],
    [WHOLE.replace('\n2,4,', '\n2,1e9,'), 'b, line 3 is not a line of a sweep'],
    [WHOLE.replace(',5\n', '\n'), 'b, line 2 is not a line of a sweep'],
    [WHOLE.replace('2.380834', 'x'), 'b, line 2 is not a line of a sweep'],
  ])('refuses what is not whole, %#', (text, message) => {
    expect(() => mergeParts([{ name: 'b', text }])).toThrow(message);
  });
});
