import { useEffect } from 'react';
import { type Figure, randomSeed } from './figure';

/** Elements in which keys have a meaning of their own. */
const TAKES_KEYS =
  'input:not([type="range"], [type="radio"]), textarea, select, [contenteditable], dialog[open]';
/** Elements that Space presses. */
const TAKES_SPACE = 'button, summary, a, [type="radio"]';

/**
 * Keys that work everywhere but while typing; KeysDialog lists them.
 * @param onHelp shows that list; null where there is none
 * @param within takes only keys that are pressed inside it
 */
export function useKeys(
  figure: Figure,
  onHelp: (() => void) | null,
  within: Window | HTMLElement = window,
): void {
  useEffect(() => {
    const onKeyDown: EventListener = (event) => {
      if (!(event instanceof KeyboardEvent)) return;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const on = focusedBy(event);
      if (on?.closest(TAKES_KEYS) || (event.key === ' ' && on?.closest(TAKES_SPACE))) return;
      const act = actionOf(event.key, figure, onHelp);
      if (!act) return;
      event.preventDefault();
      act();
    };
    within.addEventListener('keydown', onKeyDown);
    return () => within.removeEventListener('keydown', onKeyDown);
  }, [figure, onHelp, within]);
}

/** What has the focus. A dialog that has just closed keeps it until the next frame, and no longer counts. */
export function focusedBy({ target }: KeyboardEvent): Element | null {
  return target instanceof Element && !target.closest('dialog:not([open])') ? target : null;
}

function actionOf(
  key: string,
  { controls, actions }: Figure,
  onHelp: (() => void) | null,
): (() => void) | null {
  const { playing } = controls.getState();
  switch (key.toLowerCase()) {
    case ' ':
      return playing ? actions.pause : actions.play;
    case '.':
      return actions.step;
    case ',':
      return actions.stepBack;
    case 'r':
      return actions.reset;
    case 'n':
      return () => actions.newSeed(randomSeed());
    case 's':
      return actions.turnFloorOrder;
    case '?':
      return onHelp;
    default:
      return null;
  }
}
