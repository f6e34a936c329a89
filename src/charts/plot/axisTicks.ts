import { formatCount, formatNumber } from '../../model/format';
import type { AxisTick } from './chartFrame';
import type { TickedScale } from './pixelScale';

/** About so many round values along a scale. */
export function roundTicks(scale: TickedScale, count: number): AxisTick[] {
  return scale.ticks(Math.max(2, Math.floor(count))).map((value) => valueTick(value, scale(value)));
}

/** Least distance of two labels of a vertical axis, in rem: 1.3 times their type size. */
const LINE = 1.05;

/**
 * Leaves out what is too near to the label kept before it.
 * @param ticks of a vertical axis, from either end
 */
export function distantTicks(ticks: readonly AxisTick[], rem: number): AxisTick[] {
  let last = Number.POSITIVE_INFINITY;
  return ticks.filter(({ at }) => {
    const far = Math.abs(at - last) >= LINE * rem;
    if (far) last = at;
    return far;
  });
}

/** A value as it is written on an axis. */
export function valueTick(value: number, at: number): AxisTick {
  return { at, label: value >= 1000 ? formatCount(value) : String(Number(formatNumber(value, 6))) };
}

/** A power of ten: 1 and 0.1 as they are, others with an exponent. */
export function powerTick(exponent: number, at: number): AxisTick {
  if (exponent >= -1 && exponent <= 3) return valueTick(10 ** exponent, at);
  return { at, label: '10', exponent };
}

/**
 * The least of 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8 times a power of ten that is not below a value: room on an axis for
 * something that grows, which seldom has to change.
 */
export function roundedUp(value: number): number {
  if (!(value > 0 && Number.isFinite(value))) return 1;
  const power = Math.floor(Math.log10(value));
  for (const step of [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8]) {
    const room = Number(`${step}e${power}`);
    if (room >= value) return room;
  }
  return Number(`1e${power + 1}`);
}
