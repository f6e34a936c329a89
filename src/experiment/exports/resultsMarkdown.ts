import type { Method } from '../cell';
import type { CellResult } from '../cellResult';
import { HEADINGS, paperTable } from './paperTable';

/** Results as a table in Markdown, the caption above it. */
export function resultsMarkdown(results: readonly CellResult[], method: Method): string {
  const { columns, rows, caption, notes } = paperTable(results, method);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(columns.map((column) => escapeMarkdown(HEADINGS[column]))),
    line(columns.map(() => '--:')),
    ...rows.map((row) => line(columns.map((column) => escapeMarkdown(row[column])))),
  ];
  const words = [[caption, ...notes].map(escapeMarkdown).join(' '), '', ...table];
  return `${words.join('\n')}\n`;
}

/** Plain text that Markdown leaves as it is, in a table too. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~&#]/g, '\\$&');
}
