import { RESULTS_VERSION } from '../../experiment/resultsVersion';
import type { SavedData } from './savable';

/**
 * One line of names and one line a row, numbers to the last bit, an empty field where there is none. The columns after
 * the numbers lead back to them and are the same in every line; what a row has of its own is not repeated.
 */
export function dataCsv({ table, parameters, moment }: SavedData): string {
  const origin = Object.entries({ ...parameters, ...moment, version: RESULTS_VERSION }).filter(
    ([name]) => !table.columns.includes(name),
  );
  const names = [...table.columns, ...origin.map(([name]) => name)];
  const ends = origin.map(([, value]) => (Array.isArray(value) ? value.join(' ') : String(value)));
  const lines = table.rows.map((row) => [...row.map((value) => value ?? ''), ...ends]);
  return [names, ...lines].map((fields) => `${fields.map(csvField).join(',')}\n`).join('');
}

/** The same as one JSON object; null where there is no number. */
export function dataJson(what: string, { table, parameters, moment }: SavedData): string {
  const file = {
    what: `Two Choices: ${what}`,
    version: RESULTS_VERSION,
    units: { time: 'mean service time' },
    parameters,
    ...moment,
    columns: table.columns,
    rows: table.rows,
  };
  return `${JSON.stringify(file)}\n`;
}

function csvField(value: number | string): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
