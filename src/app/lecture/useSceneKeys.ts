import { useEffect } from 'react';
import type { Figure } from '../figure';
import { focusedBy } from '../useKeys';

/** Elements that move something else by arrows. */
const MOVES_BY_ARROWS =
  'input, textarea, select, [role="slider"], [contenteditable], dialog[open], .chart-data';
/** And by Page Up and Page Down, all that a presenter has: a choice that was clicked does not take them. */
const MOVES_BY_PAGES = MOVES_BY_ARROWS.replace('input', 'input:not([type="radio"], [type="checkbox"])');

const NEXT = ['ArrowRight', 'PageDown'];
const PREVIOUS = ['ArrowLeft', 'PageUp'];

/** Arrows, and Page Up and Page Down as a presenter sends them, lead through the scenes. */
export function useSceneKeys({ controls, actions }: Figure): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const taken = event.key.startsWith('Page') ? MOVES_BY_PAGES : MOVES_BY_ARROWS;
      if (focusedBy(event)?.closest(taken)) return;
      const by = NEXT.includes(event.key) ? 1 : PREVIOUS.includes(event.key) ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      actions.openScene(controls.getState().scene + by);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [controls, actions]);
}
