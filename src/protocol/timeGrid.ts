/**
 * Frames stop at times on this grid, so that a paused figure has a time short enough for a link. A trajectory does
 * not depend on where it is looked at.
 */
const STEPS_A_UNIT = 10_000;

/** The nearest time on the grid. */
export function toTimeGrid(time: number): number {
  return Math.round(time * STEPS_A_UNIT) / STEPS_A_UNIT;
}

/** The first time on the grid after a time. */
export function nextOnTimeGrid(time: number): number {
  const next = (Math.floor(time * STEPS_A_UNIT) + 1) / STEPS_A_UNIT;
  return next > time ? next : (Math.floor(time * STEPS_A_UNIT) + 2) / STEPS_A_UNIT;
}
