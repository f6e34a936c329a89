import { useEffect } from 'react';
import type { Figure } from '../figure';
import { focusedBy } from '../useKeys';

/** Elements that move something else by arrows, and by Page Up and Page Down. */
const MOVES = 'textarea, select, [role="slider"], [contenteditable], dialog[open], .chart-data';
/** Page Up and Page Down are all that a presenter has: a choice that was clicked does not take them. */
const TAKERS = { arrows: `input, ${MOVES}`, pages: `input:not([type="radio"], [type="checkbox"]), ${MOVES}` };

const NEXT = ['ArrowRight', 'PageDown'];
const PREVIOUS = ['ArrowLeft', 'PageUp'];

/** Arrows, and Page Up and Page Down as a presenter sends them, lead through the scenes. */
export function useSceneKeys({ controls, actions }: Figure): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const takers = event.key.startsWith('Page') ? TAKERS.pages : TAKERS.arrows;
      if (focusedBy(event)?.closest(takers)) return;
      const by = NEXT.includes(event.key) ? 1 : PREVIOUS.includes(event.key) ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      actions.openScene(controls.getState().scene + by);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [controls, actions]);
}
