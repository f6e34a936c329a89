import { beforeAll, describe, expect, test } from 'vitest';
import reference from '../model/reference/table1-n100.json' with { type: 'json' };
import { startCommand } from './testing/command';

const table1 = (...args: string[]) => startCommand('table1', args);

// The first one builds: that is no part of what is tested below.
beforeAll(async () => {
  await table1('--help').ended;
}, 60_000);

interface PrintedCell {
  readonly n: number;
  readonly d: number;
  readonly lambda: number;
  readonly meanSojournTime: number;
  readonly standardError: number;
  readonly published: number | null;
}

describe('table1', () => {
  test('agrees with an independent simulation', async () => {
    const { stdout, stderr } = await table1('--time', '4000', '--json').ended;
    expect(stderr).toBe('');
    const { cells, parameters }: { cells: PrintedCell[]; parameters: object } = JSON.parse(stdout);
    expect(parameters).toMatchObject({
      sampling: 'distinct',
      start: 'equilibrium',
      time: 4000,
      warmup: 400,
      runs: 10,
    });
    expect(cells.map(({ n, d, lambda }) => [n, d, lambda])).toEqual(
      reference.rows.map(({ n, d, lambda }) => [n, d, lambda]),
    );
    for (const [k, { lambda, meanSojournTime, standardError }] of cells.entries()) {
      // So short a run has not left its start behind at the highest load.
      if (lambda > 0.95) continue;
      const truth = reference.rows[k];
      if (!truth) throw new Error(`no row ${k}`);
      const combined = Math.hypot(standardError, truth.standardError);
      expect(Math.abs(meanSojournTime - truth.meanSojournTime) / combined).toBeLessThan(4);
      expect(standardError / meanSojournTime).toBeLessThan(lambda > 0.9 ? 0.01 : 0.004);
    }
  });

  test('is Table 2 with --table 2, and printed in every format', async () => {
    const args = ['--table', '2', '--time', '10', '--runs', '2'];
    const [json, text, csv, markdown, latex] = await Promise.all([
      table1(...args, '--json').ended,
      ...['text', 'csv', 'markdown', 'latex'].map((format) => table1(...args, '--format', format).ended),
    ]);
    const { cells }: { cells: PrintedCell[] } = JSON.parse(json?.stdout ?? '');
    expect(cells.map(({ n, d, lambda, published }) => [n, d, lambda, published])).toEqual([
      [500, 1, 0.99, null],
      [500, 2, 0.99, 5.5413],
      [500, 3, 0.99, 3.9518],
      [500, 5, 0.99, 3.0012],
    ]);
    expect(text?.stdout).toMatch(/^2 +0\.99 +5\.4320 +5\.5236 .* 5\.5413$/m);
    expect(csv?.stdout).toMatch(/^500,2,0\.99,distinct,equilibrium,10,1,2,1,/m);
    expect(markdown?.stdout).toMatch(/^\| 2 \| 0\.99 \| 5\.4320 \| 5\.5236 \| .* \| 5\.5413 \|$/m);
    expect(latex?.stdout).toMatch(/^ +2 & 0\.99 & 5\.4320 & 5\.5236 & .* & 5\.5413 \\\\$/m);
  });

  test('has a preset and takes other lengths', async () => {
    const { stdout } = await table1('--preset', 'paper', '--time', '10', '--runs', '1', '--seed', '5').ended;
    expect(stdout.replaceAll('\n', ' ')).toContain(
      'seed 5; 1 run of 10 time units, the first 1 of each dropped',
    );
  });

  test('names wrong options, with status 2', async () => {
    const endings = await Promise.all([
      table1('--preset', 'long').ended,
      table1('--table', '3').ended,
      table1('--warmup', '10000').ended,
    ]);
    expect(endings.map(({ status, stderr }) => [status, stderr.split('\n')])).toEqual([
      [
        2,
        ['invalid --preset: long (expected quick or paper)', expect.stringContaining('table1 -- --help'), ''],
      ],
      [2, ['invalid --table: 3 (expected 1 or 2)', expect.anything(), '']],
      [
        2,
        [
          'invalid --warmup: 10000 (expected 0 or more, and less than --time, which is 10000)',
          expect.anything(),
          '',
        ],
      ],
    ]);
  });
});
