import { describe, expect, test } from 'vitest';
import { DEFAULT_PARAMETERS } from '../model/parameters';
import { readSimulateOptions, type WrittenOptions } from './simulateOptions';

const read = (written: WrittenOptions) => readSimulateOptions(written, 3);

describe('readSimulateOptions', () => {
  test('has the defaults of the link and the length of the paper', () => {
    expect(read({})).toEqual({
      parameters: DEFAULT_PARAMETERS,
      schedule: { time: 100_000, warmup: 10_000 },
      runs: 10,
      workers: 3,
      json: false,
    });
  });

  test('takes what is written', () => {
    const written = {
      ...{ d: '5', vs: '1, 3', lambda: '0.95', n: '1e3', sampling: 'replacement', start: 'empty' },
      ...{ time: '2000.5', warmup: '0', runs: '1', seed: '0', workers: '7', json: true },
    };
    expect(read(written)).toEqual({
      parameters: {
        choices: [5, 1, 3],
        arrivalRate: 0.95,
        serverCount: 1000,
        sampling: 'replacement',
        start: 'empty',
        seed: 0,
      },
      schedule: { time: 2000.5, warmup: 0 },
      runs: 1,
      workers: 7,
      json: true,
    });
  });

  test('lets defaults give way to what is written, as in the link', () => {
    expect(read({ d: '1' }).parameters.choices).toEqual([1]);
    expect(read({ n: '1' }).parameters.choices).toEqual([1]);
    expect(read({ n: '1', sampling: 'replacement' }).parameters.choices).toEqual([2, 1]);
    expect(read({ vs: '' }).parameters.choices).toEqual([2]);
    expect(read({ time: '500' }).schedule.warmup).toBe(50);
  });

  test.each<[WrittenOptions, string]>([
    [{ lambda: '1' }, 'invalid --lambda: 1 (expected 0.01 to 0.999)'],
    [{ lambda: 'high' }, 'invalid --lambda: high (expected 0.01 to 0.999)'],
    [{ lambda: '0,9' }, 'invalid --lambda: 0,9 (expected 0.01 to 0.999)'],
    [{ lambda: 'NaN' }, 'invalid --lambda: NaN (expected 0.01 to 0.999)'],
    [{ n: '0' }, 'invalid --n: 0 (expected 1 to 1000000, a whole number)'],
    [{ n: '1,000' }, 'invalid --n: 1,000 (expected 1 to 1000000, a whole number)'],
    [{ n: '2.5' }, 'invalid --n: 2.5 (expected 1 to 1000000, a whole number)'],
    [{ n: ' ' }, 'invalid --n: " " (expected 1 to 1000000, a whole number)'],
    [{ d: '0' }, 'invalid --d: 0 (expected 1 to 100, a whole number)'],
    [{ d: '101' }, 'invalid --d: 101 (expected 1 to 100, a whole number)'],
    [{ d: '4', n: '3' }, 'invalid --d: 4 (expected 1 to 3, as distinct probes need as many servers)'],
    [{ sampling: 'both' }, 'invalid --sampling: both (expected distinct or replacement)'],
    [{ start: 'full' }, 'invalid --start: full (expected empty or equilibrium)'],
    [{ time: '0' }, 'invalid --time: 0 (expected more than 0, at most 1000000000)'],
    [{ time: '-5' }, 'invalid --time: -5 (expected 0 to 1000000000)'],
    [
      { time: '50', warmup: '50' },
      'invalid --warmup: 50 (expected 0 or more, and less than --time, which is 50)',
    ],
    [{ seed: '-1' }, 'invalid --seed: -1 (expected 0 to 4294967295, a whole number)'],
    [{ seed: '4294967296' }, 'invalid --seed: 4294967296 (expected 0 to 4294967295, a whole number)'],
    [{ runs: '0' }, 'invalid --runs: 0 (expected 1 to 10000, a whole number)'],
    [{ runs: '1e9' }, 'invalid --runs: 1e9 (expected 1 to 10000, a whole number)'],
    [{ workers: '1.5' }, 'invalid --workers: 1.5 (expected 1 to 1024, a whole number)'],
  ])('refuses %o', (written, message) => {
    expect(() => read(written)).toThrow(new RangeError(message));
  });

  test.each(['2', '1,1', '1,3,4,5', '1,x', '1,,3', '0', '101', '1;3'])('refuses --vs %s', (vs) => {
    expect(() => read({ vs })).toThrow(
      `invalid --vs: ${vs} (expected up to 3 numbers separated by commas, all different and other than 2, ` +
        'each 1 to 100, a whole number)',
    );
  });
});
