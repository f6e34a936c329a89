import { LIMITS } from '../model/parameters';
import type { ControlState } from '../stores/controlStore';
import type { Figure } from './figure';
import { writeLink } from './link';

/** The time in a link to a figure as it stands: where it is paused and its seed leads there again; else null. */
export function timeNow({ controls, feed }: Pick<Figure, 'controls' | 'feed'>): number | null {
  const { snapshot } = feed.getState();
  const leadsBack = snapshot?.reproducible && snapshot.time <= LIMITS.time.max;
  return !controls.getState().playing && leadsBack ? snapshot.time : null;
}

/**
 * The query that leads to a figure as it stands: to this very moment where it is paused and its seed leads there again.
 * @param other what is to be different behind the link
 */
export function linkNow(figure: Figure, other: Partial<ControlState> = {}): string {
  return writeLink({ ...figure.controls.getState(), ...other }, timeNow(figure), figure.usual);
}
