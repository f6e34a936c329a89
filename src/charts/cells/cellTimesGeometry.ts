import { meanSojournTime } from '../../model/fixedPoint';
import { LIMITS, type Sampling } from '../../model/parameters';
import { type LoadGeometry, loadGeometry } from '../load/loadGeometry';
import { type LoadPoints, loadPoints } from '../load/loadPoints';
import type { ChartFrame } from '../plot/chartFrame';
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

/**
 * The axes of the load chart: they depend on the list of cells and on theory, not on what is simulated. Few servers are
 * slower than mean field says, up to what d = 1 would be: so they have room for that where the refined values leave the
 * axis or are not valid.
 * @param cells those on show
 */
export function cellTimesGeometry(
  cells: readonly CellPoint[],
  systems: readonly number[],
  frame: ChartFrame,
  rem: number,
): LoadGeometry {
  const slowest = Math.max(...systems.map((choices) => meanSojournTime(choices, LIMITS.arrivalRate.max)));
  const fewServers = cells.some(({ refined }) => refined === null || refined > slowest);
  return loadGeometry('time', fewServers ? [...systems, 1] : systems, frame, rem);
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
