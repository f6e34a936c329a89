import { meanSojournTime } from '../../model/fixedPoint';
import type { CellPoint } from '../cells/cellPoint';
import { refinedMeanTime } from '../refinedMeanTime';

/** A cell with its predictions for distinct probes, at d = 2, λ = 0.9 and n = 100 unless given, and not simulated. */
export function cellWith(given: Partial<CellPoint> = {}): CellPoint {
  const { choices = 2, arrivalRate = 0.9, serverCount = 100 } = given;
  return {
    serverCount,
    choices,
    arrivalRate,
    meanField: meanSojournTime(choices, arrivalRate),
    refined: refinedMeanTime(choices, arrivalRate, 'distinct', serverCount).meanTime,
    runs: 0,
    simulated: null,
    halfWidth: null,
    tail: null,
    ...given,
  };
}

/** Numbers of servers of {@link exactCells}. */
export const COUNTS = [10, 20, 50, 100, 200, 500, 1000];

/** Cells whose errors are exactly 3/n and 7/n². */
export function exactCells(halfWidth: number | null): CellPoint[] {
  return COUNTS.map((n) =>
    cellWith({
      serverCount: n,
      meanField: 2,
      refined: 2 + 3 / n - 7 / n ** 2,
      simulated: 2 + 3 / n,
      halfWidth,
    }),
  );
}

/** The numbers of SVG path data. */
export function numbersOf(path: string): number[] {
  return [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([text]) => Number(text));
}
