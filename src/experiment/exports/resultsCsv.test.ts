import { expect, test } from 'vitest';
import { simulateReplication } from '../../model/replication';
import { PERCENTILES } from '../../model/replicationSummary';
import { cellTasks, type Method } from '../cell';
import { cellResult } from '../cellResult';
import { RESULTS_VERSION } from '../resultsVersion';
import { METHOD, UNKNOWN, USUAL } from '../testing/sampleResults';
import { resultsCsv } from './resultsCsv';

const HEADER =
  'n,d,lambda,sampling,start,time,warmup,runs,seed,version,time_unit,mean_time_in_system,standard_error,' +
  'ci95_low,ci95_high,p50,p95,p99,p999,mean_queue_length,longest_queue,mean_field,refined,mean_field_error,' +
  'refined_error,published,events';

function parse(csv: string): Record<string, string>[] {
  const [header = [], ...rows] = csv
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  for (const row of rows) expect(row).toHaveLength(header.length);
  return rows.map((row) => Object.fromEntries(header.map((name, column) => [name, row[column] ?? ''])));
}

test('gives the numbers of a simulation back to the last bit', () => {
  const method: Method = { ...METHOD, schedule: { time: 200.5, warmup: 20 }, runs: 3 };
  const cell = { serverCount: 10, choices: 2, arrivalRate: 0.7 };
  const runs = cellTasks(cell, method).map((task) => simulateReplication(task.parameters, task.schedule));
  const result = cellResult(cell, method, runs);
  const [row = {}] = parse(resultsCsv([result], method));
  const { simulated, prediction } = result;
  expect(simulated.standardError).toBeGreaterThan(0);
  expect(row).toMatchObject({ n: '10', d: '2', lambda: '0.7', sampling: 'distinct', start: 'equilibrium' });
  expect(row).toMatchObject({
    time: '200.5',
    warmup: '20',
    runs: '3',
    seed: '3',
    time_unit: 'mean service time',
  });
  expect(row['version']).toBe(String(RESULTS_VERSION));
  expect([row['mean_time_in_system'], row['standard_error']].map(Number)).toEqual([
    simulated.meanSojournTime,
    simulated.standardError,
  ]);
  expect([row['ci95_low'], row['ci95_high']].map(Number)).toEqual(simulated.confidence95);
  expect([row['p50'], row['p95'], row['p99'], row['p999']].map(Number)).toEqual(
    PERCENTILES.map((name) => simulated.percentiles[name]),
  );
  expect(Number(row['mean_queue_length'])).toBe(simulated.meanQueueLength);
  expect(Number(row['longest_queue'])).toBe(simulated.longestQueue);
  expect([row['mean_field'], row['refined']].map(Number)).toEqual([prediction.meanField, prediction.refined]);
  expect(Number(row['mean_field_error'])).toBeCloseTo(
    Number(simulated.meanSojournTime) / prediction.meanField - 1,
    12,
  );
  expect(Number(row['refined_error'])).toBe(result.refinedError);
  expect(Number(row['events'])).toBe(result.events);
});

test('has one line of names, and one line a cell', () => {
  const csv = resultsCsv([USUAL, UNKNOWN], METHOD);
  expect(csv.split('\n')[0]).toBe(HEADER);
  expect(csv.endsWith('\n')).toBe(true);
  expect(parse(csv).map(({ n, published }) => [n, published])).toEqual([
    ['100', '2.6454'],
    ['1', ''],
  ]);
  expect(resultsCsv([], METHOD)).toBe(`${HEADER}\n`);
});

test('leaves a field empty where there is no number', () => {
  const broken = { ...UNKNOWN, meanFieldError: Number.NaN, refinedError: Number.POSITIVE_INFINITY };
  const csv = resultsCsv([UNKNOWN, broken], METHOD);
  expect(csv).not.toMatch(/NaN|null|undefined|Infinity/);
  const [row, same] = parse(csv);
  expect(same).toEqual(row);
  const empty = Object.entries(row ?? {}).filter(([, text]) => text === '');
  expect(empty.map(([name]) => name)).toEqual([
    ...['mean_time_in_system', 'standard_error', 'ci95_low', 'ci95_high', 'p50', 'p95', 'p99', 'p999'],
    ...['refined', 'mean_field_error', 'refined_error', 'published'],
  ]);
});

test('says how many runs are in the figures', () => {
  const [row] = parse(resultsCsv([{ ...USUAL, runs: 4 }], METHOD));
  expect(row?.['runs']).toBe('4');
});
