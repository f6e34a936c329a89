import { roundedUp, roundTicks, valueTick } from '../plot/axisTicks';
import type { AxisTick, ChartFrame } from '../plot/chartFrame';
import { linearScale, logScale } from '../plot/pixelScale';
import { MARKED_FRACTIONS, type SojournLaw } from './sojournTheory';

/** How the time is laid out: evenly, or by its logarithm, which has room for fast and slow systems together. */
export type TimeScale = 'linear' | 'log';

/** The smallest fraction of customers drawn. */
const LOWEST = 1e-4;
const SHORTEST = 0.1;
/** Pixels between two points of a curve. */
const STEP = 4;
const COSTLY_STEP = 16;

export interface SojournGeometry {
  readonly frame: ChartFrame;
  readonly xTicks: readonly AxisTick[];
  readonly yTicks: readonly AxisTick[];
  x(time: number): number;
  /** Pixel of P(T > t); at least at the frame's end. */
  y(fraction: number): number;
  timeAt(x: number): number;
}

/**
 * @param laws of the systems on show, in the limit
 * @param scale with `linear`, a system far slower than the others runs out of the frame
 */
export function sojournGeometry(
  systems: readonly number[],
  laws: readonly SojournLaw[],
  scale: TimeScale,
  frame: ChartFrame,
  rem: number,
): SojournGeometry {
  const longest = laws.map((law) => law.percentile(MARKED_FRACTIONS[3]));
  const slowest = Math.max(...longest);
  const fast = longest.filter((_, system) => systems[system] !== 1);
  const most = scale === 'log' || fast.length === 0 ? slowest : Math.min(slowest, 3 * Math.max(...fast));
  const end = roundedUp(1.1 * most);
  const pixels: [number, number] = [frame.left, frame.right];
  const even = linearScale([0, end], pixels);
  const x = scale === 'log' ? logScale([SHORTEST, end], pixels) : even;
  const y = logScale([1, LOWEST], [frame.top, frame.bottom]);
  return {
    frame,
    xTicks: scale === 'log' ? decadeTicks(x, end) : roundTicks(even, (frame.right - frame.left) / (4 * rem)),
    yTicks: [1, ...MARKED_FRACTIONS.map((p) => 1 - p), LOWEST].map((fraction) => ({
      at: y(fraction),
      label: `${Number((100 * fraction).toPrecision(1))} %`,
    })),
    x,
    y: (fraction) => (fraction > LOWEST ? y(Math.min(1, fraction)) : frame.bottom),
    timeAt: (at) => x.invert(at),
  };
}

function decadeTicks(x: (time: number) => number, end: number): AxisTick[] {
  const ticks: AxisTick[] = [];
  for (let power = -1; 10 ** power <= end; power++) {
    for (const digit of [1, 2, 5]) {
      const value = Number(`${digit}e${power}`);
      if (value <= end && (digit !== 2 || end < 200)) ticks.push(valueTick(value, x(value)));
    }
  }
  return ticks;
}

/**
 * P(T > t) as SVG path data, down to a fraction of customers.
 * @param least where the curve ends: what is below rests on nothing
 */
export function sojournCurve(geometry: SojournGeometry, law: SojournLaw, least = LOWEST): string {
  const { left, right } = geometry.frame;
  const step = law.costly ? COSTLY_STEP : STEP;
  let path = '';
  for (let at = left; at <= right; at += step) {
    const fraction = law.tail(geometry.timeAt(at));
    path += `${path ? 'L' : 'M'}${at.toFixed(1)},${geometry.y(fraction).toFixed(2)}`;
    if (fraction < Math.max(LOWEST, least)) break;
  }
  return path;
}
