export type Point = readonly [x: number, y: number];

/**
 * A smooth curve through points of ascending or descending x as SVG path data, monotone wherever they are: the same cubics as d3's
 * `curveMonotoneX` (Steffen 1990), without the thirteen kilobytes that come with it.
 */
export function smoothPath(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const slopes = slopesAt(points);
  let path = `M${text(first[0])},${text(first[1])}`;
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1] ?? first;
    const [x1, y1] = points[i] ?? first;
    const third = (x1 - x0) / 3;
    const control0 = `${text(x0 + third)},${text(y0 + third * (slopes[i - 1] ?? 0))}`;
    const control1 = `${text(x1 - third)},${text(y1 - third * (slopes[i] ?? 0))}`;
    path += `C${control0},${control1},${text(x1)},${text(y1)}`;
  }
  return path;
}

/** The area between two such curves, the second of which runs back. */
export function smoothArea(there: readonly Point[], back: readonly Point[]): string {
  if (there.length === 0) return '';
  return `${smoothPath(there)}L${smoothPath(back.toReversed()).slice(1)}Z`;
}

/** Slope of the curve at each point: no steeper than keeps it monotone, and one-sided at the ends. */
function slopesAt(points: readonly Point[]): number[] {
  const steps = points.slice(1).map(([x, y], i) => {
    const [x0, y0] = points[i] ?? [x, y];
    return { width: x - x0, slope: x === x0 ? 0 : (y - y0) / (x - x0) };
  });
  const slopes = steps.slice(1).map((after, i) => {
    const before = steps[i] ?? after;
    const mean = (before.slope * after.width + after.slope * before.width) / (before.width + after.width);
    const least = Math.min(Math.abs(before.slope), Math.abs(after.slope), 0.5 * Math.abs(mean));
    return (Math.sign(before.slope) + Math.sign(after.slope)) * least;
  });
  const [start, end] = [steps[0]?.slope ?? 0, steps.at(-1)?.slope ?? 0];
  if (slopes.length === 0) return [start, end];
  return [1.5 * start - 0.5 * (slopes[0] ?? 0), ...slopes, 1.5 * end - 0.5 * (slopes.at(-1) ?? 0)];
}

function text(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
