import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Parameters, Sampling } from './parameters';
import { Supermarket } from './supermarket';
import { expectMean, independentRuns } from './testing/independentRuns';

const PARAMETERS: Parameters = {
  choices: [2],
  arrivalRate: 0.9,
  serverCount: 100,
  sampling: 'distinct',
  start: 'equilibrium',
  seed: 1000,
};

/** A standard error below this part of the mean: a fault of 1 % in the mean is four of them. */
const PRECISION = 0.0025;

describe('one choice, or one server: M/M/1', () => {
  // The start is in equilibrium: no warm-up. So many events a run, of 30.
  test.each([
    { serverCount: 1, arrivalRate: 0.5, events: 250_000, holdingTimes: 'mean' },
    { serverCount: 3, arrivalRate: 0.7, events: 700_000, holdingTimes: 'random' },
    { serverCount: 50, arrivalRate: 0.7, events: 700_000, holdingTimes: 'mean' },
    { serverCount: 1000, arrivalRate: 0.8, events: 800_000, holdingTimes: 'mean' },
  ] as const)(
    'n = $serverCount, λ = $arrivalRate, holding times $holdingTimes',
    ({ serverCount, arrivalRate, events, holdingTimes }) => {
      const time = events / (serverCount * (1 + arrivalRate));
      const parameters = { ...PARAMETERS, choices: [1], serverCount, arrivalRate };
      const [result] = independentRuns({ parameters, runs: 30, warmUp: 0, time, holdingTimes });
      const sojournTime = 1 / (1 - arrivalRate);
      expectMean(result?.meanQueueLength ?? [], arrivalRate * sojournTime, PRECISION);
      expectMean(result?.meanSojournTime ?? [], sojournTime, PRECISION);
      result?.tail.forEach((values, k) => {
        expectMean(values, arrivalRate ** k);
      });
    },
  );

  test('one server is the same whatever the number of choices', () => {
    const shared = { ...PARAMETERS, serverCount: 1, sampling: 'replacement' as const };
    const supermarket = new Supermarket({ ...shared, choices: [1, 2, 5, 100], start: 'empty' }, 'mean');
    supermarket.advance(10_000);
    const [first, ...others] = supermarket.measured();
    expect(first?.integral.length).toBeGreaterThan(20);
    for (const other of others) expect(other).toEqual(first);
  });

  test('one choice is the same however probes are drawn', () => {
    const [distinct, replacement] = (['distinct', 'replacement'] as const).map((sampling) => {
      const supermarket = new Supermarket({ ...PARAMETERS, choices: [1], sampling });
      supermarket.advance(1000);
      return supermarket;
    });
    expect(distinct?.queues[0]?.lengths).toEqual(replacement?.queues[0]?.lengths);
    expect(distinct?.measured()).toEqual(replacement?.measured());
  });
});

interface ExactRow {
  readonly n: number;
  readonly d: number;
  readonly lambda: number;
  readonly sampling: Sampling;
  readonly meanQueueLength: number;
  readonly meanSojournTime: number;
  readonly meanLongestQueue: number;
  readonly tail: readonly number[];
}

describe('the exact law of two and three servers', () => {
  const { rows } = JSON.parse(
    readFileSync(new URL('./reference/exact-finite-n.json', import.meta.url), 'utf8'),
  ) as { rows: ExactRow[] };

  test.each(rows)('n = $n, d = $d, λ = $lambda, $sampling', (row) => {
    const { n, d, lambda, sampling } = row;
    const parameters = { ...PARAMETERS, choices: [d], arrivalRate: lambda, serverCount: n, sampling };
    const warmUp = 10 / (n * (1 - Math.sqrt(lambda)) ** 2);
    const time = (lambda < 0.7 ? 120_000 : 250_000) / (n * (1 + lambda));
    const sampled: { longest: number[]; meanQueueLength: number[] } = { longest: [], meanQueueLength: [] };
    const [result] = independentRuns(
      { parameters, runs: 40, warmUp, time, holdingTimes: 'mean' },
      (supermarket) => {
        const { longest, meanQueueLength } = sampleLengths(supermarket, warmUp + time);
        sampled.longest.push(longest);
        sampled.meanQueueLength.push(meanQueueLength);
      },
    );
    expectMean(sampled.meanQueueLength, row.meanQueueLength, PRECISION);
    expectMean(sampled.longest, row.meanLongestQueue, 4 * PRECISION);
    // Near λ = 1 the queues of two servers wander so slowly that plain averages would take too long to be as precise.
    const precision = lambda < 0.9 ? PRECISION : 4 * PRECISION;
    expectMean(result?.meanQueueLength ?? [], row.meanQueueLength, precision);
    expectMean(result?.meanSojournTime ?? [], row.meanSojournTime, precision);
    result?.tail.forEach((values, k) => {
      expectMean(values, row.tail[k] ?? 0);
    });
  });

  /**
   * Means over moments far enough apart. That of the queue length is made precise: with N customers and B busy servers
   * N² drifts by λn(2N + 1) − B(2N − 1), zero in the mean; added to N with the factor 1/(2n(1 − λ)) it cancels what
   * varies most, the N of long queues.
   */
  function sampleLengths(supermarket: Supermarket, until: number) {
    const { arrivalRate, serverCount } = supermarket.parameters;
    const lengths = supermarket.queues[0]?.lengths ?? new Int32Array();
    const factor = 1 / (2 * serverCount * (1 - arrivalRate));
    let longest = 0;
    let customers = 0;
    let samples = 0;
    for (let time = supermarket.time; time <= until; time += 2) {
      supermarket.advance(time);
      let total = 0;
      let busy = 0;
      let most = 0;
      for (const length of lengths) {
        total += length;
        if (length > 0) busy++;
        if (length > most) most = length;
      }
      const drift = arrivalRate * serverCount * (2 * total + 1) - busy * (2 * total - 1);
      customers += total + factor * drift;
      longest += most;
      samples++;
    }
    return { longest: longest / samples, meanQueueLength: customers / (samples * serverCount) };
  }
});

