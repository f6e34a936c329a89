import type { Experiment } from '../experiment/cell';
import { cellsOf, impossibleCells } from '../experiment/cells';
import { readNumberList } from '../experiment/numberList';
import { DEFAULT_PARAMETERS, invalid } from '../model/parameters';
import { firstFew } from './firstFew';
import { type OutputFormat, readFormat, type WrittenFormat } from './outputFormat';
import { readMethod, type WrittenMethod } from './readMethod';
import { readWholeNumber, shown } from './readOptions';

/** Options as they were written. */
export interface WrittenSweep extends WrittenMethod, WrittenFormat {
  readonly n?: string;
  readonly d?: string;
  readonly lambda?: string;
  readonly workers?: string;
  readonly shard?: string;
  readonly out?: string;
}

/** What `sweep` is asked to do. */
export interface SweepOptions {
  /** The whole sweep. */
  readonly sweep: Experiment;
  /** Places in the sweep of the cells to do: all, or those of a shard. */
  readonly wanted: readonly number[];
  readonly workers: number;
  /** The file to write; null to print. */
  readonly out: string | null;
  readonly format: OutputFormat;
}

/** What is swept when the options do not say. */
export const SWEEP_LISTS = { n: '100', d: '1,2,3', lambda: '0.5:0.95:0.05' } as const;
export const SWEEP_METHOD = {
  sampling: DEFAULT_PARAMETERS.sampling,
  start: DEFAULT_PARAMETERS.start,
  schedule: { time: 20_000, warmup: 2000 },
  runs: 10,
  seed: DEFAULT_PARAMETERS.seed,
} as const;

/** Impossible cells named in an error; the others are counted. */
const MOST_NAMED = 5;

/**
 * Reads options strictly.
 * @param cores workers to use when the options do not say
 * @throws RangeError naming the option, the value and what was expected
 */
export function readSweepOptions(written: WrittenSweep, cores: number): SweepOptions {
  const sweep = readSweep(written);
  const format = readFormat(written);
  const out = written.out ?? null;
  if (out?.trim() === '') throw invalid('--out', shown(out), 'the name of a file');
  if (out !== null && format !== 'csv' && (written.json || written.format !== undefined)) {
    throw invalid('--out', out, `without ${written.json ? '--json' : `--format ${format}`}: the file is CSV`);
  }
  return {
    sweep,
    wanted: readShard(written.shard, sweep.cells.length),
    workers: readWholeNumber('workers', written.workers) ?? cores,
    out,
    format,
  };
}

function readSweep(written: WrittenSweep): Experiment {
  const cells = cellsOf({
    serverCounts: readNumberList('--n', written.n ?? SWEEP_LISTS.n, 'serverCount'),
    choices: readNumberList('--d', written.d ?? SWEEP_LISTS.d, 'choices'),
    arrivalRates: readNumberList('--lambda', written.lambda ?? SWEEP_LISTS.lambda, 'arrivalRate'),
  });
  const method = readMethod(written, SWEEP_METHOD);
  const impossible = impossibleCells(cells, method.sampling).map(
    ({ serverCount, choices }) => `n = ${serverCount} with d = ${choices}`,
  );
  if (impossible.length > 0) {
    throw invalid(
      '--d',
      firstFew([...new Set(impossible)], MOST_NAMED, '; '),
      'at most n, as distinct probes need as many servers: leave these out, or use --sampling replacement',
    );
  }
  return { ...method, cells };
}

/** `k/m`: cells k, k + m, k + 2m, … of so many, by their places from 0. */
function readShard(text: string | undefined, cells: number): number[] {
  const [, own = 1, all = 1] = /^(\d+)\/(\d+)$/.exec(text ?? '1/1')?.map(Number) ?? [0, 0, 0];
  if (!(own >= 1 && own <= all)) {
    throw invalid('--shard', shown(text ?? ''), 'k/m for part k of m: 1/3, 2/3 or 3/3');
  }
  return Array.from({ length: cells }, (_, index) => index).filter((index) => index % all === own - 1);
}
