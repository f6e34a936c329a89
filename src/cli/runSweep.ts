import type { CellResult } from '../experiment/cellResult';
import { runCells } from '../experiment/runCells';
import { formatResults } from './outputFormat';
import { runOnThreads } from './runOnThreads';
import { SWEEP_HEADER, sweepLine } from './sweepCsv';
import { openSweepFile } from './sweepFile';
import type { SweepOptions } from './sweepOptions';

type Work = Omit<SweepOptions, 'out'>;

/** Simulates a sweep, or its shard, and prints it. */
export async function sweepToStdout(options: Work): Promise<void> {
  const { sweep, wanted, format } = options;
  const startMs = performance.now();
  const done = new Map<number, CellResult>();
  await simulate(options, wanted, (index, result) => void done.set(index, result));
  const seconds = (performance.now() - startMs) / 1000;
  const results = wanted.flatMap((index) => done.get(index) ?? []);
  process.stdout.write(
    format === 'csv'
      ? [SWEEP_HEADER, ...results.map((result, k) => sweepLine(sweep, wanted[k] ?? 0, result))].join('')
      : formatResults(format, { results, method: sweep, seconds }),
  );
}

/**
 * Simulates a sweep, or its shard, into a file that may hold a part of it already. What is done and what is left is
 * said on stderr, also when the process ends before its time.
 */
export async function sweepToFile(name: string, options: Work): Promise<void> {
  const { sweep, wanted } = options;
  const file = openSweepFile(name, sweep, wanted);
  const left = wanted.filter((index) => !file.has(index));
  if (file.torn !== '') console.error(`${name}: its last line was not whole and is dropped`);
  if (file.size() > 0)
    console.error(`${name}: skips ${count(file.size())} that it has, ${left.length} to do`);
  const sayHowToGoOn = () => {
    console.error(
      `${name} has ${file.size()} of ${count(wanted.length)}. The same command goes on from there.`,
    );
  };
  process.once('exit', sayHowToGoOn);
  await simulate(options, left, file.append);
  file.finish();
  process.off('exit', sayHowToGoOn);
  console.error(`${name} has all of its ${count(wanted.length)}`);
}

/** @param tell is given each result with its place in the whole sweep */
async function simulate(
  { sweep, workers }: Work,
  places: readonly number[],
  tell: (index: number, result: CellResult) => void,
): Promise<void> {
  const cells = places.flatMap((index) => sweep.cells[index] ?? []);
  await runOnThreads(Math.min(workers, cells.length * sweep.runs), (threads, progress) =>
    runCells({ ...sweep, cells }, threads, {
      progress,
      result: (place, result) => tell(places[place] ?? 0, result),
    }),
  );
}

function count(cells: number): string {
  return cells === 1 ? '1 cell' : `${cells} cells`;
}
