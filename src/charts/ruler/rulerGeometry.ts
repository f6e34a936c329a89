import { nice } from 'd3';
import { roundTicks } from '../plot/axisTicks';
import type { AxisTick } from '../plot/chartFrame';
import { linearScale, type PixelScale } from '../plot/pixelScale';
import { roomyTicks } from '../plot/roomyTicks';

/** Where a ruler lies, in pixels: names and numbers of its rows stand to the left of it. */
export interface RulerGeometry {
  readonly left: number;
  readonly right: number;
  readonly x: PixelScale;
  readonly ticks: readonly AxisTick[];
}

/** A ruler that shows all values with room around them, also where they are all the same; of none, it has no ticks. */
export function rulerGeometry(values: readonly number[], width: number, rem: number): RulerGeometry {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const margin = Math.max(0.25 * (high - low), 0.002 * high);
  const left = 12.8 * rem;
  const right = Math.max(left + 1, width - rem);
  const x = linearScale(nice(Math.max(0, low - margin), high + margin, 4), [left, right]);
  return { left, right, x, ticks: roomyTicks(roundTicks(x, (width - left) / (6 * rem)), rem) };
}
