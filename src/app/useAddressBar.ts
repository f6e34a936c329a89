import { useEffect } from 'react';
import type { Figure } from './figure';
import { linkNow } from './linkNow';

/** Browsers refuse more than about a hundred changes of the address in half a minute. */
const DEBOUNCE_MS = 400;

/** The address bar follows the page; paused at a reproducible moment, it leads to this very figure. */
export function useAddressBar(figure: Figure): void {
  useEffect(() => {
    const { controls, feed, status } = figure;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const write = () => {
      timer = null;
      if (status.getState().runningTo !== null) return;
      const address = `${window.location.pathname}${linkNow(figure)}${window.location.hash}`;
      const present = `${window.location.pathname}${window.location.search}${window.location.hash}`;
      if (address !== present) window.history.replaceState(null, '', address);
    };
    const schedule = () => {
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(write, DEBOUNCE_MS);
    };
    // Back from a part of the page: that address is of what was set then.
    window.addEventListener('popstate', schedule);
    const unsubscribe = [
      controls.subscribe(schedule),
      status.subscribe(schedule),
      feed.subscribe(() => {
        if (!controls.getState().playing) schedule();
      }),
    ];
    return () => {
      if (timer !== null) clearTimeout(timer);
      window.removeEventListener('popstate', schedule);
      for (const end of unsubscribe) end();
    };
  }, [figure]);
}
