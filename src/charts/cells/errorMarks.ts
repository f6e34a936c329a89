import { markPath, type SystemStyle } from '../systemStyle';
import type { ErrorGeometry } from './errorGeometry';
import type { ErrorPoint } from './errorPoints';

/** Simulated errors as SVG path data. */
export interface ErrorMarks {
  readonly marks: string;
  readonly whiskers: string;
}

/**
 * Marks of errors, with whiskers from error − half width to error + half width. Where the interval reaches 0, which is
 * infinitely far down, the whisker goes to the bottom of the frame; a mark stands there at the lowest.
 * @param size about half the width of a mark, in pixels
 * @param shift pixels to the right, so that two series do not cover each other
 */
export function errorMarks(
  { frame, x, y }: ErrorGeometry,
  points: readonly ErrorPoint[],
  mark: SystemStyle['mark'],
  size: number,
  shift: number,
): ErrorMarks {
  const pixelOf = (error: number) => (error > 0 ? Math.min(frame.bottom, y(error)) : frame.bottom);
  let marks = '';
  let whiskers = '';
  for (const { serverCount, error, halfWidth } of points) {
    const at = x(serverCount) + shift;
    const middle = pixelOf(error);
    if (middle >= frame.top) marks += markPath(mark, at, middle, size);
    const [low, high] = [pixelOf(error - (halfWidth ?? 0)), pixelOf(error + (halfWidth ?? 0))];
    if (low > Math.max(high, frame.top)) {
      whiskers += `M${at.toFixed(1)},${low.toFixed(1)}V${Math.max(frame.top, high).toFixed(1)}`;
    }
  }
  return { marks, whiskers };
}
