import type { FigureOptions } from './figureOptions';
import type { FigureSnapshot } from './figureSnapshot';

/**
 * Moves a figure that was mounted. What is promised comes when it is there: wait for one before asking for the next. After
 * `dispose` everything but `dispose` throws.
 * @example
 * import { type FigureHandle, mountFigure } from 'two-choices/react';
 *
 * async function showQueues(figure: FigureHandle) {
 *   figure.pause();
 *   const { systems } = await figure.runTo(100);
 *   return systems.map(({ longestQueue }) => longestQueue);
 * }
 * console.log((await showQueues(mountFigure(document.body))).length); // 2
 */
export interface FigureHandle {
  /**
   * Sets what is given; the rest stays. Other servers, another seed or start begin again at time 0.
   * @throws RangeError naming the option that cannot be followed; nothing is changed then
   */
  set(options: FigureOptions): void;
  play(): void;
  pause(): void;
  /** One event, then paused. */
  step(): Promise<FigureSnapshot>;
  /** The same run again, from time 0. */
  reset(): Promise<FigureSnapshot>;
  /**
   * Runs as fast as it goes to a simulated time, in mean service times; from time 0 if it has passed. The promise is broken when
   * something else is done meanwhile.
   * @throws RangeError for what is no simulated time, 0 to 1000000000
   */
  runTo(t: number): Promise<FigureSnapshot>;
  /** The moment that is shown; null until there is one. */
  snapshot(): FigureSnapshot | null;
  /** Ends the figure with its worker, and takes it out of the page. */
  dispose(): void;
}
