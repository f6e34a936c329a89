import { beforeAll, describe, expect, test } from 'vitest';
import { startCommand } from './testing/command';

const simulate = (args: readonly string[], throughNpm = false) => startCommand('simulate', args, throughNpm);

const SHORT = ['--time', '300', '--warmup', '50', '--runs', '5', '--n', '20'];

// The first one builds: that is no part of what is tested below.
beforeAll(async () => {
  await simulate(['--help']).ended;
}, 60_000);

describe('simulate', () => {
  test('prints JSON of the promised shape, and nothing else, through npm', async () => {
    const { status, stdout, stderr } = await simulate(
      [...SHORT, '--d', '2', '--vs', '1,3', '--lambda', '0.8', '--sampling', 'replacement', '--json'],
      true,
    ).ended;
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const report = JSON.parse(stdout);
    expect(Object.keys(report)).toEqual(['parameters', 'systems', 'events', 'seconds']);
    expect(report.parameters).toEqual({
      ...{ d: 2, vs: [1, 3], lambda: 0.8, n: 20, sampling: 'replacement', start: 'equilibrium' },
      ...{ time: 300, warmup: 50, runs: 5, seed: 1 },
    });
    expect(report.systems.map(({ choices }: { choices: number }) => choices)).toEqual([2, 1, 3]);
    expect(report.events).toBe(5 * 300 * 36);
    for (const system of report.systems) {
      expect(Object.keys(system)).toEqual([
        ...['choices', 'meanSojournTime', 'standardError', 'confidence95', 'percentiles'],
        ...['meanQueueLength', 'tail', 'longestQueue', 'prediction'],
      ]);
      const { confidence95, meanSojournTime, standardError, percentiles, tail, longestQueue, prediction } =
        system;
      // t with 4 degrees of freedom is 2.776445 at 0.975.
      expect(confidence95[1] - meanSojournTime).toBeCloseTo(2.776445 * standardError, 6);
      expect(meanSojournTime - confidence95[0]).toBeCloseTo(2.776445 * standardError, 6);
      expect(Object.keys(percentiles)).toEqual(['50', '95', '99', '99.9']);
      expect(tail[0]).toBe(1);
      expect(tail).toHaveLength(longestQueue + 1);
      expect(tail[longestQueue]).toBeGreaterThan(0);
      expect(Object.keys(prediction).slice(0, 5)).toEqual([
        ...['meanField', 'tail', 'refined', 'refinedTail', 'fluctuation'],
      ]);
      expect(prediction.tail.slice(0, 2)).toEqual([1, 0.8]);
      expect(Math.min(...prediction.tail)).toBeGreaterThan(1e-12);
    }
  });

  test('gives the same figures for any number of workers', async () => {
    const outcomes = await Promise.all(
      ['1', '2', '3'].map((workers) => simulate([...SHORT, '--workers', workers, '--json']).ended),
    );
    const figures = outcomes.map(({ stdout }) => stdout.replace(/"seconds":[^}]*/, ''));
    expect(figures[0]).toContain('"meanSojournTime"');
    expect(figures[1]).toBe(figures[0]);
    expect(figures[2]).toBe(figures[0]);
    const other = await simulate([...SHORT, '--seed', '2', '--json']).ended;
    expect(other.stdout.replace(/"seconds":[^}]*/, '')).not.toBe(figures[0]);
  });

  test('does not let a system depend on those beside it', async () => {
    const args = [...SHORT, '--json', '--d', '2', '--vs'];
    const outcomes = await Promise.all(['', '1,3'].map((vs) => simulate([...args, vs]).ended));
    const [alone, accompanied] = outcomes.map(({ stdout }) => JSON.parse(stdout).systems[0]);
    expect(accompanied).toEqual(alone);
  });

  test('has no standard error and no interval with a single run', async () => {
    const { stdout } = await simulate(['--time', '300', '--runs', '1', '--json']).ended;
    for (const { meanSojournTime, standardError, confidence95 } of JSON.parse(stdout).systems) {
      expect(meanSojournTime).toBeGreaterThan(1);
      expect({ standardError, confidence95 }).toEqual({ standardError: null, confidence95: null });
    }
  });

  test('prints a table without --json, and no progress in a pipe', async () => {
    const { status, stdout, stderr } = await simulate(SHORT).ended;
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^20 servers, λ = 0.9, distinct probes, started in equilibrium, seed 1\n/);
    expect(stdout).not.toMatch(/NaN|null|undefined/);
  });
});

describe('simulate with wrong options', () => {
  const cases: [args: string[], message: string][] = [
    [['--lambda', '1.2'], 'invalid --lambda: 1.2 (expected 0.01 to 0.999)'],
    [['--seed', '-1'], 'invalid --seed: -1 (expected 0 to 4294967295, a whole number)'],
    [['--d', '9', '--n', '5'], 'invalid --d: 9 (expected 1 to 5, as distinct probes need'],
    [['--d', '2', '--d', '3'], 'invalid --d: 3 (expected once, and 2 came before)'],
    [['--lamda', '0.9'], "unknown option '--lamda'\n(Did you mean --lambda?)"],
    [['--time'], "option '--time <number>' argument missing"],
    [['0.9'], "too many arguments for 'simulate'"],
  ];

  test('names option, value and what was expected, with status 2', async () => {
    await Promise.all(
      cases.map(async ([args, message]) => {
        const { status, stdout, stderr } = await simulate(args).ended;
        expect({ args, status, stdout }).toEqual({ args, status: 2, stdout: '' });
        expect(stderr.startsWith(message), `${args}: ${stderr}`).toBe(true);
      }),
    );
  });

  test('has the same status through npm', async () => {
    const { status, stdout, stderr } = await simulate(['--n', '0'], true).ended;
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe(
      'invalid --n: 0 (expected 1 to 1000000, a whole number)\n' +
        'Options and their values: npm run -s simulate -- --help\n',
    );
  });

  test('names every option in its help', async () => {
    const { status, stdout, stderr } = await simulate(['--help']).ended;
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const name of 'd vs lambda n sampling start time warmup runs seed workers json'.split(' ')) {
      expect(stdout).toMatch(new RegExp(`^  --${name} `, 'm'));
    }
  });
});

// Windows has no signals to send.
test.skipIf(process.platform === 'win32')('Ctrl-C ends it quietly with status 130', async () => {
  // A signal that comes before the command has loaded ends it too, but as a signal: wait longer then.
  for (const waitMs of [1500, 6000, 24_000]) {
    const { child, ended } = simulate(['--time', '1e8', '--json']);
    setTimeout(() => child.kill('SIGINT'), waitMs);
    const outcome = await ended;
    if (outcome.signal === 'SIGINT') continue;
    expect(outcome).toEqual({ status: 130, signal: null, stdout: '', stderr: '' });
    return;
  }
  expect.unreachable('no exit status of its own');
});
