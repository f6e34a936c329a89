import type { AxisTick } from './chartFrame';

/** Width of a character and least distance of two labels, in rem. */
const CHARACTER = 0.46;
const GAP = 0.45;

/**
 * Leaves out what would run into the label before it.
 * @param ticks of a horizontal axis, from left to right
 */
export function roomyTicks(ticks: readonly AxisTick[], rem: number): AxisTick[] {
  const kept: AxisTick[] = [];
  for (const tick of ticks) {
    const before = kept.at(-1);
    const characters = ((before?.label.length ?? 0) + tick.label.length) / 2;
    if (!before || tick.at - before.at > (CHARACTER * characters + GAP) * rem) kept.push(tick);
  }
  return kept;
}
