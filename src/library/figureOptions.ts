import type { FigureParameters } from './figureParameters';
import type { FigureSnapshot } from './figureSnapshot';

/** What else a figure can be told. */
interface FigureSettings {
  /** Simulated time to run to before showing, in mean service times. */
  readonly t: number;
  /** The pictures, in the order in which they stand. */
  readonly panels: readonly ('readouts' | 'floor' | 'tail' | 'history' | 'time' | 'load')[];
  /** The controls below them. */
  readonly controls: readonly (
    | 'play'
    | 'back'
    | 'step'
    | 'reset'
    | 'seed'
    | 'd'
    | 'lambda'
    | 'n'
    | 'speed'
    | 'compare'
    | 'probes'
    | 'start'
  )[];
  /** Is called after something was set, by somebody in the figure or by `set`. */
  onChange(parameters: FigureParameters): void;
  /** Is called with new snapshots, at most four times a second. */
  onSnapshot(snapshot: FigureSnapshot): void;
}

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined };

/**
 * Options of a figure. What is not given, or undefined, is as usual, and for `set` stays as it is. `play` is usually on,
 * unless the reader prefers reduced motion.
 * @example
 * import { type FigureOptions, mountFigure } from 'two-choices/react';
 *
 * const options: FigureOptions = { d: 3, vs: [1, 2], lambda: 0.99, panels: ['tail'], controls: ['play'], theme: 'dark' };
 * mountFigure(document.body, options);
 */
export type FigureOptions = Optional<FigureParameters & FigureSettings>;
