import { type FigureMessage, isPosted, type Posted, posted } from '../../protocol/embedMessages';
import type { Figure } from '../figure';
import { atMostEvery } from './atMostEvery';
import { AwaitedMoments, type MomentOrLoss } from './awaitedMoments';
import { embedParameters, embedSnapshot } from './embedSnapshot';
import { readHostMessage } from './hostCommands';

/** Wall clock between two snapshots that are told unasked. */
const SNAPSHOT_MS = 1000;

type Id = string | number | undefined;

/**
 * Speaks with the page around a figure: follows what it says, tells it what changes. Only the window that holds the figure is
 * listened to; anything but our own messages is ignored. Every message is answered, with its id.
 */
export function speakWithHost(figure: Figure, host: Window, own: Window = window): void {
  const { controls, feed, actions } = figure;
  const moments = new AwaitedMoments(figure);
  /** What was heard and not followed yet: a step, or a start, has to be there before anything else is done. */
  const heard: Posted<{ readonly type: string }>[] = [];
  let busy = false;
  /** While a message is followed, which tells itself what has changed. */
  let following = false;
  let told = '';

  const tell = (message: FigureMessage, id?: Id) => host.postMessage(posted(message, id), '*');
  const tellMoment = (moment: MomentOrLoss, id: Id) => {
    if ('lost' in moment) return tell({ type: 'error', reason: moment.lost }, id);
    tell({ type: 'snapshot', snapshot: embedSnapshot(moment.snapshot, controls.getState()) }, id);
  };
  const tellSnapshot = atMostEvery(SNAPSHOT_MS, () => {
    const { snapshot } = feed.getState();
    if (snapshot) tellMoment({ snapshot }, undefined);
  });
  /** Tells what is set, where that is news or was asked for. */
  const tellParameters = (type: 'ready' | 'change', id?: Id) => {
    const parameters = embedParameters(controls.getState());
    const now = JSON.stringify(parameters);
    if (now !== told || id !== undefined) tell({ type, parameters }, id);
    told = now;
  };

  const follow = (message: Posted<{ readonly type: string }>) => {
    const { id } = message;
    const command = readHostMessage(message, controls.getState());
    const answer = (moment: MomentOrLoss) => tellMoment(moment, id);
    const answerFirst = (moment: MomentOrLoss) => {
      busy = false;
      answer(moment);
      followHeard();
    };
    switch (command.do) {
      case 'refuse':
        return tell({ type: 'error', reason: command.reason }, id);
      case 'set':
        actions.set(command.controls);
        return tellParameters('change', id);
      case 'play':
      case 'pause':
        actions[command.do]();
        return tellParameters('change', id);
      case 'getSnapshot':
        return moments.present(answer);
      case 'runTo':
        actions.runTo(command.time);
        return moments.time(command.time, answer);
      case 'step':
        actions.step();
        busy = true;
        return moments.step(answerFirst);
      case 'reset':
        actions.reset();
        busy = true;
        return moments.start(answerFirst);
    }
  };
  const followHeard = () => {
    while (!busy) {
      const message = heard.shift();
      if (!message) return;
      following = true;
      follow(message);
      following = false;
      tellParameters('change');
    }
  };

  controls.subscribe(() => {
    if (!following) tellParameters('change');
  });
  feed.subscribe(tellSnapshot);
  own.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== host || !isPosted(data)) return;
    heard.push(data);
    followHeard();
  });
  tellParameters('ready');
}
