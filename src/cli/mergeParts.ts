import { cellsOf } from '../experiment/cells';
import { firstFew } from './firstFew';
import { cellWords, commonDifferences, readSweepCsv, SWEEP_HEADER, type SweepLine } from './sweepCsv';

/** Missing cells named in an error; the others are counted. */
const MOST_NAMED = 10;

/** A file of a sweep, or of a shard. */
export interface Part {
  readonly name: string;
  readonly text: string;
}

/**
 * Puts the parts of a sweep together.
 * @returns the file of the whole sweep
 * @throws Error naming the file and what does not fit, or the cells that are missing
 */
export function mergeParts(parts: readonly Part[]): string {
  const found = new Map<number, SweepLine & { readonly name: string }>();
  for (const { name, text } of parts) {
    const { lines, torn } = readSweepCsv(name, text);
    if (torn !== '') throw new Error(`${name} ends within a line: go on with its sweep first`);
    for (const line of lines) {
      assertFits(name, line, found);
      found.set(line.cell, { ...line, name });
    }
  }
  const [first] = found.values();
  if (!first) throw new Error(`no cell in ${parts.map(({ name }) => name).join(', ')}`);
  const numbers = Array.from({ length: first.cells }, (_, index) => index + 1);
  const missing = numbers.filter((cell) => !found.has(cell));
  if (missing.length > 0) {
    throw new Error(`missing ${missing.length} of ${first.cells} cells: ${firstFew(missing, MOST_NAMED)}`);
  }
  const lines = numbers.flatMap((cell) => found.get(cell) ?? []);
  assertOneSweep(lines);
  return [SWEEP_HEADER, ...lines.map(({ text }) => text)].join('');
}

/** A line has the parameters of those before, and the figures of its cell if that was there before. */
function assertFits(
  name: string,
  line: SweepLine,
  found: ReadonlyMap<number, SweepLine & { readonly name: string }>,
): void {
  const [first] = found.values();
  const different = first ? commonDifferences(first.fields, line.fields) : [];
  if (first && different.length > 0) {
    throw new Error(`${first.name} and ${name} are of different sweeps (${different.join('; ')})`);
  }
  const same = found.get(line.cell);
  if (same && same.text !== line.text) {
    throw new Error(`cell ${line.cell} is in ${same.name} and in ${name}, and not the same`);
  }
}

/** Cells of one sweep are all combinations of its lists, in order: others come from sweeps with other lists. */
function assertOneSweep(lines: readonly (SweepLine & { readonly name: string })[]): void {
  const list = (column: string) => [...new Set(lines.map(({ fields }) => Number(fields[column])))];
  const lists = { serverCounts: list('n'), choices: list('d'), arrivalRates: list('lambda') };
  const isWhole =
    lists.serverCounts.length * lists.choices.length * lists.arrivalRates.length === lines.length;
  const expected = isWhole ? cellsOf(lists) : [];
  const stray = lines.find(({ fields }, index) => {
    const { serverCount, choices, arrivalRate } = expected[index] ?? {};
    return cellWords(fields) !== `n = ${serverCount}, d = ${choices}, lambda = ${arrivalRate}`;
  });
  if (stray) {
    const names = [...new Set(lines.map(({ name }) => name))].join(', ');
    throw new Error(
      `${names} are of different sweeps: their cells are not all combinations of n, d and lambda`,
    );
  }
}
