import type { ControlState } from '../stores/controlStore';
import type { Figure } from './figure';
import { writeLink } from './link';

/**
 * The query that leads to a figure as it stands: to this very moment where it is paused and its seed leads there again.
 * @param other what is to be different behind the link
 */
export function linkNow({ controls, feed }: Figure, other: Partial<ControlState> = {}): string {
  const state = controls.getState();
  const { snapshot } = feed.getState();
  const time = !state.playing && snapshot?.reproducible ? snapshot.time : null;
  return writeLink({ ...state, ...other }, time);
}
