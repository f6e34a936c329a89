import type { Parameters } from '../model/parameters';
import type { ParameterChange } from '../model/supermarket';

/** What the page asks of the worker. Each command is answered by one message. */
export type Command =
  /** A new simulation from time 0; the one before it, if any, is dropped. */
  | { readonly type: 'start'; readonly parameters: Parameters }
  /** Other parameters from the present time on. */
  | { readonly type: 'setParameters'; readonly change: ParameterChange }
  /**
   * Run to a simulated time (Infinity: as far as it gets), but no longer than so many milliseconds of work.
   * `record` asks for the events on the way: for slow mode, where each customer is seen.
   */
  | {
      readonly type: 'advance';
      readonly until: number;
      readonly budgetMs: number;
      readonly record: boolean;
    }
  /** Run to the next event that changes anything. */
  | { readonly type: 'step' }
  /** Go back to just after the event before; where that cannot be done, stay. */
  | { readonly type: 'stepBack' };
