import { levelsAbove } from '../../model/fixedPoint';
import { powerTick, roundTicks, valueTick } from '../plot/axisTicks';
import type { AxisTick, ChartFrame } from '../plot/chartFrame';
import { linearScale, logScale } from '../plot/pixelScale';
import type { TailScale } from './tailScale';

export interface TailGeometry {
  readonly scale: TailScale;
  readonly frame: ChartFrame;
  /** Levels shown, 0 … maxLevel. */
  readonly maxLevel: number;
  /** Levels at which curves have a point: every one, or every few where there are thousands. */
  readonly curveLevels: readonly number[];
  readonly levelTicks: readonly AxisTick[];
  readonly tailTicks: readonly AxisTick[];
  /** Pixel of a level. */
  x(level: number): number;
  /** Pixel of a tail given as log₁₀; null where the axis does not reach. */
  yOfLog10(log10Tail: number): number | null;
  /** The same, for curves: beyond the axis, but finite. */
  yOfLog10Unclipped(log10Tail: number): number;
}

const MOST_CURVE_POINTS = 240;

/** The lowest tail that is drawn, as a power of ten. */
const LOWEST: Record<TailScale, (serverCount: number) => number> = {
  log: (serverCount) => (serverCount > 20_000 ? -7 : -5),
  linear: () => -3,
  loglog: () => -30,
};

export function tailGeometry(
  systems: readonly number[],
  arrivalRate: number,
  serverCount: number,
  scale: TailScale,
  frame: ChartFrame,
): TailGeometry {
  const lowest = LOWEST[scale](serverCount);
  // On the log log axis s_0 = 1 is infinitely far up.
  const firstLevel = scale === 'loglog' ? 1 : 0;
  const maxLevel = shownLevels(systems, arrivalRate, lowest);
  const x = linearScale([0, maxLevel], [frame.left, frame.right]);
  const toPixel = pixelOf(scale, lowest, arrivalRate, frame);
  const reaches = (y: number) => y >= frame.top - 0.5 && y <= frame.bottom + 0.5;
  const stride = Math.ceil(maxLevel / MOST_CURVE_POINTS);
  return {
    scale,
    frame,
    maxLevel,
    curveLevels: Array.from(
      { length: Math.floor((maxLevel - firstLevel) / stride) + 1 },
      (_, i) => firstLevel + i * stride,
    ),
    levelTicks: roundTicks(x, Math.min(maxLevel, (frame.right - frame.left) / 60)).filter(({ label }) =>
      /^[\d,]+$/.test(label),
    ),
    tailTicks: tailTicks(scale, lowest, toPixel).filter(({ at }) => reaches(at)),
    x,
    yOfLog10: (log10Tail) => {
      const y = toPixel(log10Tail);
      return reaches(y) ? y : null;
    },
    yOfLog10Unclipped: (log10Tail) =>
      Math.max(frame.top - 2000, Math.min(frame.bottom + 2000, toPixel(Math.max(-1e6, log10Tail)))),
  };
}

/** Enough to see the fastest fall end and the slowest go on. */
function shownLevels(systems: readonly number[], arrivalRate: number, lowest: number): number {
  const levels = systems.map((choices) => levelsAbove(10 ** lowest, choices, arrivalRate));
  const several = levels.filter((_, i) => systems[i] !== 1);
  if (several.length === 0) return Math.max(6, Math.min(...levels));
  const longest = Math.max(...several);
  return systems.includes(1) ? Math.max(12, Math.min(60, longest * 3 - 1)) : Math.max(6, longest + 1);
}

function pixelOf(scale: TailScale, lowest: number, arrivalRate: number, frame: ChartFrame) {
  switch (scale) {
    case 'log':
      return linearScale([0, lowest], [frame.top, frame.bottom]);
    case 'linear': {
      const y = linearScale([1, 0], [frame.top, frame.bottom]);
      return (log10Tail: number) => y(10 ** log10Tail);
    }
    case 'loglog': {
      // The highest tail below 1 is π_1 = λ; fluctuations go a little above it.
      const y = logScale([-0.7 * Math.log10(arrivalRate), -lowest], [frame.top, frame.bottom]);
      return (log10Tail: number) => y(Math.max(1e-9, -log10Tail));
    }
  }
}

function tailTicks(scale: TailScale, lowest: number, toPixel: (log10Tail: number) => number): AxisTick[] {
  const power = (exponent: number) => powerTick(exponent, toPixel(exponent));
  const value = (tail: number) => valueTick(tail, toPixel(Math.log10(tail)));
  switch (scale) {
    case 'log':
      return Array.from({ length: 1 - lowest }, (_, i) => power(-i));
    case 'linear':
      return [0, 0.2, 0.4, 0.6, 0.8, 1].map(value);
    case 'loglog':
      return [...[0.999, 0.99, 0.9, 0.5].map(value), ...[-1, -3, -10, -30].map(power)];
  }
}
