import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Experiment } from '../experiment/cell';
import { METHOD, USUAL } from '../experiment/testing/sampleResults';
import { SWEEP_HEADER, sweepLine } from './sweepCsv';
import { openSweepFile } from './sweepFile';

const folder = mkdtempSync(join(tmpdir(), 'sweep-file-'));
const path = join(folder, 'results.csv');
const read = () => readFileSync(path, 'utf8');

beforeEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

function sweepOf(serverCounts: number[], changes: Partial<Experiment> = {}): Experiment {
  const cells = serverCounts.map((serverCount) => ({ serverCount, choices: 2, arrivalRate: 0.9 }));
  return { ...METHOD, cells, ...changes };
}

const SWEEP = sweepOf([10, 20, 30]);
const ALL = [0, 1, 2];
const result = (index: number) => ({ ...USUAL, cell: SWEEP.cells[index] ?? USUAL.cell });
const LINES = ALL.map((index) => sweepLine(SWEEP, index, result(index)));
const WHOLE = [SWEEP_HEADER, ...LINES].join('');

describe('openSweepFile', () => {
  test('writes every cell at once, and puts them in order at the end', () => {
    const file = openSweepFile(path, SWEEP, ALL);
    expect(read()).toBe(SWEEP_HEADER);
    for (const index of [2, 0, 1]) file.append(index, result(index));
    expect(read()).toBe([SWEEP_HEADER, LINES[2], LINES[0], LINES[1]].join(''));
    file.finish();
    expect(read()).toBe(WHOLE);
    expect(readdirSync(folder)).toEqual(['results.csv']);
  });

  test('cuts the torn line off before it writes the next one', () => {
    const torn = LINES[2]?.slice(0, 40) ?? '';
    writeFileSync(path, [SWEEP_HEADER, LINES[1], torn].join(''));
    const file = openSweepFile(path, SWEEP, ALL);
    expect({ torn: file.torn, size: file.size(), has: ALL.map(file.has) }).toEqual({
      ...{ torn, size: 1, has: [false, true, false] },
    });
    file.append(0, result(0));
    expect(read()).toBe([SWEEP_HEADER, LINES[1], LINES[0]].join(''));
    // As after a crash: a new process, and the file was never finished.
    const again = openSweepFile(path, SWEEP, ALL);
    again.append(2, result(2));
    again.finish();
    expect(read()).toBe(WHOLE);
  });

  // Only the end of the line is missing: that could also be a number that goes on.
  test.each([SWEEP_HEADER.trimEnd(), SWEEP_HEADER.slice(0, 9), ''])('begins anew after %j', (text) => {
    writeFileSync(path, text);
    openSweepFile(path, SWEEP, ALL);
    expect(read()).toBe(SWEEP_HEADER);
  });

  test.each<[what: string, text: string, sweep: Experiment, wanted: number[], reason: string]>([
    [
      'time',
      WHOLE,
      sweepOf([10, 20, 30], { schedule: { time: 5, warmup: 10_000 } }),
      ALL,
      'time is 100000 there and 5 here',
    ],
    [
      'sampling',
      WHOLE,
      sweepOf([10, 20, 30], { sampling: 'replacement' }),
      ALL,
      'sampling is distinct there and replacement here',
    ],
    [
      'seed, runs',
      WHOLE,
      sweepOf([10, 20, 30], { seed: 4, runs: 2 }),
      ALL,
      '(runs is 10 there and 2 here; seed is 3 there and 4 here)',
    ],
    ['fewer cells', WHOLE, sweepOf([10, 20]), [0, 1], 'cells is 3 there and 2 here'],
    [
      'another cell',
      WHOLE,
      sweepOf([10, 25, 30]),
      ALL,
      '(cell 2 is n = 20, d = 2, lambda = 0.9 there and n = 25, d = 2, lambda = 0.9 here)',
    ],
    ['a shard', WHOLE, SWEEP, [0, 2], 'it has cell 2, which is not in this --shard'],
    [
      'version',
      WHOLE.replaceAll(',1,mean service', ',0,mean service'),
      SWEEP,
      ALL,
      'version is 0 there and 1 here',
    ],
    [
      'twice',
      `${WHOLE}${LINES[1]?.replace('2.38', '2.39')}`,
      SWEEP,
      ALL,
      'it has cell 2 twice, with different figures',
    ],
    ['damage', WHOLE.replace('\n3,3,', '\n3,3,,'), SWEEP, ALL, 'line 4 is not a line of a sweep'],
    ['other columns', 'x,y\n1,2\n', SWEEP, ALL, 'is not a file of a sweep'],
    ['no table', 'dear diary', SWEEP, ALL, 'is not a file of a sweep'],
    ['a torn line too', `${WHOLE}1,`, sweepOf([10, 20, 30], { seed: 4 }), ALL, 'seed is 3 there and 4 here'],
  ])('leaves the file alone because of %s', (_, text, sweep, wanted, reason) => {
    writeFileSync(path, text);
    expect(() => openSweepFile(path, sweep, wanted)).toThrow(reason);
    expect(read()).toBe(text);
  });
});
