import { powerTick, valueTick } from '../plot/axisTicks';
import type { AxisTick, ChartFrame } from '../plot/chartFrame';
import { logScale } from '../plot/pixelScale';
import { roomyTicks } from '../plot/roomyTicks';
import type { CellPoint } from './cellPoint';
import { theoreticalError } from './errorPoints';

/** Room beyond the least and the most servers, as a ratio. */
const AROUND = 1.4;

/** A simulated error at few servers is above what the first order of theory says; a refined one far below. */
const ABOVE = 4;
const BELOW = 25;
const LEAST_RATIO = 2000;

export interface ErrorGeometry {
  readonly frame: ChartFrame;
  /** Ends of the axis of n. */
  readonly serverCounts: readonly [from: number, to: number];
  readonly xTicks: readonly AxisTick[];
  readonly yTicks: readonly AxisTick[];
  /** Pixel of a number of servers. */
  x(serverCount: number): number;
  /** Number of servers at a pixel: the reverse of {@link x}. */
  serverCount(pixel: number): number;
  /** Pixel of an error above 0, in mean service times; it may lie outside the frame. */
  y(error: number): number;
  /** Error at a pixel: the reverse of {@link y}. */
  error(pixel: number): number;
}

/**
 * Both axes logarithmic. They depend on which cells there are and on theory, not on what is simulated, so that they stay
 * while results come in.
 * @param cells those of one d and one λ, by their number of servers
 */
export function errorGeometry(cells: readonly CellPoint[], frame: ChartFrame, rem: number): ErrorGeometry {
  const serverCounts = serverCountSpan(cells);
  const [low, high] = errorSpan(cells);
  const x = logScale(serverCounts, [frame.left, frame.right]);
  const y = logScale([low, high], [frame.bottom, frame.top]);
  const firstPower = Math.ceil(Math.log10(low));
  return {
    frame,
    serverCounts,
    xTicks: serverCountTicks(serverCounts, x, rem),
    yTicks: Array.from({ length: Math.floor(Math.log10(high)) - firstPower + 1 }, (_, i) =>
      powerTick(firstPower + i, y(10 ** (firstPower + i))),
    ),
    x,
    serverCount: x.invert,
    y,
    error: y.invert,
  };
}

/** At least a power of ten. */
function serverCountSpan(cells: readonly CellPoint[]): [number, number] {
  const least = cells[0]?.serverCount ?? 10;
  const most = cells.at(-1)?.serverCount ?? 1000;
  const around = Math.max(AROUND, Math.sqrt((10 * least) / most));
  return [least / around, most * around];
}

/** Without a theory, as for d = 1: what a simulation leaves of the mean. */
function errorSpan(cells: readonly CellPoint[]): [number, number] {
  const theory = theoreticalError(cells);
  const [first, last] = [cells[0], cells.at(-1)];
  if (!theory || !first || !last) {
    const mean = first?.meanField ?? 1;
    return [mean / 10_000, mean];
  }
  const high = (ABOVE * theory.size) / first.serverCount;
  return [Math.min(theory.size / last.serverCount / BELOW, high / LEAST_RATIO), high];
}

/** 1, 2, 5, 10, … servers, or as many powers of ten as there is room for. */
function serverCountTicks([from, to]: readonly [number, number], x: (n: number) => number, rem: number) {
  const powers = [0, 1, 2, 3, 4, 5, 6].map((exponent) => 10 ** exponent);
  const choices = [
    powers.flatMap((power) => [power, 2 * power, 5 * power]),
    powers,
    powers.filter((_, exponent) => exponent % 2 === 0),
  ].map((counts) => counts.filter((n) => n >= from && n <= to).map((n) => valueTick(n, x(n))));
  return choices.find((ticks) => roomyTicks(ticks, rem).length === ticks.length) ?? [];
}
