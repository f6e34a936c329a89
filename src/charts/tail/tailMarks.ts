import { markPath, type SystemStyle } from '../systemStyle';
import type { TailGeometry } from './tailGeometry';

/** A level of a simulated tail that is drawn. */
export interface TailMark {
  readonly level: number;
  readonly value: number;
  /** Its place, in pixels. */
  readonly x: number;
  readonly y: number;
}

/** The levels of a simulated tail that are drawn; not those without a server, and none that the axis does not reach. */
export function shownTailMarks(geometry: TailGeometry, tail: ArrayLike<number>, size: number): TailMark[] {
  const stride = levelStride(geometry, size);
  const marks: TailMark[] = [];
  for (let level = stride; level <= geometry.maxLevel && level < tail.length; level += stride) {
    const value = tail[level] ?? 0;
    const y = pixelOfTail(geometry, value);
    if (y !== null) marks.push({ level, value, x: geometry.x(level), y });
  }
  return marks;
}

/** Marks of a simulated tail, level by level. */
export function tailMarks(
  geometry: TailGeometry,
  tail: ArrayLike<number>,
  mark: SystemStyle['mark'],
  size: number,
): string {
  return shownTailMarks(geometry, tail, size)
    .map(({ x, y }) => markPath(mark, x, y, size))
    .join('');
}

/** Short strokes at a simulated tail: the present moment. */
export function tailStrokes(geometry: TailGeometry, tail: ArrayLike<number>, size: number): string {
  return shownTailMarks(geometry, tail, size)
    .map((mark) => strokePath(mark, size))
    .join('');
}

export function strokePath({ x, y }: TailMark, size: number): string {
  const half = Math.round(size * 1.7);
  return `M${(x - half).toFixed(1)},${y.toFixed(1)}h${2 * half}`;
}

/** Whiskers of a simulated tail. */
export function tailWhiskers(
  geometry: TailGeometry,
  tail: ArrayLike<number>,
  halfWidths: ArrayLike<number> | null,
  size: number,
): string {
  return shownTailMarks(geometry, tail, size)
    .map((mark) => whiskerPath(geometry, mark, halfWidths?.[mark.level] ?? 0))
    .join('');
}

/** A whisker: from value − half width to value + half width, cut at the axis; empty where there is no half width. */
export function whiskerPath(geometry: TailGeometry, { value, x }: TailMark, half: number): string {
  if (half <= 0) return '';
  const high = clampToFrame(geometry, Math.min(1, value + half));
  const low = clampToFrame(geometry, Math.max(0, value - half));
  return `M${x.toFixed(1)},${high.toFixed(1)}V${low.toFixed(1)}`;
}

/** Every level, or every few where there are too many to tell marks apart. */
function levelStride(geometry: TailGeometry, size: number): number {
  return Math.max(1, Math.ceil((2.6 * size) / (geometry.x(1) - geometry.x(0))));
}

function clampToFrame(geometry: TailGeometry, tail: number): number {
  const y = tail > 0 ? geometry.yOfLog10Unclipped(Math.log10(tail)) : geometry.frame.bottom;
  return Math.max(geometry.frame.top, Math.min(geometry.frame.bottom, y));
}

function pixelOfTail(geometry: TailGeometry, tail: number): number | null {
  return tail > 0 ? geometry.yOfLog10(Math.log10(tail)) : null;
}
