import { markPath, systemStyle } from './systemStyle';
import type { TailGeometry } from './tailGeometry';

/** Marks of a simulated tail, level by level; levels without a server are not drawn. */
export function tailMarks(
  geometry: TailGeometry,
  tail: ArrayLike<number>,
  system: number,
  size: number,
): string {
  const { mark } = systemStyle(system);
  const stride = levelStride(geometry, size);
  let path = '';
  for (let k = stride; k <= geometry.maxLevel && k < tail.length; k += stride) {
    const y = pixelOfTail(geometry, tail[k]);
    if (y !== null) path += markPath(mark, geometry.x(k), y, size);
  }
  return path;
}

/** Short strokes at a simulated tail: the present moment. */
export function tailStrokes(geometry: TailGeometry, tail: ArrayLike<number>, size: number): string {
  const stride = levelStride(geometry, size);
  const half = Math.round(size * 1.7);
  let path = '';
  for (let k = stride; k <= geometry.maxLevel && k < tail.length; k += stride) {
    const y = pixelOfTail(geometry, tail[k]);
    if (y !== null) path += `M${(geometry.x(k) - half).toFixed(1)},${y.toFixed(1)}h${2 * half}`;
  }
  return path;
}

/** Whiskers: from value − half width to value + half width, cut at the axis. */
export function tailWhiskers(
  geometry: TailGeometry,
  tail: ArrayLike<number>,
  halfWidths: ArrayLike<number> | null,
  size: number,
): string {
  if (!halfWidths) return '';
  const stride = levelStride(geometry, size);
  const end = Math.min(tail.length, halfWidths.length, geometry.maxLevel + 1);
  let path = '';
  for (let k = stride; k < end; k += stride) {
    const value = tail[k] ?? 0;
    const half = halfWidths[k] ?? 0;
    if (pixelOfTail(geometry, value) === null || half <= 0) continue;
    const high = clampToFrame(geometry, Math.min(1, value + half));
    const low = clampToFrame(geometry, Math.max(0, value - half));
    const x = geometry.x(k).toFixed(1);
    path += `M${x},${high.toFixed(1)}V${low.toFixed(1)}`;
  }
  return path;
}

/** Every level, or every few where there are too many to tell marks apart. */
function levelStride(geometry: TailGeometry, size: number): number {
  return Math.max(1, Math.ceil((2.6 * size) / (geometry.x(1) - geometry.x(0))));
}

function clampToFrame(geometry: TailGeometry, tail: number): number {
  const y = tail > 0 ? geometry.yOfLog10Unclipped(Math.log10(tail)) : geometry.frame.bottom;
  return Math.max(geometry.frame.top, Math.min(geometry.frame.bottom, y));
}

function pixelOfTail(geometry: TailGeometry, tail: number | undefined): number | null {
  return tail !== undefined && tail > 0 ? geometry.yOfLog10(Math.log10(tail)) : null;
}
