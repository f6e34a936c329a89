import type { Sampling, Start } from '../model/parameters';

/**
 * What is set in a figure, named as in a link of the page; it can be given to another figure as it is.
 * @example
 * import { type FigureParameters, mountFigure } from 'two-choices/react';
 *
 * const copy = mountFigure(document.body);
 * const onChange = (parameters: FigureParameters) => copy.set(parameters);
 * mountFigure(document.body, { onChange });
 */
export interface FigureParameters {
  /** Choices of a customer: 1 to 100, at most n with distinct probes. */
  readonly d: number;
  /** Up to three other d to compare with. */
  readonly vs: readonly number[];
  /** Arrival rate per server, the load: 0.01 to 0.999. */
  readonly lambda: number;
  /** Servers: 1 to 1000000. */
  readonly n: number;
  /** Whether the probes of one customer are all different, or independent. */
  readonly sampling: Sampling;
  /** Empty queues, or queues drawn from the predicted equilibrium. */
  readonly start: Start;
  /** Seed of the random numbers: 0 to 4294967295. */
  readonly seed: number;
  /** Mean service times a second: 0.1 to 10000, or `max` for as fast as it goes. */
  readonly speed: number | 'max';
  /** Whether it runs or waits. */
  readonly play: boolean;
  /** `auto` follows the reader's system; `projector` is for the back row. */
  readonly theme: 'auto' | 'light' | 'dark' | 'projector';
}
