import { useEffect } from 'react';
import { posted } from '../../protocol/embedMessages';
import type { Figure } from '../figure';
import { useKeys } from '../useKeys';

/**
 * Keys of an embedded figure. They come only once the figure has the focus, since until then the host has them; Escape
 * gives them back: the focus goes to the host, and it is told.
 */
export function useEmbedKeys(figure: Figure): void {
  useKeys(figure, null);
  useEffect(() => {
    const giveBack = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || window.parent === window) return;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.parent.focus();
      window.parent.postMessage(posted({ type: 'escape' }), '*');
    };
    window.addEventListener('keydown', giveBack);
    return () => window.removeEventListener('keydown', giveBack);
  }, []);
}
