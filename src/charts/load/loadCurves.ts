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
  /** Where its name stands: right of the frame, or left of where the curve leaves it at the top. */
  readonly name: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' };
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
    const exit = points.find((point) => point[1] < frame.top)?.[0] ?? frame.right;
    return { choices, system: system < 0 ? null : system, path: smoothPath(points), end, exit };
  });
  const spread = spreadApart(ends, rem, frame.top, frame.bottom);
  return curves.map(({ end, exit, ...curve }) => {
    const y = spread[ends.indexOf(end)];
    const name =
      y === undefined
        ? ({ x: exit - 0.5 * rem, y: frame.top + 0.8 * rem, anchor: 'end' } as const)
        : ({ x: frame.right + 0.7 * rem, y, anchor: 'start' } as const);
    return { ...curve, name };
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
