import { fixedPointLog10Tail } from '../../model/fixedPoint';
import { type Point, smoothArea, smoothPath } from '../plot/smoothPath';
import type { TailGeometry } from './tailGeometry';

/** A difference on the page that an eye can see, in pixels. */
const VISIBLE = 1.5;

/** The fixed point as SVG path data; it may end far below the axis. */
export function fixedPointCurve(geometry: TailGeometry, choices: number, arrivalRate: number): string {
  const log10Tail = fixedPointLog10Tail(choices, arrivalRate, geometry.maxLevel);
  return smoothPath(geometry.curveLevels.map((k) => pointAt(geometry, k, log10Tail[k] ?? 0)));
}

/**
 * The refined tail as SVG path data, empty where it lies on the fixed point as far as one can see.
 * @param from first level that is drawn
 * @param to last level that is drawn
 */
export function refinedCurve(
  geometry: TailGeometry,
  choices: number,
  arrivalRate: number,
  refined: ArrayLike<number>,
  from: number,
  to: number,
): string {
  const fixedPoint = fixedPointLog10Tail(choices, arrivalRate, geometry.maxLevel);
  const points: Point[] = [];
  let visible = false;
  for (const k of geometry.curveLevels) {
    const own = pointAt(geometry, k, Math.log10(Math.max(0, refined[k] ?? 0)));
    const [, other] = pointAt(geometry, k, fixedPoint[k] ?? 0);
    visible ||= Math.abs(own[1] - other) > VISIBLE && other <= geometry.frame.bottom;
    if (k >= from && k <= to) points.push(own);
  }
  return visible ? smoothPath(points) : '';
}

/**
 * The area between two tails as SVG path data, for clipping at the frame. It ends at the last level whose upper edge
 * reaches 1/n: a snapshot has no value between that and 0.
 */
export function bandArea(
  geometry: TailGeometry,
  low: ArrayLike<number>,
  high: ArrayLike<number>,
  serverCount: number,
): string {
  const levels = geometry.curveLevels.filter((k) => (high[k] ?? 0) >= 1 / serverCount);
  const edge = (tail: ArrayLike<number>) =>
    levels.map((k): Point => [geometry.x(k), edgeAt(geometry, tail[k] ?? 0)]);
  return smoothArea(edge(high), edge(low));
}

function pointAt(geometry: TailGeometry, level: number, log10Tail: number): Point {
  return [geometry.x(level), geometry.yOfLog10Unclipped(log10Tail)];
}

/** An edge's pixel: no higher than a tail of 1 is drawn, and at the frame's end from 0 on. */
function edgeAt({ frame, yOfLog10Unclipped }: TailGeometry, tail: number): number {
  const y = tail > 0 ? yOfLog10Unclipped(Math.log10(Math.min(1, tail))) : frame.bottom;
  return Math.max(frame.top, Math.min(frame.bottom, y));
}
