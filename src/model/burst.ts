import { LIMITS } from './parameters';

/** The most events drawn at a time; more at a time was measured no faster. */
export const BURST = 256;

/**
 * Events drawn and about to happen, the same in all systems.
 *
 * All simulations of a thread share one set of arrays: a burst is used up before another is drawn. They are on the
 * prototype because a compiler takes what is there for constants, which it need not look up at each access: measured
 * to save a third of the time of an event. Constants of a module will not do, since what joins modules into one file
 * makes variables of them.
 */
export class Burst {
  /** Events there are. */
  count = 0;
  /** Moment of each event, on the event clock. */
  declare readonly moments: Float64Array;
  /** 1 for an arrival, 0 for the end of a service. */
  declare readonly arriving: Int32Array;
  /**
   * Servers, the j-th probe of event e at j·BURST + e. At the end of a service all are the server the customer leaves:
   * the shortest of those is that one, so that arrivals and services need not be told apart by a branch.
   */
  declare readonly probes: Int32Array;
  /** For use while drawing: the arrivals among the events; draws for each, those of probe j from j·BURST; places. */
  declare protected readonly arrivals: Int32Array;
  declare protected readonly draws: Int32Array;
  declare protected readonly places: Int32Array;

  static {
    Object.assign(Burst.prototype, {
      moments: new Float64Array(BURST),
      arriving: new Int32Array(BURST),
      probes: new Int32Array(LIMITS.choices.max * BURST),
      arrivals: new Int32Array(BURST),
      draws: new Int32Array(LIMITS.choices.max * BURST),
      places: new Int32Array(BURST),
    });
  }
}
