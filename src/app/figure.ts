import { type BridgeSurroundings, SimulationBridge } from '../bridge/simulationBridge';
import type { FrameSource } from '../charts/frameSource';
import { History } from '../charts/history/history';
import { GatheredEstimates } from '../charts/load/gatheredEstimates';
import { type ControlState, type ControlStore, createControlStore } from '../stores/controlStore';
import { isSlow } from '../stores/slowMode';
import { createSnapshotFeed, type SnapshotFeed } from '../stores/snapshotFeed';
import { createStatusStore, type StatusStore } from '../stores/statusStore';
import { createFigureActions, type FigureActions } from './figureActions';
import { USUAL, type Usual } from './usual';

/** One live figure: its stores, its worker, and the only writer of the stores. */
export interface Figure {
  readonly controls: ControlStore;
  readonly feed: SnapshotFeed;
  /** What the systems have done since time 0. */
  readonly history: History;
  /** Mean times in system simulated during this visit. */
  readonly gathered: GatheredEstimates;
  readonly status: StatusStore;
  /** Frames for pictures that move by themselves. */
  readonly frames: FrameSource;
  readonly actions: FigureActions;
  /** What its links leave out. */
  readonly usual: Usual;
  dispose(): void;
}

/**
 * @param initial what is set at first
 * @param time simulated time to run to before showing
 */
export function createFigure(
  initial: ControlState,
  time: number,
  surroundings: BridgeSurroundings,
  usual = USUAL,
): Figure {
  const controls = createControlStore(initial);
  const feed = createSnapshotFeed();
  const history = new History();
  history.follow(feed);
  const gathered = new GatheredEstimates();
  gathered.follow(feed);
  const status = createStatusStore();

  const bridge = new SimulationBridge(
    {
      observed: (observation) => feed.setState(observation),
      speed: (speedReached) => status.setState({ speedReached }),
      arrived: () => status.setState({ runningTo: null }),
      passed(time) {
        actions.reset();
        actions.runTo(time);
      },
      silent: (silent) => status.setState({ silent }),
      failure: (failure) => {
        status.setState({ failure, silent: false, runningTo: null });
        actions.pause();
      },
    },
    surroundings,
  );

  const actions = createFigureActions({ controls, feed, status, bridge, usual });
  controls.subscribe((state) => bridge.setRecording(isSlow(state)));
  bridge.setRecording(isSlow(initial));
  bridge.setSpeed(initial.speed);
  if (time > 0) actions.runTo(time);
  else actions.reset();
  if (initial.playing) bridge.play();

  const frames: FrameSource = { atNextFrame: (callback) => bridge.atNextFrame(callback) };
  return {
    ...{ controls, feed, history, gathered, status, frames, actions, usual },
    dispose: () => bridge.dispose(),
  };
}

/** A seed nobody chose. */
export function randomSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}
