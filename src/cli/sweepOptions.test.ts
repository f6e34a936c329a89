import { describe, expect, test } from 'vitest';
import { readSweepOptions, type WrittenSweep } from './sweepOptions';

const read = (written: WrittenSweep) => readSweepOptions(written, 3);

describe('readSweepOptions', () => {
  test('makes every combination, in the order of the lists', () => {
    const { sweep, wanted, workers, out, format } = read({
      ...{ n: '10,20', d: '1:2:1', lambda: '0.5,0.9', time: '200', runs: '2', seed: '9', start: 'empty' },
    });
    expect(
      sweep.cells.map(({ serverCount, choices, arrivalRate }) => [serverCount, choices, arrivalRate]),
    ).toEqual([
      ...[1, 2].flatMap((d) => [0.5, 0.9].map((lambda) => [10, d, lambda])),
      ...[1, 2].flatMap((d) => [0.5, 0.9].map((lambda) => [20, d, lambda])),
    ]);
    expect(sweep).toMatchObject({ start: 'empty', schedule: { time: 200, warmup: 20 }, runs: 2, seed: 9 });
    expect({ wanted, workers, out, format }).toEqual({
      ...{ wanted: [0, 1, 2, 3, 4, 5, 6, 7], workers: 3, out: null, format: 'text' },
    });
  });

  test('a shard is every m-th cell from the k-th', () => {
    const eight = { n: '10,20', d: '1,2', lambda: '0.5,0.9' };
    expect(read({ ...eight, shard: '1/3' }).wanted).toEqual([0, 3, 6]);
    expect(read({ ...eight, shard: '3/3' }).wanted).toEqual([2, 5]);
    expect(read({ ...eight, shard: '9/9' }).wanted).toEqual([]);
  });

  test('more choices than servers are fine where probes may be the same', () => {
    expect(read({ n: '1', d: '2', lambda: '0.5', sampling: 'replacement' }).sweep.cells).toHaveLength(1);
  });

  test.each<[WrittenSweep, string]>([
    [{ lambda: '0.5,1' }, 'invalid --lambda: 1 (expected 0.01 to 0.999)'],
    [{ lambda: '0.5:0.9' }, 'invalid --lambda: 0.5:0.9 (expected from:to:step'],
    [{ d: '0,1' }, 'invalid --d: 0 (expected 1 to 100, a whole number)'],
    [{ n: '' }, 'invalid --n: "" (expected at least one number, 1 to 1000000, a whole number)'],
    [{ n: '1:1000:1', d: '1:10:1', lambda: '0.01:1:0.01' }, 'invalid --lambda: 1 (expected 0.01 to 0.999)'],
    [
      { n: '100:199:1', d: '1:100:1', lambda: '0.01:0.99:0.01,0.999' },
      'invalid cells: 1000000 (expected at most 10000 combinations of n, d and λ)',
    ],
    [
      { n: '1,2,10', d: '1,2,3', lambda: '0.5,0.9' },
      'invalid --d: n = 1 with d = 2; n = 1 with d = 3; n = 2 with d = 3 (expected at most n, as distinct probes ' +
        'need as many servers: leave these out, or use --sampling replacement)',
    ],
    [{ n: '1', d: '2:9:1' }, 'n = 1 with d = 6; and 3 more (expected at most n'],
    [{ shard: '4/3' }, 'invalid --shard: 4/3 (expected k/m for part k of m: 1/3, 2/3 or 3/3)'],
    [{ shard: '0/3' }, 'invalid --shard: 0/3'],
    [{ shard: '' }, 'invalid --shard: ""'],
    [{ shard: '1.5/3' }, 'invalid --shard: 1.5/3'],
    [{ out: ' ' }, 'invalid --out: " " (expected the name of a file)'],
    [{ out: 'a.csv', json: true }, 'invalid --out: a.csv (expected without --json: the file is CSV)'],
    [
      { out: 'a.csv', format: 'text' },
      'invalid --out: a.csv (expected without --format text: the file is CSV)',
    ],
    [{ format: 'csv', json: true }, 'invalid --format: csv (expected without --json, or --json without it)'],
    [{ format: 'xml' }, 'invalid --format: xml (expected text, csv, markdown or latex)'],
  ])('refuses %o', (written, message) => {
    expect(() => read(written)).toThrow(RangeError);
    expect(() => read(written)).toThrow(message);
  });
});
