import { powerTick, roundedUp, roundTicks } from '../plot/axisTicks';
import type { AxisTick, ChartFrame } from '../plot/chartFrame';
import { linearScale, logScale } from '../plot/pixelScale';
import { HIGH, type History, historyValue, TWIN } from './history';

/** Values as they are, or their logarithms, which have room for small and large ones together. */
export type ValueScale = 'linear' | 'log';

/** Where the logarithmic axis begins, as a power of ten. */
const LOWEST_POWER = { queueLength: -1, share: -4 };

/** Room on both axes: round numbers that seldom change while the simulation runs. */
export interface HistoryRoom {
  readonly time: number;
  readonly value: number;
}

export const LEAST_ROOM: HistoryRoom = { time: 10, value: 1 };

/** Room for all that has been, and for a while to come. */
export function historyRoom({ stretches }: History, series: number): HistoryRoom {
  let most = 0;
  for (const stretch of stretches) {
    for (let system = 0; system < stretch.starts.length; system++) {
      most = Math.max(
        most,
        historyValue(stretch, system, series, HIGH),
        historyValue(stretch, system, series, TWIN),
      );
    }
  }
  const value = roundedUp(Math.max(most * 1.02, series === 0 ? 1 : 0.01));
  return {
    time: roundedUp(Math.max(LEAST_ROOM.time, stretches.at(-1)?.end ?? 0)),
    value: series === 0 ? value : Math.min(1, value),
  };
}

export interface HistoryGeometry {
  readonly frame: ChartFrame;
  readonly xTicks: readonly AxisTick[];
  readonly yTicks: readonly AxisTick[];
  x(time: number): number;
  y(value: number): number;
}

/** Where the axes run in a picture: on the right there is room for names. */
export function historyFrame(
  systems: readonly number[],
  width: number,
  height: number,
  rem: number,
): ChartFrame {
  const names = 3.6 * rem + (Math.max(...systems) > 9 ? rem : 0);
  return { left: 2.9 * rem, right: width - names, top: 1.4 * rem, bottom: height - 2.5 * rem };
}

/**
 * @param series 0 for the mean queue length
 * @param frame where the axes run
 * @param rem the page's type size in pixels
 */
export function historyGeometry(
  room: HistoryRoom,
  series: number,
  scale: ValueScale,
  frame: ChartFrame,
  rem: number,
): HistoryGeometry {
  const x = linearScale([0, room.time], [frame.left, frame.right]);
  const axes = { frame, xTicks: roundTicks(x, (frame.right - frame.left) / (5 * rem)), x };
  const pixels: [number, number] = [frame.bottom, frame.top];
  if (scale === 'linear') {
    const y = linearScale([0, room.value], pixels);
    return { ...axes, yTicks: roundTicks(y, (frame.bottom - frame.top) / (2.5 * rem)), y };
  }
  const first = series === 0 ? LOWEST_POWER.queueLength : LOWEST_POWER.share;
  const last = Math.ceil(Math.log10(room.value) - 1e-9);
  const y = logScale([10 ** first, 10 ** last], pixels);
  return {
    ...axes,
    yTicks: Array.from({ length: last - first + 1 }, (_, i) => powerTick(first + i, y(10 ** (first + i)))),
    // What is 0 or near it leaves through the bottom.
    y: (value) => (value > 10 ** (first - 1) ? y(value) : frame.bottom + rem),
  };
}
