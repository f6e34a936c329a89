import type { Sampling } from '../../model/parameters';
import type { LoadGeometry } from '../load/loadGeometry';
import { type LoadPoints, loadPoints } from '../load/loadPoints';
import type { CellPoint } from './cellPoint';

/** The cells of one number of servers and of systems on show, by d and then by λ. */
export function cellsOfSystems(
  cells: readonly CellPoint[],
  serverCount: number,
  systems: readonly number[],
): CellPoint[] {
  return systems.flatMap((choices) =>
    cells
      .filter((cell) => cell.choices === choices && cell.serverCount === serverCount)
      .sort((a, b) => a.arrivalRate - b.arrivalRate),
  );
}

/** Simulated times with their whiskers as SVG path data, one entry a system; a cell without an interval has no whisker. */
export function cellTimesPoints(
  geometry: LoadGeometry,
  cells: readonly CellPoint[],
  parameters: {
    readonly choices: readonly number[];
    readonly serverCount: number;
    readonly sampling: Sampling;
  },
  size: number,
): LoadPoints[] {
  const estimates = cells.flatMap(({ simulated, halfWidth, ...cell }) =>
    simulated === null
      ? []
      : [{ ...cell, sampling: parameters.sampling, mean: simulated, halfWidth: halfWidth ?? 0 }],
  );
  return loadPoints(geometry, estimates, parameters, size).slice(0, parameters.choices.length);
}
