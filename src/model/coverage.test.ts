import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Parameters, Sampling } from './parameters';
import type { HoldingTimes } from './supermarket';
import { type CoverageCase, coverageOf, timesBetween } from './testing/coverage';

// What the statistics promise, on runs of the kernel. The full study, with more and longer runs and with the tail, is
// scripts/coverage.mjs.

const ONE: Parameters = {
  choices: [1],
  serverCount: 1,
  arrivalRate: 0.5,
  sampling: 'distinct',
  start: 'empty',
  seed: 1,
};
const TWO: Parameters = { ...ONE, choices: [2], serverCount: 2, arrivalRate: 0.7 };
const HUNDRED: Parameters = { ...ONE, choices: [2], serverCount: 100, arrivalRate: 0.9 };
const start = 'equilibrium';

/** Mean time in system with 100 and with 1,000 servers, two choices and load .9 (refined mean field). */
const HUNDRED_TIME = 2.645;
const THOUSAND_TIME = 2.61714;

/** From fewer runs than this the covered part is not judged: it would be a matter of luck. */
const LEAST_SHOWN = 40;

function study(
  name: string,
  parameters: Parameters,
  meanSojournTime: number,
  [first, last]: [first: number, last: number],
  runs: number,
  holdingTimes: HoldingTimes = 'mean',
): CoverageCase {
  return {
    name,
    parameters,
    meanSojournTime,
    tail: [],
    times: timesBetween(first, last),
    runs,
    holdingTimes,
  };
}

/** Mean time in system of two servers with two choices at load .7, solved numerically. */
function exactTime(sampling: Sampling): number {
  const url = new URL('./reference/exact-finite-n.json', import.meta.url);
  const { rows }: { rows: { n: number; lambda: number; sampling: string; meanSojournTime: number }[] } =
    JSON.parse(readFileSync(url, 'utf8'));
  const row = rows.find((own) => own.n === 2 && own.lambda === 0.7 && own.sampling === sampling);
  return row?.meanSojournTime ?? Number.NaN;
}

describe('Warm-up', () => {
  test('is dropped after an empty start', () => {
    const thousand = { ...HUNDRED, serverCount: 1000 };
    const { rows } = coverageOf(study('1,000 servers', thousand, THOUSAND_TIME, [150, 600], 8));
    const [early, late] = [rows[0], rows.at(-1)];
    // Without dropping, the mean would be 0.2 too small at the first time and 0.05 at the last.
    expect(Math.abs(early?.bias ?? 1)).toBeLessThan(0.03);
    expect(Math.abs(late?.bias ?? 1)).toBeLessThan(0.015);
    expect(early?.warmUp).toBeGreaterThan(20);
  });

  test('is next to nothing after a start in equilibrium', () => {
    const { rows } = coverageOf(study('100 servers', { ...HUNDRED, start }, HUNDRED_TIME, [2048, 2048], 20));
    expect(rows[0]?.warmUp).toBeLessThan(40);
  });
});

describe('95 % intervals', () => {
  test.each([
    study('M/M/1 at load .5', ONE, 2, [4096, 46341], 200),
    study('M/M/1 at load .7', { ...ONE, arrivalRate: 0.7 }, 10 / 3, [16384, 131072], 150),
    study('2 servers, distinct probes', TWO, exactTime('distinct'), [4096, 46341], 200),
    study(
      '2 servers, with replacement',
      { ...TWO, sampling: 'replacement' },
      exactTime('replacement'),
      [4096, 46341],
      200,
      'random',
    ),
    study('100 servers, 2 choices', { ...HUNDRED, start }, HUNDRED_TIME, [724, 8192], 60),
  ])('cover the truth in 9 of 10 runs that give one, at every time: $name', (own) => {
    const { rows, settled } = coverageOf(own);
    const judged = rows.filter(({ shown }) => shown >= LEAST_SHOWN);
    expect(judged.length).toBeGreaterThan(1);
    for (const { time, shown, covered } of judged) {
      expect({ time, shown, covered, enough: covered >= 0.9 * shown }).toMatchObject({ enough: true });
    }
    // Not for being timid: in the end most runs have one, at most twice as wide as it has to be.
    expect(settled.filter(Number.isFinite).length).toBeGreaterThan(0.7 * own.runs);
    expect(rows.at(-1)?.widthToError).toBeLessThan(4);
  });

  test('are not given while 100 queues have only begun to fluctuate, although their mean hardly does', () => {
    const own = study('100 servers, 1 choice', { ...HUNDRED, choices: [1], start }, 10, [256, 4096], 40);
    for (const { shown } of coverageOf(own).rows) expect(shown).toBeLessThanOrEqual(4);
  });

  test.each([
    study('1 server', { ...ONE, arrivalRate: 0.99 }, 100, [1024, 262144], 20),
    study('100 servers', { ...HUNDRED, choices: [1], arrivalRate: 0.99 }, 100, [512, 16384], 10),
  ])('are not given for a long time at load .99 with one choice: $name', (own) => {
    const { settled } = coverageOf(own);
    expect(settled.every((time) => time === Number.POSITIVE_INFINITY)).toBe(true);
  });
});
