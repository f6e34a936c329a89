import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_PARAMETERS } from '../model/parameters';
import { Simulation } from '../model/simulation';
import { startCommand } from './testing/command';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const figure = (args: readonly string[], throughNpm = false) =>
  startCommand('figure', args, throughNpm).ended;

const folder = mkdtempSync(join(tmpdir(), 'figure-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The first one builds: that is no part of what is tested below.
beforeAll(async () => {
  await figure(['--help']);
}, 60_000);

describe('figure', () => {
  test('draws the simulation at its seed and time', async () => {
    const { status, stdout, stderr } = await figure([
      '--d',
      '3',
      '--vs',
      '',
      '--n',
      '50',
      '--t',
      '80',
      '--seed',
      '7',
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const simulation = new Simulation({ ...DEFAULT_PARAMETERS, choices: [3], serverCount: 50, seed: 7 });
    simulation.advance(80);
    const [system] = simulation.snapshot().systems;
    const marks = [...stdout.matchAll(/data-k="(\d+)" data-value="([^"]+)"/g)];
    const values = [...(system?.tail.slice(1) ?? []), ...(system?.estimates.tail.slice(1) ?? [])];
    const shown = values.filter((value) => value >= 1e-5);
    expect(marks.map(([, , value]) => Number(value))).toEqual(shown);
  });

  test('writes the file behind a link, and leaves what is no file as it is', async () => {
    const [real, link] = ['real.svg', 'link.svg'].map((name) => join(folder, name)) as [string, string];
    writeFileSync(real, 'old');
    symlinkSync(real, link);
    const written = await figure(['--t', '5', '--out', link]);
    expect(written).toMatchObject({ status: 0, stdout: '' });
    expect(readFileSync(real, 'utf8')).toContain('<svg');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    for (const path of [real, link]) rmSync(path);
    const refused = await figure(['--t', '5', '--out', folder]);
    expect(refused).toMatchObject({ status: 1, stderr: `cannot write ${folder}: not a regular file\n` });
  });

  test('does not depend on how far the simulation runs at a time', async () => {
    const { stdout } = await figure(['--n', '20000', '--t', '120', '--vs', '']);
    const simulation = new Simulation({ ...DEFAULT_PARAMETERS, choices: [2], serverCount: 20_000 });
    simulation.advance(120);
    for (const value of simulation.snapshot().systems[0]?.tail.slice(1) ?? []) {
      if (value >= 1e-5) expect(stdout).toContain(`data-value="${value}"`);
    }
  });

  test('writes into a file what it would print, through npm', async () => {
    const out = join(folder, 'tail.svg');
    const args = [
      '--t',
      '20',
      '--theme',
      'dark',
      '--scale',
      'loglog',
      '--width',
      '800',
      '--height',
      '500',
      '--transparent',
    ];
    const written = await figure([...args, '--out', out], true);
    expect(written).toEqual({ status: 0, signal: null, stdout: '', stderr: '' });
    const { stdout } = await figure(args);
    expect(readFileSync(out, 'utf8')).toBe(stdout);
    expect(stdout).toContain('width="800" height="500" viewBox="0 0 800 500"');
    expect(readdirSync(folder)).toEqual(['tail.svg']);
  });

  test('gives the picture that the page has for who has no JavaScript', async () => {
    const { stdout } = await figure([]);
    expect(readFileSync(join(ROOT, 'public/still.svg'), 'utf8')).toBe(stdout);
  });

  test('names option, value and what was expected, with status 2', async () => {
    const cases: [args: string[], message: string][] = [
      [['--theme', 'auto'], 'invalid --theme: auto (expected light, dark or projector)'],
      [['--scale', 'sqrt'], 'invalid --scale: sqrt (expected log, linear or loglog)'],
      [['--width', '100'], 'invalid --width: 100 (expected 320 to 4000, a whole number)'],
      [['--t', '-1'], 'invalid --t: -1 (expected 0 to 1000000000)'],
      [['--d', '9', '--n', '5'], 'invalid --d: 9 (expected 1 to 5, as distinct probes need'],
      [['--out', ''], 'invalid --out: "" (expected the name of a file)'],
    ];
    await Promise.all(
      cases.map(async ([args, message]) => {
        const { status, stdout, stderr } = await figure(args);
        expect({ args, status, stdout }).toEqual({ args, status: 2, stdout: '' });
        expect(stderr.startsWith(message), stderr).toBe(true);
      }),
    );
  });

  test('names every option in its help', async () => {
    const { stdout } = await figure(['--help']);
    for (const name of 'd vs lambda n sampling start seed t theme scale width height out transparent'.split(
      ' ',
    )) {
      expect(stdout).toMatch(new RegExp(`^  --${name} `, 'm'));
    }
  });

  test('is built without React', () => {
    const cache = join(ROOT, 'node_modules/.cache/cli');
    const builds = readdirSync(cache).map((name) => join(cache, name));
    const newest = builds.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0] ?? '';
    const files = readdirSync(newest).map((name) => readFileSync(join(newest, name), 'utf8'));
    expect(files.join('\n')).toContain('tailFigure');
    const packages = files.flatMap((text) => [...text.matchAll(/from "([^".]+)"/g)].map(([, name]) => name));
    expect(new Set(packages.filter((name) => !name?.startsWith('node:')))).toEqual(
      new Set(['commander', 'd3']),
    );
  });
});

// Windows has no signals to send.
test.skipIf(process.platform === 'win32')(
  'Ctrl-C ends it quietly with status 130, and leaves no file',
  async () => {
    const out = join(folder, 'never.svg');
    for (const waitMs of [1500, 6000, 24_000]) {
      const { child, ended } = startCommand('figure', ['--t', '1e9', '--out', out]);
      setTimeout(() => child.kill('SIGINT'), waitMs);
      const outcome = await ended;
      // A signal that comes before the command has loaded ends it too, but as a signal: wait longer then.
      if (outcome.signal === 'SIGINT') continue;
      expect(outcome).toEqual({ status: 130, signal: null, stdout: '', stderr: '' });
      expect(readdirSync(folder)).not.toContain('never.svg');
      return;
    }
    expect.unreachable('no exit status of its own');
  },
);
