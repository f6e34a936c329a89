import { useEffect } from 'react';
import type { Figure } from '../figure';
import { focusedBy } from '../useKeys';

/** Elements that move something else by the same keys. */
const MOVES_BY_KEYS =
  'input, textarea, select, [role="slider"], [contenteditable], dialog[open], .chart-data';

const NEXT = ['ArrowRight', 'PageDown'];
const PREVIOUS = ['ArrowLeft', 'PageUp'];

/** Arrows, and Page Up and Page Down as a presenter sends them, lead through the scenes. */
export function useSceneKeys({ controls, actions }: Figure): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (focusedBy(event)?.closest(MOVES_BY_KEYS)) return;
      const by = NEXT.includes(event.key) ? 1 : PREVIOUS.includes(event.key) ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      actions.openScene(controls.getState().scene + by);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [controls, actions]);
}
