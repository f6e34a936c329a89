import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommand } from './testing/command';

const sweep = (...args: string[]) => startCommand('sweep', args);
const merge = (...args: string[]) => startCommand('merge', args);

const folder = mkdtempSync(join(tmpdir(), 'sweep-'));
const path = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(path(name), 'utf8');

const SHORT = ['--n', '5,20', '--d', '1,2', '--lambda', '0.5,0.9', '--time', '100', '--runs', '3'];
let whole = '';

beforeAll(async () => {
  whole = (await sweep(...SHORT, '--format', 'csv').ended).stdout;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe('sweep', () => {
  test('gives the same bytes for any number of workers, printed and in a file', async () => {
    const printed = await Promise.all(
      ['1', '2', '3'].map((workers) => sweep(...SHORT, '--workers', workers, '--format', 'csv').ended),
    );
    for (const ending of printed)
      expect(ending).toEqual({ status: 0, signal: null, stdout: whole, stderr: '' });
    const { status, stdout } = await sweep(...SHORT, '--workers', '3', '--out', path('file.csv')).ended;
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(read('file.csv')).toBe(whole);
    const rows = whole.trimEnd().split('\n');
    expect(rows[0]?.startsWith('cell,cells,n,d,lambda,')).toBe(true);
    expect(rows.slice(1).map((row) => row.split(',').slice(0, 5).join(' '))).toEqual([
      ...['1 8 5 1 0.5', '2 8 5 1 0.9', '3 8 5 2 0.5', '4 8 5 2 0.9'],
      ...['5 8 20 1 0.5', '6 8 20 1 0.9', '7 8 20 2 0.5', '8 8 20 2 0.9'],
    ]);
  });

  test('gives a cell the same figures in another sweep', async () => {
    const { stdout } = await sweep(...SHORT.slice(6), '--n=20', '--d=2', '--lambda=0.9', '--format=csv')
      .ended;
    const alone = stdout.trimEnd().split('\n')[1]?.replace('1,1,', '8,8,');
    expect(alone).toBe(whole.trimEnd().split('\n').at(-1));
  });

  test('prints JSON, or a table', async () => {
    const [json, text] = await Promise.all([sweep(...SHORT, '--json').ended, sweep(...SHORT).ended]);
    const { cells, parameters } = JSON.parse(json.stdout);
    expect(parameters).toMatchObject({ time: 100, warmup: 10, runs: 3, seed: 1 });
    const column = whole.split('\n')[0]?.split(',').indexOf('mean_time_in_system') ?? -1;
    expect(cells.map(({ meanSojournTime }: { meanSojournTime: number }) => String(meanSojournTime))).toEqual(
      whole
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((row) => row.split(',')[column]),
    );
    expect(text.stdout).toMatch(/^ *20 +2 +0\.9 +2\.6141 +2\.\d+ +\d[\d.]* ± [\d.]+ /m);
    expect(text.stderr).toBe('');
  });

  test('shards are merged to the whole', async () => {
    const names = ['1', '2', '3'].map((part) => path(`part${part}.csv`));
    const endings = await Promise.all(
      names.map((name, k) => sweep(...SHORT, '--shard', `${k + 1}/3`, '--out', name).ended),
    );
    expect(endings.map(({ status }) => status)).toEqual([0, 0, 0]);
    const [toFile, printed, missing] = await Promise.all([
      merge(...names, '--out', path('merged.csv')).ended,
      merge(...[...names].reverse()).ended,
      merge(...names.slice(1), '--out', path('missing.csv')).ended,
    ]);
    expect(toFile).toEqual({ status: 0, signal: null, stdout: '', stderr: '' });
    expect(read('merged.csv')).toBe(whole);
    expect(printed.stdout).toBe(whole);
    expect(missing).toMatchObject({ status: 1, stderr: 'missing 3 of 8 cells: 1, 4, 7\n' });
    expect(readdirSync(folder)).not.toContain('missing.csv');
  });
});

describe('sweep --out', () => {
  test('goes on with what is there, behind a link too, and says how much', async () => {
    const rows = whole.split('\n').map((row) => `${row}\n`);
    // Cells in the order in which they happened to be done, then the beginning of a line.
    writeFileSync(path('begun.csv'), [rows[0], rows[8], rows[3], rows[1]?.slice(0, 90)].join(''));
    symlinkSync(path('begun.csv'), path('link.csv'));
    const { status, stderr } = await sweep(...SHORT, '--out', path('link.csv')).ended;
    expect(status).toBe(0);
    expect(stderr).toContain('its last line was not whole and is dropped');
    expect(stderr).toContain('skips 2 cells that it has, 6 to do');
    expect(stderr).toContain('has all of its 8 cells');
    expect(read('begun.csv')).toBe(whole);
    const again = await sweep(...SHORT, '--out', path('begun.csv')).ended;
    expect(again.stderr).toContain('skips 8 cells that it has, 0 to do');
    expect(read('begun.csv')).toBe(whole);
  });

  test('does not simulate what is there', async () => {
    // A figure that no simulation gives.
    const marked = whole
      .replace(/^(3,8,.*),\d+$/m, '$1,4711')
      .split('\n')
      .slice(0, 5);
    writeFileSync(path('marked.csv'), `${marked.join('\n')}\n`);
    await sweep(...SHORT, '--out', path('marked.csv')).ended;
    expect(read('marked.csv')).toContain(',4711\n');
    expect(read('marked.csv').split('\n')).toHaveLength(whole.split('\n').length);
  });

  test('leaves a file alone that is not of this sweep, and says why', async () => {
    const cases: [text: string, args: string[], reason: string][] = [
      [whole, ['--seed', '2'], 'is left as it is: it is of another sweep (seed is 1 there and 2 here)'],
      ['dear diary', [], 'is not a file of a sweep'],
    ];
    await Promise.all(
      cases.map(async ([text, args, reason], k) => {
        const name = `other${k}.csv`;
        writeFileSync(path(name), text);
        const { status, stdout, stderr } = await sweep(...SHORT, ...args, '--out', path(name)).ended;
        expect(stderr).toContain(reason);
        expect({ status, stdout, text: read(name) }).toEqual({ status: 1, stdout: '', text });
      }),
    );
  });

  test('refuses before it simulates what it could not write', async () => {
    writeFileSync(path('plain'), '');
    const names = [join(path('plain'), 'results.csv'), join(path('nowhere'), 'results.csv'), folder];
    for (const name of names) {
      // Would take an hour.
      const { status, stderr } = await sweep('--n=1000', '--time=1e6', '--out', name).ended;
      expect({ status, begins: stderr.slice(0, 13 + name.length) }).toEqual({
        status: 1,
        begins: `cannot write ${name}`,
      });
    }
  });

  // Windows has no signals to send.
  describe.skipIf(process.platform === 'win32')('interrupted', () => {
    /** Sends a signal when some cells are done. */
    async function interrupt(signal: NodeJS.Signals) {
      // A machine so busy that the signal comes after the end: longer then.
      for (const time of [2000, 8000, 32_000]) {
        const name = `${signal}${time}.csv`;
        const args = [
          '--n=100',
          '--d=1,2',
          '--lambda=0.5:0.95:0.05',
          `--time=${time}`,
          '--runs=4',
          '--workers=2',
        ];
        const { child, ended } = sweep(...args, '--out', path(name));
        const cells = () => (readdirSync(folder).includes(name) ? read(name).split('\n').length - 2 : 0);
        while (cells() < 3 && child.exitCode === null) await setTimeout(5);
        child.kill(signal);
        const ending = await ended;
        if (ending.status !== 0) return { name, args, done: cells(), ending };
      }
      throw new Error('every sweep was faster');
    }

    test.each([
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const)('by %s it says how to go on, and then has the same bytes', async (signal, status) => {
      const { name, args, done, ending } = await interrupt(signal);
      const words = `${path(name)} has ${done} of 20 cells. The same command goes on from there.\n`;
      expect(ending).toEqual({ status, signal: null, stdout: '', stderr: words });
      if (signal === 'SIGTERM') return;
      const rest = await sweep(...args, '--out', path(name)).ended;
      expect(rest.stderr).toContain(`skips ${done} cells that it has, ${20 - done} to do`);
      expect(read(name)).toBe((await sweep(...args, '--format=csv').ended).stdout);
    });
  });

  test('leaves nothing else behind', () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('merge', () => {
  test('writes over results, and over nothing else', async () => {
    writeFileSync(path('whole.csv'), whole);
    for (const [text, status] of [
      [whole.slice(0, 300), 0],
      ['precious\n', 1],
    ] as const) {
      writeFileSync(path('target.csv'), text);
      const ending = await merge(path('whole.csv'), '--out', path('target.csv')).ended;
      expect(ending.status).toBe(status);
      expect(read('target.csv')).toBe(status === 0 ? whole : text);
    }
  });

  test('names a part that it cannot read, and itself where it is used wrongly', async () => {
    const [unread, unused] = await Promise.all([merge(path('nothing.csv')).ended, merge().ended]);
    expect(unread).toMatchObject({ status: 1, stdout: '' });
    expect(unread.stderr).toContain(`cannot read ${path('nothing.csv')}: `);
    expect(unused.status).toBe(2);
    expect(unused.stderr).toBe(
      "missing required argument 'parts'\nOptions and their values: npm run -s merge -- --help\n",
    );
  });
});

test('names wrong options with status 2, through npm too, and makes no file', async () => {
  const { status, stdout, stderr } = await startCommand(
    'sweep',
    ['--n=1', '--d=1,2', '--out', path('none.csv')],
    true,
  ).ended;
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^invalid --d: n = 1 with d = 2 \(expected .*--sampling replacement\)\n/);
  expect(stderr).toContain('Options and their values: npm run -s sweep -- --help');
  expect(readdirSync(folder)).not.toContain('none.csv');
});
