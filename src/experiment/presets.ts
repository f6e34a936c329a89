import { DEFAULT_PARAMETERS } from '../model/parameters';
import type { Cell, Experiment } from './cell';
import { cellsOf } from './cells';

/** How long to simulate: as in the paper, or a tenth of it for a first look. */
export const PRESETS = ['quick', 'paper'] as const;
export type Preset = (typeof PRESETS)[number];

/** The two tables of Mitzenmacher (2001). */
export const TABLES = [1, 2] as const;
export type TableNumber = (typeof TABLES)[number];

const CELLS: Readonly<Record<TableNumber, readonly Cell[]>> = {
  1: cellsOf({ serverCounts: [100], choices: [2, 3, 5], arrivalRates: [0.5, 0.7, 0.8, 0.9, 0.95, 0.99] }),
  2: cellsOf({ serverCounts: [500], choices: [1, 2, 3, 5], arrivalRates: [0.99] }),
};

const TIME: Readonly<Record<Preset, number>> = { quick: 10_000, paper: 100_000 };

/** One of the paper's tables. */
export function presetExperiment(table: TableNumber, preset: Preset): Experiment {
  const time = TIME[preset];
  return {
    cells: CELLS[table],
    sampling: 'distinct',
    start: 'equilibrium',
    schedule: { time, warmup: time / 10 },
    runs: 10,
    seed: DEFAULT_PARAMETERS.seed,
  };
}
