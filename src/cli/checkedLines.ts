import type { Experiment } from '../experiment/cell';
import { cellWords, commonDifferences, expectedFields, type SweepLine } from './sweepCsv';

/**
 * The lines of a file that is to go on with a sweep.
 * @param name of the file, for errors
 * @param wanted places in the sweep of the cells that are to be done
 * @returns the line of each cell, by its place in the sweep
 * @throws Error saying what is different when a line does not belong to this sweep
 */
export function checkedLines(
  name: string,
  lines: readonly SweepLine[],
  sweep: Experiment,
  wanted: readonly number[],
): Map<number, string> {
  const allowed = new Set(wanted);
  const done = new Map<number, string>();
  const refuse = (reason: string): never => {
    throw new Error(`${name} is left as it is: ${reason}`);
  };
  for (const { cell, fields, text } of lines) {
    const index = cell - 1;
    const different = commonDifferences(
      fields,
      expectedFields(sweep, Math.min(index, sweep.cells.length - 1)),
    );
    if (different.length > 0) refuse(`it is of another sweep (${different.join('; ')})`);
    const there = cellWords(fields);
    const here = cellWords(expectedFields(sweep, index));
    if (there !== here) refuse(`it is of another sweep (cell ${cell} is ${there} there and ${here} here)`);
    if (!allowed.has(index)) refuse(`it has cell ${cell}, which is not in this --shard`);
    if ((done.get(index) ?? text) !== text) refuse(`it has cell ${cell} twice, with different figures`);
    done.set(index, text);
  }
  return done;
}
