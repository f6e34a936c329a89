import { type FigureMessage, isPosted, posted } from '../../protocol/embedMessages';
import type { Figure } from '../figure';
import { embedParameters, embedSnapshot } from './embedSnapshot';
import { readHostMessage } from './hostCommands';

/** Wall clock between two snapshots that are told unasked. */
const SNAPSHOT_MS = 1000;

type Id = string | number | undefined;

/**
 * Speaks with the page around a figure: follows what it says, tells it what changes. Only the window that holds the figure is
 * listened to; anything but our own messages is ignored.
 * @returns ends it
 */
export function speakWithHost(figure: Figure, host: Window, own: Window = window): () => void {
  const { controls, feed, status, actions } = figure;
  const tell = (message: FigureMessage, id?: Id) => host.postMessage(posted(message, id), '*');
  const tellSnapshot = (id?: Id) => {
    const { snapshot } = feed.getState();
    if (snapshot) tell({ type: 'snapshot', snapshot: embedSnapshot(snapshot, controls.getState()) }, id);
  };
  /** Those who wait for a moment: until the run to it has ended. */
  const waiting: Id[] = [];
  /** Those who wait for the next snapshot. */
  const next: Id[] = [];
  let lastMs = Number.NEGATIVE_INFINITY;

  const hear = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== host || !isPosted(data)) return;
    const { id } = data;
    const command = readHostMessage(data, controls.getState());
    switch (command.do) {
      case 'refuse':
        return tell({ type: 'error', reason: command.reason }, id);
      case 'set':
        return actions.set(command.controls);
      case 'runTo':
        waiting.push(id);
        return actions.runTo(command.time);
      case 'getSnapshot':
        if (feed.getState().snapshot) tellSnapshot(id);
        else next.push(id);
        return;
      case 'step':
        next.push(id);
        return actions.step();
      default:
        actions[command.do]();
    }
  };
  const unsubscribe = [
    controls.subscribe((state, before) => {
      const now = embedParameters(state);
      if (JSON.stringify(now) !== JSON.stringify(embedParameters(before))) {
        tell({ type: 'change', parameters: now });
      }
    }),
    feed.subscribe(() => {
      for (const id of next.splice(0)) tellSnapshot(id);
      if (performance.now() < lastMs + SNAPSHOT_MS) return;
      lastMs = performance.now();
      tellSnapshot();
    }),
    status.subscribe(({ runningTo, failure }) => {
      if (failure !== null) {
        for (const id of [...waiting.splice(0), ...next.splice(0)])
          tell({ type: 'error', reason: failure }, id);
      } else if (runningTo === null) {
        // The moment itself is told to the feed right after.
        next.push(...waiting.splice(0));
      }
    }),
  ];
  own.addEventListener('message', hear);
  tell({ type: 'ready', parameters: embedParameters(controls.getState()) });
  return () => {
    own.removeEventListener('message', hear);
    for (const end of unsubscribe) end();
  };
}
