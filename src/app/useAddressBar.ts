import { useEffect } from 'react';
import type { Figure } from './figure';
import { writeLink } from './link';

/** Browsers refuse more than about a hundred changes of the address in half a minute. */
const DEBOUNCE_MS = 400;

/** The address bar follows the page; paused at a reproducible moment, it leads to this very figure. */
export function useAddressBar({ controls, feed, status }: Figure): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const write = () => {
      timer = null;
      const { snapshot } = feed.getState();
      if (status.getState().runningTo !== null) return;
      const state = controls.getState();
      const time = !state.playing && snapshot?.reproducible ? snapshot.time : null;
      const address = `${window.location.pathname}${writeLink(state, time)}${window.location.hash}`;
      const present = `${window.location.pathname}${window.location.search}${window.location.hash}`;
      if (address !== present) window.history.replaceState(null, '', address);
    };
    const schedule = () => {
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(write, DEBOUNCE_MS);
    };
    const unsubscribe = [
      controls.subscribe(schedule),
      status.subscribe(schedule),
      feed.subscribe(() => {
        if (!controls.getState().playing) schedule();
      }),
    ];
    return () => {
      if (timer !== null) clearTimeout(timer);
      for (const end of unsubscribe) end();
    };
  }, [controls, feed, status]);
}
