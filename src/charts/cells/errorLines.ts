import { spreadApart } from '../plot/spread';
import type { ErrorGeometry } from './errorGeometry';
import type { PowerLaw } from './errorPoints';

/** Room for a name, in rem. */
const NAME_WIDTH = 3.4;

/** Lines closer than this look like one with a blurred edge, in pixels. */
const VISIBLE = 5;

/** Where the name of a line stands. */
export interface LineName {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

/** A power law as SVG path data, for clipping at the frame: with both axes logarithmic, a line. */
export function powerLawPath({ x, y, serverCounts }: ErrorGeometry, { size, order, from }: PowerLaw): string {
  const at = (n: number) => `${x(n).toFixed(1)},${y(size * n ** -order).toFixed(1)}`;
  return `M${at(from)}L${at(serverCounts[1])}`;
}

/**
 * Names of lines: right of the frame where a line ends there, otherwise below the middle of what is seen of it; null
 * where nothing is.
 */
export function lineNames(
  geometry: ErrorGeometry,
  laws: readonly PowerLaw[],
  rem: number,
): (LineName | null)[] {
  const { frame, x, y, error, serverCounts } = geometry;
  const heights = laws.map(({ size, order }) => y(size * serverCounts[1] ** -order));
  const isInside = (height: number) => height <= frame.bottom;
  const places = spreadApart(heights.filter(isInside), 1.1 * rem, frame.top, frame.bottom);
  return laws.map(({ size, order, from }, i) => {
    const place = isInside(heights[i] ?? 0) ? places.shift() : undefined;
    if (place !== undefined) return { x: frame.right + 0.4 * rem, y: place, anchor: 'start' };
    const end = x((size / error(frame.bottom)) ** (1 / order));
    if (end <= x(from)) return null;
    const middle = (x(from) + end) / 2;
    const height = y(size * geometry.serverCount(middle) ** -order);
    const room = middle - frame.left > NAME_WIDTH * rem;
    return { x: middle + (room ? -0.6 : 0.6) * rem, y: height, anchor: room ? 'end' : 'start' };
  });
}

/** Whether two laws of the same order are different lines as far as one can see. */
export function isApart({ y }: ErrorGeometry, one: PowerLaw, other: PowerLaw): boolean {
  return Math.abs(y(one.size) - y(other.size)) > VISIBLE;
}
