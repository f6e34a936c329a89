import {
  accessSync,
  appendFileSync,
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Experiment } from '../experiment/cell';
import type { CellResult } from '../experiment/cellResult';
import { checkedLines } from './checkedLines';
import { replaceable, replaceFile } from './replaceFile';
import { readSweepCsv, SWEEP_HEADER, sweepLine } from './sweepCsv';

/** The file into which a sweep writes every cell as soon as it is done. */
export interface SweepFile {
  /** Whether the file holds the cell with this place in the sweep. */
  has(index: number): boolean;
  /** How many cells it holds. */
  size(): number;
  /** What came after the last whole line, and was dropped. */
  readonly torn: string;
  append(index: number, result: CellResult): void;
  /** Puts the cells in the order of the sweep. */
  finish(): void;
}

/**
 * Opens a file to go on with, or a new one.
 * @param wanted places in the sweep of the cells that are to be done
 * @throws Error when the file cannot be written or is not of this sweep; it is left as it is then
 */
export function openSweepFile(name: string, sweep: Experiment, wanted: readonly number[]): SweepFile {
  const { path, file } = openToAppend(name);
  const text = readFileSync(path, 'utf8');
  const { lines, torn } = readSweepCsv(name, text);
  const done = checkedLines(name, lines, sweep, wanted);
  ftruncateSync(file, Buffer.byteLength(text) - Buffer.byteLength(torn));
  if (fstatSync(file).size === 0) append(file, SWEEP_HEADER);
  return {
    has: (index) => done.has(index),
    size: () => done.size,
    torn,
    append(index, result) {
      const line = sweepLine(sweep, index, result);
      append(file, line);
      done.set(index, line);
    },
    finish() {
      closeSync(file);
      replaceFile(path, [SWEEP_HEADER, ...wanted.map((index) => done.get(index) ?? '')].join(''));
    },
  };
}

function openToAppend(name: string): { path: string; file: number } {
  try {
    // First: opening what is not a regular file may wait for ever.
    const path = replaceable(name);
    const file = openSync(path, 'a');
    accessSync(dirname(path), constants.W_OK);
    return { path, file };
  } catch (error) {
    throw new Error(`cannot write ${name}: ${error instanceof Error ? error.message : error}`);
  }
}

/** All or nothing: a full disk leaves no half of a line. */
function append(file: number, line: string): void {
  const { size } = fstatSync(file);
  try {
    appendFileSync(file, line);
  } catch (error) {
    ftruncateSync(file, size);
    throw error;
  }
}