describe('many servers', () => {
  // MODEL.md (6): the mean field with its correction of order 1/n, which at n = 100 is within 0.0005 of simulation.
  test.each([
    { sampling: 'distinct', holdingTimes: 'mean', sojournTime: 2.64489 },
    { sampling: 'replacement', holdingTimes: 'mean', sojournTime: 2.65835 },
    { sampling: 'distinct', holdingTimes: 'random', sojournTime: 2.64489 },
  ] as const)(
    'a hundred, two choices, $sampling, holding times $holdingTimes: refined mean field',
    ({ sampling, holdingTimes, sojournTime }) => {
      const parameters = { ...PARAMETERS, sampling };
      const [result] = independentRuns({ parameters, runs: 30, warmUp: 60, time: 4400, holdingTimes });
      // Without the correction it would be 2.61406.
      expectMean(result?.meanSojournTime ?? [], sojournTime, PRECISION);
      expectMean(result?.meanQueueLength ?? [], 0.9 * sojournTime, PRECISION);
      expectMean(result?.tail[1] ?? [], 0.9);
    },
  );

  test('two thousand, two choices: the fixed point', () => {
    const parameters = { ...PARAMETERS, serverCount: 2000 };
    const [result] = independentRuns({ parameters, runs: 30, warmUp: 30, time: 170, holdingTimes: 'mean' });
    // MODEL.md (6): V_k of level k, the deviation from the fixed point times n.
    const corrections = [0, 0, 0.0496, 0.3745, 1.0829, 1.0843, 0.1824];
    result?.tail.forEach((values, k) => {
      expectMean(values, 0.9 ** (2 ** k - 1) + (corrections[k] ?? 0) / 2000);
    });
    expectMean(result?.meanSojournTime ?? [], 2.614057, PRECISION);
    expectMean(result?.meanQueueLength ?? [], 0.9 * 2.614057, PRECISION);
  });

  test('two thousand, more choices, side by side: the fixed point', () => {
    const parameters = { ...PARAMETERS, choices: [2, 3, 5], serverCount: 2000, arrivalRate: 0.7 };
    const results = independentRuns({ parameters, runs: 30, warmUp: 15, time: 60, holdingTimes: 'mean' });
    [1.614454, 1.356842, 1.168093].forEach((sojournTime, system) => {
      expectMean(results[system]?.meanSojournTime ?? [], sojournTime, PRECISION);
      expectMean(results[system]?.meanQueueLength ?? [], 0.7 * sojournTime, PRECISION);
      expectMean(results[system]?.tail[1] ?? [], 0.7);
    });
  });
});

describe('time', () => {
  test.each([0.1, 0.9])(
    'events come at rate n(1 + λ), of which λ to 1 are arrivals, λ = %f',
    (arrivalRate) => {
      const supermarket = new Supermarket({ ...PARAMETERS, arrivalRate, start: 'empty' });
      supermarket.advance(10_000);
      const events = 100 * (1 + arrivalRate) * 10_000;
      expect(Math.abs(supermarket.eventCount - events)).toBeLessThan(4 * Math.sqrt(events));
      const arrivals = 100 * arrivalRate * 10_000;
      const counted = supermarket.queues[0]?.arrivals ?? 0;
      expect(Math.abs(counted - arrivals)).toBeLessThan(4 * Math.sqrt(arrivals));
    },
  );

  test('random and mean holding times have the same jumps', () => {
    const parameters = { ...PARAMETERS, choices: [2, 5, 1] };
    const [random, mean] = (['random', 'mean'] as const).map((holdingTimes) => {
      const supermarket = new Supermarket(parameters, holdingTimes);
      supermarket.advance(Number.POSITIVE_INFINITY, 100_000);
      return supermarket;
    });
    expect(random?.eventCount).toBe(mean?.eventCount);
    expect(random?.queues.map(({ lengths }) => lengths)).toEqual(mean?.queues.map(({ lengths }) => lengths));
    expect(random?.measured().map(({ joined }) => joined)).toEqual(
      mean?.measured().map(({ joined }) => joined),
    );
    expect(mean?.time).toBeCloseTo(100_000 / 190, 9);
    expect(random?.time).not.toBe(mean?.time);
  });
});
