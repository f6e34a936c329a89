import { meanSojournTime } from '../../model/fixedPoint';
import { type Point, smoothPath } from '../plot/smoothPath';
import { spreadApart } from '../plot/spread';
import type { LoadGeometry } from './loadGeometry';
import type { RefinedPoint } from './refinedLoad';

/** d drawn faintly when it is not on show, for orientation. */
const ORIENTATION = [1, 2, 3, 5];

/** A curve of the load chart. */
export interface LoadCurve {
  readonly choices: number;
  /** Index of its system; null for one that is only there for orientation. */
  readonly system: number | null;
  readonly path: string;
  /** Where its name stands, or null where the curve has left the frame. */
  readonly labelY: number | null;
}

/** The mean-field curves: those for orientation first, so that the others lie over them. */
export function loadCurves(geometry: LoadGeometry, systems: readonly number[], rem: number): LoadCurve[] {
  const { frame, loads, x, y } = geometry;
  const others = ORIENTATION.filter((choices) => !systems.includes(choices));
  const ends: number[] = [];
  // T_1/ln T_1 has no limit.
  const drawn = [...others, ...systems].filter((d) => geometry.measure === 'time' || d > 1);
  const curves = drawn.map((choices) => {
    const system = systems.indexOf(choices);
    const points = loads
      .filter((load) => load > 0)
      .map((load) => [x(load), Math.max(frame.top - 500, y(meanSojournTime(choices, load), load))] as Point);
    const end = points.at(-1)?.[1] ?? frame.top;
    if (end >= frame.top - 1) ends.push(end);
    return { choices, system: system < 0 ? null : system, path: smoothPath(points), end };
  });
  const spread = spreadApart(ends, rem, frame.top, frame.bottom);
  return curves.map(({ end, ...curve }) => {
    const place = ends.indexOf(end);
    return { ...curve, labelY: place < 0 ? null : (spread[place] ?? null) };
  });
}

/** A refined curve as SVG path data, with gaps where the expansion is not valid. */
export function refinedLoadCurve({ x, y }: LoadGeometry, points: readonly RefinedPoint[]): string {
  const pieces: Point[][] = [[]];
  for (const { arrivalRate, meanTime } of points) {
    if (meanTime === null) pieces.push([]);
    else pieces.at(-1)?.push([x(arrivalRate), y(meanTime, arrivalRate)]);
  }
  return pieces.map(smoothPath).join('');
}
