import { describe, expect, test } from 'vitest';
import { experimentOf } from './tableFields';
import { readTableLink, writeTableLink } from './tableLink';
import { DEFAULT_FIELDS, LENGTH_FIELDS, offerOf, TABLE_FIELDS } from './tablePresets';

describe('a link to the table', () => {
  test('without more is Table 1 of the paper, quick', () => {
    const { fields, corrections } = readTableLink('?view=table');
    expect(corrections).toEqual([]);
    expect(fields).toEqual(DEFAULT_FIELDS);
    const { cells, schedule, runs } = experimentOf(fields);
    expect(cells).toHaveLength(18);
    expect({ schedule, runs }).toEqual({ schedule: { time: 10_000, warmup: 1000 }, runs: 10 });
    expect(offerOf(fields, TABLE_FIELDS)).toBe('1');
    expect(offerOf(fields, LENGTH_FIELDS)).toBe('quick');
  });

  test('comes back as it was written', () => {
    const fields = {
      ...DEFAULT_FIELDS,
      n: '10,20',
      lambda: '0.5:0.9:0.1',
      sampling: 'replacement',
      runs: '3',
    } as const;
    const link = writeTableLink(fields, 'dark');
    expect(link).toBe('?view=table&n=10,20&lambda=0.5:0.9:0.1&sampling=replacement&runs=3&theme=dark');
    expect(readTableLink(link)).toEqual({ fields, theme: 'dark', corrections: [] });
  });

  test.each([
    ['lambda', '1', '0.01 to 0.999'],
    ['d', '0', '1 to 100, a whole number'],
    ['n', '', 'at least one number'],
    ['runs', '0', '1 to 1000, a whole number'],
    ['time', 'long', '0 to 1000000000'],
    ['seed', '-1', '0 to 4294967295'],
    ['n', '1:1000000:1', 'at most 1000 numbers'],
  ])('names %s=%s and takes the usual one', (name, given, expected) => {
    const { fields, corrections } = readTableLink(`?view=table&${name}=${given}`);
    expect(fields).toEqual(DEFAULT_FIELDS);
    expect(corrections).toHaveLength(1);
    expect(corrections[0]).toMatchObject({ name, given });
    expect(corrections[0]?.expected).toContain(expected);
  });

  test('names values that are right alone and wrong together', () => {
    for (const query of ['n=3&d=5', 'n=1:100:1&d=1:100:1']) {
      const { fields, corrections } = readTableLink(`?view=table&${query}`);
      expect(fields).toEqual(DEFAULT_FIELDS);
      expect(corrections.map(({ name }) => name)).toContain('table');
    }
  });
});

test.each([
  [{ d: '5', n: '3' }, 'invalid d: 5 (expected at most 3 where n = 3'],
  [{ n: '1:1000:1', d: '1:100:1', lambda: '0.5:0.9:0.1' }, 'invalid cells: 500000 (expected at most 10000'],
  [{ n: '1:30:1', d: '1', lambda: '0.1:0.9:0.05' }, 'invalid table: 510 cells (expected at most 400'],
  [{ n: '1000000', time: '1000000000' }, 'invalid table: '],
  [{ time: '0' }, 'invalid time: 0 (expected more than 0)'],
  [{ time: '10,000' }, 'invalid time: 10,000'],
])('%j is refused', (fields, message) => {
  expect(() => experimentOf({ ...DEFAULT_FIELDS, ...fields })).toThrow(message);
});
