import type { Method } from '../experiment/cell';
import type { CellResult } from '../experiment/cellResult';
import { HEADINGS, paperTable } from '../experiment/exports/paperTable';
import { alignedTable } from './alignedTable';
import { eventsLine } from './eventsLine';

const WIDTH = 100;

/** What is printed. */
export interface Outcome {
  readonly results: readonly CellResult[];
  readonly method: Method;
  /** Wall-clock time it took. */
  readonly seconds: number;
}

/** Results as a table for a terminal. */
export function resultsText({ results, method, seconds }: Outcome): string {
  const { columns, rows, caption, notes } = paperTable(results, method);
  const table = alignedTable([
    columns.map((column) => HEADINGS[column]),
    ...rows.map((row) => columns.map((column) => row[column])),
  ]);
  const events = results.reduce((sum, result) => sum + result.events, 0);
  const sections = [wrapped(caption), table, [...notes.flatMap(wrapped), eventsLine({ events, seconds })]];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Lines no longer than a terminal, broken between words. */
function wrapped(text: string): string[] {
  return text.match(new RegExp(`.{1,${WIDTH}}(?:\\s|$)`, 'g'))?.map((line) => line.trimEnd()) ?? [];
}
