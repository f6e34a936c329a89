import type { Cell, Method } from '../cell';
import type { CellResult } from '../cellResult';
import { RESULTS_VERSION } from '../resultsVersion';

/** What gives a cell again: the first columns of a line. */
const PARAMETERS = {
  n: ({ serverCount }) => serverCount,
  d: ({ choices }) => choices,
  lambda: ({ arrivalRate }) => arrivalRate,
  sampling: (_, { sampling }) => sampling,
  start: (_, { start }) => start,
  time: (_, { schedule }) => schedule.time,
  warmup: (_, { schedule }) => schedule.warmup,
  runs: (_, { runs }) => runs,
  seed: (_, { seed }) => seed,
  version: () => RESULTS_VERSION,
  time_unit: () => 'mean service time',
} satisfies Record<string, (cell: Cell, method: Method) => number | string>;

/** What came out: the other columns. */
const FIGURES = {
  mean_time_in_system: ({ simulated }) => simulated.meanSojournTime,
  standard_error: ({ simulated }) => simulated.standardError,
  ci95_low: ({ simulated }) => simulated.confidence95?.[0] ?? null,
  ci95_high: ({ simulated }) => simulated.confidence95?.[1] ?? null,
  p50: ({ simulated }) => simulated.percentiles['50'],
  p95: ({ simulated }) => simulated.percentiles['95'],
  p99: ({ simulated }) => simulated.percentiles['99'],
  p999: ({ simulated }) => simulated.percentiles['99.9'],
  mean_queue_length: ({ simulated }) => simulated.meanQueueLength,
  longest_queue: ({ simulated }) => simulated.longestQueue,
  mean_field: ({ prediction }) => prediction.meanField,
  refined: ({ prediction }) => prediction.refined,
  mean_field_error: ({ meanFieldError }) => meanFieldError,
  refined_error: ({ refinedError }) => refinedError,
  published: ({ published }) => published,
  events: ({ events }) => events,
} satisfies Record<string, (result: CellResult) => number | null>;

export const CSV_PARAMETERS: readonly string[] = Object.keys(PARAMETERS);
export const CSV_COLUMNS: readonly string[] = [...CSV_PARAMETERS, ...Object.keys(FIGURES)];

/**
 * Results for a program to read: one line of names, one line a cell, numbers to the last bit, an empty field where there
 * is no number. No field needs quotes.
 */
export function resultsCsv(results: readonly CellResult[], method: Method): string {
  const lines = results.map((result) => csvFields(result, method));
  return [CSV_COLUMNS, ...lines].map((fields) => `${fields.join(',')}\n`).join('');
}

/** One line, as fields. `runs` says how many are in the figures, which is less while a cell is not finished. */
export function csvFields(result: CellResult, method: Method): string[] {
  const figures = Object.values(FIGURES).map((figure) => written(figure(result)));
  return [...csvParameters(result.cell, { ...method, runs: result.runs }), ...figures];
}

/** The beginning of a line, known before the cell is simulated. */
export function csvParameters(cell: Cell, method: Method): string[] {
  return Object.values(PARAMETERS).map((parameter) => String(parameter(cell, method)));
}

function written(value: number | null): string {
  return value !== null && Number.isFinite(value) ? String(value) : '';
}
