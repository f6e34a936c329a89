import { describe, expect, test } from 'vitest';
import type { Start } from '../model/parameters';
import type { SimulateReport, SystemReport } from './simulateReport';
import { simulateTable } from './simulateTable';

const SYSTEM: SystemReport = {
  choices: 2,
  meanSojournTime: 2.645371,
  standardError: 0.00111,
  confidence95: [2.642861, 2.647881],
  percentiles: { '50': 2.22581, '95': 6.48912, '99': 8.91023, '99.9': 12.09134 },
  meanQueueLength: 2.380834,
  tail: [1, 0.900069, 0.729616, 0.482227],
  longestQueue: 3,
  prediction: {
    meanField: 2.614057,
    tail: [1, 0.9, 0.729, 0.478297],
    refined: 2.644886,
    refinedTail: [1, 0.9, 0.7295, 0.4821],
    fluctuation: [0, 0.03, 0.04, 0.05],
  },
};

const REPORT: SimulateReport = {
  parameters: {
    ...{ d: 2, vs: [], lambda: 0.9, n: 100, sampling: 'distinct', start: 'equilibrium' },
    ...{ time: 100_000, warmup: 10_000, runs: 10, seed: 1 },
  },
  systems: [SYSTEM],
  events: 190_000_000,
  seconds: 7.5,
};

/** The cells of the row with this label. */
function cells(text: string, label: string): string[] {
  const line = text.split('\n').find((candidate) => candidate.trim().startsWith(label));
  return line?.trim().slice(label.length).trim().split(/ {3,}/) ?? [];
}

describe('simulateTable', () => {
  test('shows the digits that the interval has earned', () => {
    const text = simulateTable(REPORT);
    expect(cells(text, 'mean, 95 % interval')).toEqual(['2.6454 ± 0.0025']);
    expect(cells(text, 'mean field, n → ∞')).toEqual(['2.6141']);
    expect(cells(text, 'refined, n = 100')).toEqual(['2.6449']);
    expect(cells(text, '99.9 % stay at most')).toEqual(['12.091']);
    expect(cells(text, 'k = 3')).toEqual(['0.4822', '0.4821']);
    expect(text).toContain('10 runs of 100,000 time units, the first 10,000 of each dropped');
    expect(text).toContain('190,000,000 events in 7.50 s (25.3 million a second)');
  });

  test('keeps systems in columns', () => {
    const text = simulateTable({ ...REPORT, systems: [SYSTEM, { ...SYSTEM, choices: 10, longestQueue: 2 }] });
    const [heading = '', , mean = ''] = text.split('\n').slice(3);
    expect(heading.indexOf('d = 2') + 5).toBe(mean.indexOf('0.0025') + 6);
    expect(heading.length).toBe(mean.length);
  });

  test('says that one run has no interval', () => {
    const alone = { ...SYSTEM, standardError: null, confidence95: null };
    const text = simulateTable({
      ...REPORT,
      systems: [alone],
      parameters: { ...REPORT.parameters, runs: 1 },
    });
    expect(cells(text, 'mean, 95 % interval')).toEqual(['2.645']);
    expect(cells(text, 'standard error')).toEqual(['–']);
    expect(text).toContain('One run has no spread: no standard error and no interval');
  });

  test('says why there is no number instead of showing NaN', () => {
    const empty: SystemReport = {
      ...SYSTEM,
      ...{ meanSojournTime: null, standardError: null, confidence95: null, meanQueueLength: 0, tail: [1] },
      percentiles: { '50': null, '95': null, '99': null, '99.9': null },
      longestQueue: 0,
      prediction: {
        ...SYSTEM.prediction,
        ...{ refined: null, refinedTail: null, fluctuation: null, refinedNote: 'n is too small' },
      },
    };
    const text = simulateTable({ ...REPORT, systems: [empty] });
    expect(text).not.toMatch(/NaN|null|undefined|Infinity/);
    expect(text).toContain('In some run no customer came');
    expect(text).toContain('d = 2, no refined values: n is too small');
  });

  test('warns of an empty start that d = 1 has not forgotten', () => {
    const report = (choices: number, start: Start, warmup: number): SimulateReport => ({
      ...REPORT,
      systems: [{ ...SYSTEM, choices }],
      parameters: { ...REPORT.parameters, start, warmup, lambda: 0.99 },
    });
    const warning = 'd = 1 forgets an empty start over about';
    expect(simulateTable(report(1, 'empty', 10_000))).toContain(warning);
    expect(simulateTable(report(1, 'equilibrium', 10_000))).not.toContain(warning);
    expect(simulateTable(report(1, 'empty', 200_000))).not.toContain(warning);
    expect(simulateTable(report(2, 'empty', 10_000))).not.toContain(warning);
  });
});
