import { type ControlState, DEFAULT_CONTROLS } from '../stores/controlStore';

/** What a figure shows where nothing else is asked for: links leave it out. */
export interface Usual {
  /** Scenes of the lecture. */
  readonly sceneCount: number;
  controls(place: Pick<ControlState, 'view' | 'scene'>): ControlState;
}

/** Of a figure without the lecture, which need not load it. */
export const USUAL: Usual = { sceneCount: 0, controls: ({ view }) => ({ ...DEFAULT_CONTROLS, view }) };
