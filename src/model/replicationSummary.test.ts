import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { meanSojournTime } from './fixedPoint';
import type { Parameters } from './parameters';
import { type Replication, replicationSeed, type Schedule, simulateReplication } from './replication';
import { estimateMean, PERCENTILES, summarizeReplications } from './replicationSummary';

/** An independent simulation of the paper's Table 1. */
const TABLE_1: {
  readonly rows: readonly {
    readonly d: number;
    readonly lambda: number;
    readonly meanSojournTime: number;
    readonly standardError: number;
    readonly tail_1_to_6: readonly number[];
  }[];
} = JSON.parse(readFileSync(new URL('./reference/table1-n100.json', import.meta.url), 'utf8'));

function replicate(parameters: Parameters, schedule: Schedule, runs: number): Replication[] {
  return Array.from({ length: runs }, (_, run) =>
    simulateReplication({ ...parameters, seed: replicationSeed(parameters.seed, 0, run) }, schedule),
  );
}

const PARAMETERS: Parameters = {
  choices: [2],
  arrivalRate: 0.9,
  serverCount: 100,
  sampling: 'distinct',
  start: 'equilibrium',
  seed: 1,
};

describe('estimateMean', () => {
  test('gives mean, standard error and the interval of Student’s t', () => {
    const { meanSojournTime, standardError, confidence95 } = estimateMean([1, 2, 6]);
    expect(meanSojournTime).toBe(3);
    // Sample variance 7; t with 2 degrees of freedom is 4.302653 at 0.975.
    expect(standardError).toBeCloseTo(Math.sqrt(7 / 3), 12);
    expect(confidence95?.[0]).toBeCloseTo(3 - 4.302653 * Math.sqrt(7 / 3), 5);
    expect(confidence95?.[1]).toBeCloseTo(3 + 4.302653 * Math.sqrt(7 / 3), 5);
  });

  test('says nothing that it does not know', () => {
    const unknown = { standardError: null, confidence95: null };
    expect(estimateMean([2.5])).toEqual({ meanSojournTime: 2.5, ...unknown });
    expect(estimateMean([2.5, null, 3])).toEqual({ meanSojournTime: null, ...unknown });
    expect(estimateMean([])).toEqual({ meanSojournTime: null, ...unknown });
  });
});

describe('summarizeReplications', () => {
  const replication = (joined: number[], tailIntegral: number[]): Replication => ({
    duration: 10,
    events: 100,
    systems: [
      {
        choices: 2,
        joined: Float64Array.from(joined),
        tailIntegral: Float64Array.from(tailIntegral),
        longestQueue: tailIntegral.length - 1,
      },
    ],
  });

  test('adds up runs that reached different lengths', () => {
    // Two servers; mean lengths joined are 1/4 and 6/4.
    const runs = [replication([3, 1], [20, 8, 2]), replication([1, 1, 1, 1], [20, 16, 10, 4, 1])];
    const [summary] = summarizeReplications(runs, 2);
    expect(summary?.meanSojournTime).toBeCloseTo((1.25 + 2.5) / 2, 12);
    expect(summary?.longestQueue).toBe(4);
    const tail = Array.from(summary?.tail ?? []);
    [1, 24 / 40, 12 / 40, 4 / 40, 1 / 40].forEach((fraction, k) => {
      expect(tail[k]).toBeCloseTo(fraction, 12);
    });
    expect(tail).toHaveLength(5);
    expect(summary?.meanQueueLength).toBeCloseTo(41 / 40, 12);
  });

  test('gives no number, rather than NaN, where no customer came', () => {
    const [summary] = summarizeReplications([replication([0], [20])], 2);
    expect(summary?.meanSojournTime).toBeNull();
    expect(Object.values(summary?.percentiles ?? {})).toEqual([null, null, null, null]);
    expect(summary?.meanQueueLength).toBe(0);
  });
});

describe('simulated runs', () => {
  test.each([
    { choices: 2, arrivalRate: 0.5 },
    { choices: 2, arrivalRate: 0.9 },
    { choices: 5, arrivalRate: 0.9 },
  ])('agree with Table 1 of the reference at d = $choices, λ = $arrivalRate', ({ choices, arrivalRate }) => {
    const row = TABLE_1.rows.find(({ d, lambda }) => d === choices && lambda === arrivalRate);
    if (!row) throw new Error('no such row');
    const runs = replicate(
      { ...PARAMETERS, choices: [choices], arrivalRate },
      { time: 8000, warmup: 800 },
      10,
    );
    const [summary] = summarizeReplications(runs, 100);
    const combined = Math.hypot(summary?.standardError ?? Number.NaN, row.standardError);
    // A fault of one per cent would fail.
    expect(4 * combined).toBeLessThan(0.01 * row.meanSojournTime);
    expect(Math.abs((summary?.meanSojournTime ?? Number.NaN) - row.meanSojournTime)).toBeLessThan(
      4 * combined,
    );
    row.tail_1_to_6.forEach((fraction, index) => {
      expect(Math.abs((summary?.tail[index + 1] ?? 0) - fraction)).toBeLessThan(0.005);
    });
    // Little's law ties two separate counts together.
    const little = (summary?.meanQueueLength ?? Number.NaN) / arrivalRate;
    expect(Math.abs(little - (summary?.meanSojournTime ?? Number.NaN))).toBeLessThan(4 * combined);
  });

  test('with d = 1 have the percentiles of an exponential with rate 1 − λ', () => {
    const parameters: Parameters = { ...PARAMETERS, choices: [1], arrivalRate: 0.7 };
    const runs = replicate(parameters, { time: 10_000, warmup: 0 }, 10);
    const [pooled] = summarizeReplications(runs, 100);
    const single = runs.map((run) => summarizeReplications([run], 100)[0]);
    for (const name of PERCENTILES) {
      const truth = -Math.log(1 - Number(name) / 100) * meanSojournTime(1, 0.7);
      const spread = estimateMean(single.map((summary) => summary?.percentiles[name] ?? null));
      const standardError = spread.standardError ?? Number.NaN;
      expect(4 * standardError).toBeLessThan(0.03 * truth);
      expect(Math.abs((pooled?.percentiles[name] ?? Number.NaN) - truth)).toBeLessThan(4 * standardError);
    }
  });
});
