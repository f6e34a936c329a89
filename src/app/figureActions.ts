import type { SimulationBridge } from '../bridge/simulationBridge';
import { allowedChoices, clampToLimits, MAX_SYSTEMS, type Sampling, type Start } from '../model/parameters';
import {
  type ControlState,
  type ControlStore,
  DEFAULT_CONTROLS,
  type FloorOrder,
  shownChoices,
  simulationParameters,
  type TailScale,
  type Theme,
} from '../stores/controlStore';
import { shownOrder, showsEvents } from '../stores/slowMode';
import type { SnapshotFeed } from '../stores/snapshotFeed';
import type { StatusStore } from '../stores/statusStore';
import type { Usual } from './usual';

/** What a person can do to a figure. Values are clamped here, at the door. */
export interface FigureActions {
  play(): void;
  pause(): void;
  step(): void;
  /** Back to just after the event before. */
  stepBack(): void;
  /** The same trajectory again, from time 0. */
  reset(): void;
  newSeed(seed: number): void;
  setChoices(choices: number): void;
  toggleCompare(choices: number): void;
  setArrivalRate(arrivalRate: number): void;
  setServerCount(serverCount: number): void;
  setSampling(sampling: Sampling): void;
  setStart(start: Start): void;
  setSpeed(speed: number): void;
  setTheme(theme: Theme): void;
  /** Order of the servers on the floor as it is now, slow or fast. */
  setFloorOrder(order: FloorOrder): void;
  /** The other order. */
  turnFloorOrder(): void;
  setTailScale(scale: TailScale): void;
  /** Marks the servers with at least so many customers; null for none. */
  markLevel(level: number | null): void;
  /** A scene of the lecture as it is told; a number beyond the first or last leads there. */
  openScene(scene: number): void;
  /** Leaves the lecture; what is set stays. */
  explore(): void;
  /** After a failure: a new worker, from time 0. */
  restart(): void;
  /** Everything that can be set, at once. */
  set(controls: ControlState): void;
  /** Runs as fast as it goes to a simulated time, from time 0 if it has passed. */
  runTo(time: number): void;
  /** While nobody can see the figure it rests, playing or not. */
  rest(resting: boolean): void;
}

/** What actions act on. */
interface FigureParts {
  readonly controls: ControlStore;
  readonly feed: SnapshotFeed;
  readonly status: StatusStore;
  readonly bridge: SimulationBridge;
  readonly usual: Usual;
}

/** The only writer of a figure's controls: each action writes them, and tells the simulation. */
export function createFigureActions({ controls, feed, status, bridge, usual }: FigureParts): FigureActions {
  const start = () => {
    status.setState({ failure: null, silent: false, runningTo: null });
    bridge.start(simulationParameters(controls.getState()));
  };
  /** Parameters that a running simulation can take. */
  const change = (part: Partial<ControlState>) => {
    const before = simulationParameters(controls.getState());
    controls.setState(part);
    const after = simulationParameters(controls.getState());
    if (sameParameters(before, after)) return;
    const { choices, arrivalRate, sampling } = after;
    bridge.setParameters({ choices, arrivalRate, sampling });
  };
  /** Parameters that need a new start. */
  const startWith = (part: Partial<ControlState>) => {
    controls.setState(part);
    start();
  };
  const runTo = (time: number) => {
    status.setState({ runningTo: time });
    bridge.runTo(time);
  };
  const setPlaying = (playing: boolean) => {
    controls.setState({ playing });
    status.setState({ speedReached: null });
    if (playing) bridge.play();
    else bridge.pause();
  };

  const isStepped = () => feed.getState().event !== null;

  const actions: FigureActions = {
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    step() {
      setPlaying(false);
      bridge.step();
    },
    stepBack() {
      setPlaying(false);
      bridge.stepBack();
    },
    reset: start,
    newSeed: (seed) => startWith({ seed }),
    setChoices(choices) {
      const { serverCount, sampling } = controls.getState();
      change({ choices: allowedChoices(choices, serverCount, sampling) });
    },
    toggleCompare(choices) {
      const { compareWith } = controls.getState();
      const shown = shownChoices(controls.getState()).slice(1);
      if (compareWith.includes(choices)) {
        change({ compareWith: compareWith.filter((other) => other !== choices) });
      } else if (shown.length < MAX_SYSTEMS - 1) {
        // What is not shown now, as it is d itself or there are too few servers, is kept as long as there is room.
        const kept = compareWith.length < MAX_SYSTEMS - 1 ? compareWith : shown;
        change({ compareWith: [...kept, choices] });
      }
    },
    setArrivalRate: (arrivalRate) => change({ arrivalRate: clampToLimits('arrivalRate', arrivalRate) }),
    setServerCount(serverCount) {
      const { choices, sampling } = controls.getState();
      startWith({ serverCount, choices: allowedChoices(choices, serverCount, sampling) });
    },
    setSampling(sampling) {
      const { choices, serverCount } = controls.getState();
      change({ sampling, choices: allowedChoices(choices, serverCount, sampling) });
    },
    setStart: (start) => startWith({ start }),
    setSpeed(speed) {
      controls.setState({ speed });
      bridge.setSpeed(speed);
    },
    setTheme: (theme) => controls.setState({ theme }),
    setFloorOrder(order) {
      const slow = showsEvents(controls.getState(), isStepped());
      controls.setState(slow ? { slowFloorOrder: order } : { floorOrder: order });
    },
    turnFloorOrder() {
      const order = shownOrder(controls.getState(), isStepped());
      actions.setFloorOrder(order === 'sorted' ? 'server' : 'sorted');
    },
    setTailScale: (tailScale) => controls.setState({ tailScale }),
    markLevel: (markedLevel) => controls.setState({ markedLevel }),
    openScene(scene) {
      const { theme } = controls.getState();
      const within = Math.min(usual.sceneCount, Math.max(1, scene));
      controls.setState({ ...usual.controls({ view: 'lecture', scene: within }), theme });
      bridge.setSpeed(controls.getState().speed);
      start();
      setPlaying(controls.getState().playing);
    },
    explore: () => controls.setState({ view: 'explore', scene: DEFAULT_CONTROLS.scene }),
    restart() {
      bridge.abandon();
      start();
    },
    set(next) {
      const before = controls.getState();
      const again =
        next.serverCount !== before.serverCount || next.seed !== before.seed || next.start !== before.start;
      if (again) startWith(next);
      else change(next);
      if (next.speed !== before.speed) bridge.setSpeed(next.speed);
      if (next.playing !== before.playing) setPlaying(next.playing);
    },
    runTo(time) {
      const { snapshot } = feed.getState();
      if (!snapshot || snapshot.time > time) start();
      runTo(time);
    },
    rest: (resting) => bridge.setResting(resting),
  };
  return actions;
}

function sameParameters(a: ReturnType<typeof simulationParameters>, b: typeof a): boolean {
  return (
    a.arrivalRate === b.arrivalRate && a.sampling === b.sampling && a.choices.join() === b.choices.join()
  );
}
