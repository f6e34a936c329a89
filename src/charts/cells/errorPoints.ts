import type { CellPoint } from './cellPoint';

/** What the simulation is compared with. */
export type ComparedWith = 'meanField' | 'refined';

/** How far the simulated mean time in system of one cell is from a prediction, in mean service times. */
export interface ErrorPoint {
  readonly serverCount: number;
  readonly error: number;
  /** Half width of its 95 % confidence interval; null where there is none. */
  readonly halfWidth: number | null;
  /** Whether the interval keeps away from 0: otherwise the error may be the simulation's own. */
  readonly sure: boolean;
}

/** The law error = size · n^−order, for n from some number of servers on. */
export interface PowerLaw {
  readonly size: number;
  readonly order: number;
  readonly from: number;
}

/** The cells of one d and one λ, by their number of servers. */
export function cellsAt(cells: readonly CellPoint[], choices: number, arrivalRate: number): CellPoint[] {
  return cells
    .filter((cell) => cell.choices === choices && cell.arrivalRate === arrivalRate)
    .sort((a, b) => a.serverCount - b.serverCount);
}

/** Errors of those cells that are simulated and predicted; none of a refinement that changes nothing, as for d = 1. */
export function errorPoints(cells: readonly CellPoint[], prediction: ComparedWith): ErrorPoint[] {
  return cells.flatMap((cell) => {
    const { serverCount, simulated, halfWidth, meanField } = cell;
    const predicted = cell[prediction];
    if (simulated === null || predicted === null) return [];
    if (prediction === 'refined' && predicted === meanField) return [];
    const error = Math.abs(simulated - predicted);
    return [{ serverCount, error, halfWidth, sure: halfWidth !== null && error > halfWidth }];
  });
}

/**
 * The error of mean field as theory has it, |refined − mean field|, from the first cell on where it is valid.
 * @param cells those of one d and one λ, by their number of servers
 * @returns null where no cell has a refined value that differs
 */
export function theoreticalError(cells: readonly CellPoint[]): PowerLaw | null {
  for (const { serverCount: from, meanField, refined } of cells) {
    const difference = refined === null ? 0 : Math.abs(refined - meanField);
    if (difference > 0) return { size: difference * from, order: 1, from };
  }
  return null;
}

/**
 * The power law of an order that goes through the middle of what is surely not 0.
 * @param from the least number of servers of the law
 */
export function powerLawThrough(points: readonly ErrorPoint[], order: number, from: number): PowerLaw | null {
  const sizes = points
    .filter(({ sure, serverCount }) => sure && serverCount >= from)
    .map(({ error, serverCount }) => Math.log(error) + order * Math.log(serverCount));
  if (sizes.length === 0) return null;
  return { size: Math.exp(sizes.reduce((sum, size) => sum + size, 0) / sizes.length), order, from };
}
