import type { Snapshot } from '../../model/snapshot';
import { simulationParameters } from '../../stores/controlStore';
import type { Figure } from '../figure';

/** What comes back to whoever waited for a moment: the moment, or why it will not come. */
export type MomentOrLoss = { readonly snapshot: Snapshot } | { readonly lost: string };

interface Awaited {
  /** The moment once it is there, null until then. */
  look(): MomentOrLoss | null;
  tell(moment: MomentOrLoss): void;
}

/** Moments of a figure that somebody waits for, each told once. */
export class AwaitedMoments {
  readonly #figure: Figure;
  #awaited: Awaited[] = [];

  constructor(figure: Figure) {
    this.#figure = figure;
    figure.feed.subscribe(() => this.#look());
    // What a run led to comes to the feed right after its end.
    figure.status.subscribe(() => queueMicrotask(() => this.#look()));
  }

  /** A moment of what is set now, or the next one. */
  present(tell: (moment: MomentOrLoss) => void): void {
    const { controls, feed } = this.#figure;
    this.#wait(tell, () => {
      const { snapshot } = feed.getState();
      const set = JSON.stringify(simulationParameters(controls.getState()));
      return snapshot && JSON.stringify(snapshot.parameters) === set ? { snapshot } : null;
    });
  }

  /** The moment after a step that was just asked for. */
  step(tell: (moment: MomentOrLoss) => void): void {
    this.#wait(
      tell,
      this.#next(({ event }) => event !== null),
    );
  }

  /** The first moment of a run that was just started. */
  start(tell: (moment: MomentOrLoss) => void): void {
    this.#wait(
      tell,
      this.#next(({ snapshot }) => snapshot?.time === 0),
    );
  }

  /** The moment of a simulated time that is being run to, unless somebody does something else meanwhile. */
  time(time: number, tell: (moment: MomentOrLoss) => void): void {
    const { feed, status } = this.#figure;
    this.#wait(tell, () => {
      const { runningTo } = status.getState();
      if (runningTo === time) return null;
      const { snapshot } = feed.getState();
      return snapshot && runningTo === null && snapshot.time === time
        ? { snapshot }
        : { lost: `the run to ${time} was interrupted` };
    });
  }

  /** The next moment of a kind; or whatever comes next, once somebody else has set something. */
  #next(isIt: (state: ReturnType<Figure['feed']['getState']>) => boolean): () => MomentOrLoss | null {
    const { controls, feed, status } = this.#figure;
    const before = [feed.getState(), controls.getState(), status.getState()] as const;
    return () => {
      const state = feed.getState();
      const { snapshot } = state;
      if (state === before[0] || !snapshot) return null;
      const disturbed = controls.getState() !== before[1] || status.getState() !== before[2];
      return disturbed || isIt(state) ? { snapshot } : null;
    };
  }

  #wait(tell: (moment: MomentOrLoss) => void, look: () => MomentOrLoss | null): void {
    this.#awaited.push({ tell, look });
    this.#look();
  }

  #look(): void {
    const { failure } = this.#figure.status.getState();
    const awaited = this.#awaited;
    this.#awaited = [];
    for (const entry of awaited) {
      const moment = failure === null ? entry.look() : { lost: failure };
      if (moment) entry.tell(moment);
      else this.#awaited.push(entry);
    }
  }
}
