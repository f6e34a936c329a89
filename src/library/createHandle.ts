import { atMostEvery } from '../app/embed/atMostEvery';
import { AwaitedMoments, type MomentOrLoss } from '../app/embed/awaitedMoments';
import type { Figure } from '../app/figure';
import { figureParameters, figureSnapshot } from './describeFigure';
import type { FigureHandle } from './figureHandle';
import type { FigureOptions } from './figureOptions';
import type { FigureSnapshot } from './figureSnapshot';
import { readOptions, readTime } from './readOptions';

/** Wall clock between two snapshots that are told. */
const SNAPSHOT_MS = 250;

/**
 * @param options those that it was mounted with
 * @param end is called once, when the figure is disposed of
 */
export function createHandle(figure: Figure, options: FigureOptions, end: () => void): FigureHandle {
  const { controls, feed, actions } = figure;
  const moments = new AwaitedMoments(figure);
  let { onChange, onSnapshot } = options;
  let ended = false;
  let giveUp: (reason: Error) => void = () => undefined;
  const disposed = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  disposed.catch(() => undefined);

  const now = () => {
    const { snapshot } = feed.getState();
    return snapshot && figureSnapshot(snapshot, controls.getState());
  };
  /** Guards what can be done to a figure while there is one. */
  const living = <A extends unknown[], R>(act: (...args: A) => R) => {
    return (...args: A): R => {
      if (ended) throw new Error('the figure was disposed of');
      return act(...args);
    };
  };
  const promised = (wait: (tell: (moment: MomentOrLoss) => void) => void): Promise<FigureSnapshot> => {
    const moment = new Promise<FigureSnapshot>((resolve, reject) => {
      wait((told) => {
        if ('lost' in told) reject(new Error(told.lost));
        else resolve(figureSnapshot(told.snapshot, controls.getState()));
      });
    });
    const first = Promise.race([moment, disposed]);
    // Who does not wait for it is not to find an uncaught error in the console.
    first.catch(() => undefined);
    return first;
  };

  let told = JSON.stringify(figureParameters(controls.getState()));
  const unsubscribe = [
    controls.subscribe((state) => {
      const parameters = figureParameters(state);
      const text = JSON.stringify(parameters);
      if (text === told) return;
      told = text;
      onChange?.(parameters);
    }),
    feed.subscribe(
      atMostEvery(SNAPSHOT_MS, () => {
        const snapshot = ended ? null : now();
        if (snapshot) onSnapshot?.(snapshot);
      }),
    ),
  ];

  const runTo = (t: number) => {
    actions.runTo(readTime(t));
    return promised((tell) => moments.time(t, tell));
  };
  return {
    set: living((given) => {
      const next = readOptions(given, controls.getState());
      ({ onChange = onChange, onSnapshot = onSnapshot } = given);
      actions.set(next);
      if (given.t !== undefined) runTo(given.t);
    }),
    play: living(actions.play),
    pause: living(actions.pause),
    step: living(() => {
      actions.step();
      return promised((tell) => moments.step(tell));
    }),
    reset: living(() => {
      actions.reset();
      return promised((tell) => moments.start(tell));
    }),
    runTo: living(runTo),
    snapshot: living(now),
    dispose() {
      if (ended) return;
      ended = true;
      for (const leave of unsubscribe) leave();
      giveUp(new Error('the figure was disposed of'));
      end();
    },
  };
}
