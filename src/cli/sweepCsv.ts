import type { Experiment } from '../experiment/cell';
import type { CellResult } from '../experiment/cellResult';
import { MOST_CELLS } from '../experiment/cells';
import { CSV_COLUMNS, CSV_PARAMETERS, csvFields, csvParameters } from '../experiment/exports/resultsCsv';

/** Where a line stands in the whole sweep: number of its cell, from 1, and how many cells there are. */
const PLACE = ['cell', 'cells'];
const COLUMNS = [...PLACE, ...CSV_COLUMNS];

/** What is different from cell to cell of one sweep; all other parameters are the same. */
const CELL_COLUMNS = ['n', 'd', 'lambda'];
const COMMON_COLUMNS = ['cells', ...CSV_PARAMETERS.filter((column) => !CELL_COLUMNS.includes(column))];

export const SWEEP_HEADER = `${COLUMNS.join(',')}\n`;

/** One cell in the file of a sweep. */
export interface SweepLine {
  readonly cell: number;
  readonly cells: number;
  /** The line itself, its end included. */
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The line of a cell that is done. */
export function sweepLine(sweep: Experiment, index: number, result: CellResult): string {
  return `${[index + 1, sweep.cells.length, ...csvFields(result, sweep)].join(',')}\n`;
}

/** The beginning of every line that a sweep can have, as fields. */
export function expectedFields(sweep: Experiment, index: number): Record<string, string> {
  const cell = sweep.cells[index];
  if (!cell) throw new Error(`no cell ${index + 1}`);
  const values = [String(index + 1), String(sweep.cells.length), ...csvParameters(cell, sweep)];
  return Object.fromEntries(values.map((value, column) => [COLUMNS[column], value]));
}

/**
 * Reads the file of a sweep.
 * @param name of the file, for errors
 * @returns its cells, and what comes after the last whole line: the rest of a write that was interrupted
 * @throws Error naming file, line and what is wrong
 */
export function readSweepCsv(name: string, text: string): { lines: SweepLine[]; torn: string } {
  const end = text.lastIndexOf('\n') + 1;
  const torn = text.slice(end);
  const isOurs = end === 0 ? SWEEP_HEADER.startsWith(torn) : text.startsWith(SWEEP_HEADER);
  if (!isOurs) throw new Error(`${name} is not a file of a sweep: its first line is another`);
  const lines = text.slice(SWEEP_HEADER.length, end).split('\n').slice(0, -1);
  return { lines: lines.map((line, index) => readLine(`${name}, line ${index + 2}`, line)), torn };
}

/** What two lines of one sweep have in common, where they do not: `time is 300 there and 200 here`. */
export function commonDifferences(
  there: Readonly<Record<string, string>>,
  here: Readonly<Record<string, string>>,
): string[] {
  return COMMON_COLUMNS.filter((column) => there[column] !== here[column]).map(
    (column) => `${column} is ${there[column]} there and ${here[column]} here`,
  );
}

/** `n = 10, d = 2, lambda = 0.9`. */
export function cellWords(fields: Readonly<Record<string, string>>): string {
  return CELL_COLUMNS.map((column) => `${column} = ${fields[column]}`).join(', ');
}

function readLine(where: string, line: string): SweepLine {
  const values = line.split(',');
  const fields: Record<string, string> = Object.fromEntries(
    COLUMNS.map((column, index) => [column, values[index] ?? '']),
  );
  const cell = Number(fields['cell']);
  const cells = Number(fields['cells']);
  const isPlace = /^[1-9]\d*,[1-9]\d*,/.test(line) && cell <= cells && cells <= MOST_CELLS;
  const figures = values.slice(PLACE.length + CSV_PARAMETERS.length);
  const areFigures = figures.every((figure) => Number.isFinite(Number(figure)));
  if (values.length !== COLUMNS.length || !isPlace || !areFigures) {
    throw new Error(`${where} is not a line of a sweep: it was damaged, or edited`);
  }
  return { cell, cells, text: `${line}\n`, fields };
}
