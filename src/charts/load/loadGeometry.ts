import { meanSojournTime } from '../../model/fixedPoint';
import { LIMITS } from '../../model/parameters';
import { distantTicks, roundTicks, valueTick } from '../plot/axisTicks';
import type { AxisTick, ChartFrame } from '../plot/chartFrame';
import { linearScale, logScale } from '../plot/pixelScale';
import { roomyTicks } from '../plot/roomyTicks';

/** What is drawn against λ: the mean time in system, or its ratio to ln T_1, which tends to 1/ln d. */
export type LoadMeasure = 'time' | 'ratio';

/** Highest load of the ratio's axis: its limit is approached slowly. */
const CLOSEST = 1 - 1e-6;
const MOST_RATIO = 3;
const CURVE_POINTS = 120;

export interface LoadGeometry {
  readonly frame: ChartFrame;
  readonly measure: LoadMeasure;
  readonly xTicks: readonly AxisTick[];
  readonly yTicks: readonly AxisTick[];
  /** Loads at which a curve has its points. */
  readonly loads: readonly number[];
  /** Pixel of a load λ: even in log 1/(1 − λ), so that every halving of the idle share is as wide. */
  x(arrivalRate: number): number;
  /** Pixel of a mean time in system at a load, as the measure has it; it may lie outside the frame. */
  y(meanTime: number, arrivalRate: number): number;
  /** Pixel of a ratio; only where ratios are drawn. */
  yOfRatio(ratio: number): number;
}

/**
 * @param systems d of the systems on show: the axis has room for the slowest of them
 * @param serverCount fewer servers are slower
 */
export function loadGeometry(
  measure: LoadMeasure,
  systems: readonly number[],
  serverCount: number,
  frame: ChartFrame,
  rem: number,
): LoadGeometry {
  const highest = measure === 'ratio' ? CLOSEST : LIMITS.arrivalRate.max;
  const closeness = linearScale([0, closenessOf(highest)], [frame.left, frame.right]);
  const x = (arrivalRate: number) => closeness(closenessOf(arrivalRate));
  const pixels: [number, number] = [frame.bottom, frame.top];
  const ratio = linearScale([0, MOST_RATIO], pixels);
  const slowest = Math.max(...systems.map((choices) => slowestTime(choices, serverCount)));
  const time = logScale([1, 1.1 * slowest], pixels);
  return {
    frame,
    measure,
    xTicks: roomyTicks(
      loadTicks(highest, (frame.right - frame.left) / rem).map((load) => ({
        at: x(load),
        label: String(load),
      })),
      rem,
    ),
    yTicks: measure === 'ratio' ? roundTicks(ratio, 6) : timeTicks(time, 1.1 * slowest, rem),
    loads: Array.from({ length: CURVE_POINTS + 1 }, (_, i) =>
      Math.min(highest, 1 - (1 - highest) ** (i / CURVE_POINTS)),
    ),
    x,
    y: (meanTime, arrivalRate) =>
      measure === 'time' ? time(meanTime) : ratio(ratioOf(meanTime, arrivalRate)),
    yOfRatio: ratio,
  };
}

/**
 * About the mean time in system at the highest load. Near saturation a few servers that share their work are like one that
 * is so many times faster, and what mean field says comes on top.
 */
function slowestTime(choices: number, serverCount: number): number {
  const load = LIMITS.arrivalRate.max;
  const meanField = meanSojournTime(choices, load);
  return choices === 1 ? meanField : meanField + 1 / (serverCount * (1 - load));
}

/** T/ln T_1; infinite for an idle system. */
export function ratioOf(meanTime: number, arrivalRate: number): number {
  return meanTime / -Math.log1p(-arrivalRate);
}

/** How close a load is to 1, in powers of ten: 1 at 0.9, 2 at 0.99. */
export function closenessOf(arrivalRate: number): number {
  return -Math.log10(1 - arrivalRate);
}

/** The reverse of {@link closenessOf}. */
export function loadOf(closeness: number): number {
  return 1 - 10 ** -closeness;
}

function loadTicks(highest: number, widthInRem: number): number[] {
  if (highest === CLOSEST) {
    return widthInRem > 26 ? [0, 0.9, 0.99, 0.999, 0.9999, 0.99999, 0.999999] : [0, 0.9, 0.999, 0.99999];
  }
  return widthInRem > 26 ? [0, 0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.999] : [0, 0.5, 0.9, 0.99, 0.999];
}

/** Round times, as finely as there is room for. */
function timeTicks(time: (value: number) => number, highest: number, rem: number): AxisTick[] {
  const choices = [highest > 30 ? [1, 2, 5] : [1, 1.5, 2, 3, 4, 5, 7], [1, 2, 5], [1, 3], [1]].map((digits) =>
    [1, 10, 100, 1000]
      .flatMap((power) => digits.map((digit) => digit * power))
      .filter((value) => value <= highest)
      .map((value) => valueTick(value, time(value))),
  );
  return choices.find((ticks) => distantTicks(ticks, rem).length === ticks.length) ?? choices.at(-1) ?? [];
}
