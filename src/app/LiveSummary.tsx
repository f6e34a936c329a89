import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { formatNumber, formatTime, formatWithHalfWidth } from '../model/format';
import type { Snapshot } from '../model/snapshot';
import type { Figure } from './figure';

/** A screen reader is told no more often than this while the simulation plays. */
const EVERY_MS = 15_000;
/** While it is paused, once nothing has come for so long. */
const QUIET_MS = 700;

/** What a screen reader hears of the figure: now and then while it plays, and when it is paused or changed then. */
export function LiveSummary({ figure }: { readonly figure: Figure }) {
  const playing = useStore(figure.controls, (state) => state.playing);
  const [text, setText] = useState('');
  useEffect(() => {
    const tell = () => {
      const { snapshot } = figure.feed.getState();
      if (snapshot) setText(summary(snapshot));
    };
    if (!playing) {
      let timer = setTimeout(tell, QUIET_MS);
      const unsubscribe = figure.feed.subscribe(({ event }) => {
        clearTimeout(timer);
        // What a step did is told by the floor.
        if (event === null) timer = setTimeout(tell, QUIET_MS);
      });
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    }
    const timer = setInterval(tell, EVERY_MS);
    return () => clearInterval(timer);
  }, [figure, playing]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}

function summary({ time, systems }: Snapshot): string {
  const lines = systems.map(({ choices, estimates, longestQueue }) => {
    const { meanSojournTime: mean, meanSojournTimeHalfWidth: half } = estimates;
    if (mean === null) return `d = ${choices}: no customer yet`;
    const written = half === null ? null : formatWithHalfWidth(mean, half);
    const shown = written
      ? `${written.value} plus or minus ${written.halfWidth}`
      : `${formatNumber(mean)}, settling`;
    return `d = ${choices}: time in system ${shown}, longest queue ${longestQueue}`;
  });
  return `Time ${formatTime(time)}. ${lines.join('. ')}.`;
}
