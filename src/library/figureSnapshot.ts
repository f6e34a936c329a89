import type { EmbedSystem } from '../protocol/embedMessages';
import type { FigureParameters } from './figureParameters';

/**
 * One system of a figure at one moment; times are in mean service times.
 * @example
 * import { type FigureSystem, mountFigure } from 'two-choices/react';
 *
 * const inWords = ({ d, longestQueue }: FigureSystem) => `d = ${d}: ${longestQueue}`;
 * mountFigure(document.body, { onSnapshot: ({ systems }) => console.log(systems.map(inWords).join()) });
 */
export interface FigureSystem extends EmbedSystem {}

/**
 * A figure at one moment, in plain numbers; times are in mean service times.
 * @example
 * import { type FigureSnapshot, mountFigure } from 'two-choices/react';
 *
 * const figure = mountFigure(document.body, { play: false });
 * const snapshot: FigureSnapshot = await figure.runTo(10);
 * console.log(snapshot.time); // 10
 */
export interface FigureSnapshot {
  readonly time: number;
  /** Since when averages are taken: the start, or the last change of parameters. */
  readonly measuredSince: number;
  /** What led to the moment. */
  readonly parameters: FigureParameters;
  /** One entry a system, d itself first. */
  readonly systems: readonly FigureSystem[];
}
