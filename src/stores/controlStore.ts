import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  allowedChoices,
  DEFAULT_PARAMETERS,
  MAX_SYSTEMS,
  maximumChoices,
  type Parameters,
  type Sampling,
  type Start,
} from '../model/parameters';

export const THEMES = ['auto', 'light', 'dark', 'projector'] as const;
export type Theme = (typeof THEMES)[number];
export const VIEWS = ['explore', 'lecture', 'table', 'embed'] as const;
export type View = (typeof VIEWS)[number];
/** Pictures and controls that an embedded figure can have, in the order in which they stand. */
export const PANELS = ['readouts', 'floor', 'tail', 'history', 'time', 'load'] as const;
export type PanelName = (typeof PANELS)[number];
export const CONTROLS = [
  'play',
  'back',
  'step',
  'reset',
  'seed',
  'd',
  'lambda',
  'n',
  'speed',
  'compare',
  'probes',
  'start',
] as const;
export type ControlName = (typeof CONTROLS)[number];
/** Order of the servers on the floor. */
export type FloorOrder = 'server' | 'sorted';
/** Scale of the tail, as `charts/tailScale.ts` has it: the picture does not know the stores. */
export type TailScale = 'log' | 'linear' | 'loglog';

/** What people set. */
export interface ControlState {
  /** d of the system in focus. */
  readonly choices: number;
  /** Other d to compare with, in the order chosen. */
  readonly compareWith: readonly number[];
  readonly arrivalRate: number;
  readonly serverCount: number;
  readonly sampling: Sampling;
  readonly start: Start;
  readonly seed: number;
  /** Simulated time units a second; Infinity for as fast as the machine goes. */
  readonly speed: number;
  readonly playing: boolean;
  readonly theme: Theme;
  readonly floorOrder: FloorOrder;
  /** The same where each customer is seen: servers keep their places unless someone sorts them. */
  readonly slowFloorOrder: FloorOrder;
  readonly tailScale: TailScale;
  /** Level k whose servers are marked on the floor while someone points at it; null for none. */
  readonly markedLevel: number | null;
  readonly view: View;
  /** Scene of the lecture, from 1. */
  readonly scene: number;
  /** What an embedded figure shows; other views show all they have. */
  readonly panels: readonly PanelName[];
  readonly controls: readonly ControlName[];
}

export type ControlStore = StoreApi<ControlState>;

export const DEFAULT_CONTROLS: ControlState = {
  choices: DEFAULT_PARAMETERS.choices[0] ?? 2,
  compareWith: DEFAULT_PARAMETERS.choices.slice(1),
  arrivalRate: DEFAULT_PARAMETERS.arrivalRate,
  serverCount: DEFAULT_PARAMETERS.serverCount,
  sampling: DEFAULT_PARAMETERS.sampling,
  start: DEFAULT_PARAMETERS.start,
  seed: DEFAULT_PARAMETERS.seed,
  speed: 2,
  playing: true,
  theme: 'auto',
  floorOrder: 'sorted',
  slowFloorOrder: 'server',
  tailScale: 'log',
  markedLevel: null,
  view: 'explore',
  scene: 1,
  panels: ['floor', 'tail'],
  controls: ['play', 'd', 'lambda'],
};

export function createControlStore(initial: ControlState): ControlStore {
  return createStore<ControlState>(() => initial);
}

/** The systems on show: d itself first, then the others that differ from it and can be had. */
export function shownChoices({ choices, compareWith, serverCount, sampling }: ControlState): number[] {
  const most = maximumChoices(serverCount, sampling);
  const own = allowedChoices(choices, serverCount, sampling);
  const others = compareWith.filter((other) => other !== own && other <= most);
  return [own, ...others].slice(0, MAX_SYSTEMS);
}

/** What the simulation needs of it. */
export function simulationParameters(state: ControlState): Parameters {
  const { arrivalRate, serverCount, sampling, start, seed } = state;
  return { choices: shownChoices(state), arrivalRate, serverCount, sampling, start, seed };
}
