import type { ObservedEvent } from './observedEvent';
import type { Parameters } from './parameters';

/** What arrives up to 60 times a second. */
export interface FeedState {
  /** Counts starts: in one run, a moment earlier than the one before was gone back to. */
  readonly run: number;
  readonly snapshot: Snapshot | null;
  /** The event just stepped to, forwards or back, until time goes on otherwise. */
  readonly event: ObservedEvent | null;
  /** Events since the snapshot before, the last of them only if there were very many; none unless recorded. */
  readonly events: readonly ObservedEvent[];
  readonly stepBack: StepBack;
}

/**
 * Whether the event before can be gone back to: `start` and `changed` say that the present moment is that of the
 * start, or of a change of parameters, behind which nothing is undone; `far` that it would take too long.
 */
export type StepBack = 'possible' | 'start' | 'changed' | 'far';

/** A feed's state when there is something to see. */
export interface Observation extends FeedState {
  readonly snapshot: Snapshot;
}

/** Where charts draw from: outside React, which must not render at every snapshot. */
export interface SnapshotSource {
  getState(): FeedState;
  /** @returns ends the subscription */
  subscribe(listener: (state: FeedState) => void): () => void;
}

/**
 * What is known of a simulation at one moment.
 * @example
 * import { createSupermarket, type Snapshot } from 'two-choices';
 *
 * const snapshot: Snapshot = createSupermarket().snapshot();
 * console.log(snapshot.time); // 0
 */
export interface Snapshot {
  /** The parameters that produced it. */
  readonly parameters: Parameters;
  /** Simulated time, in mean service times. */
  readonly time: number;
  /** Simulated time since which averages are taken: the start, or the last change of parameters. */
  readonly measuredSince: number;
  /** Whether parameters have been as they are since time 0, so that seed and time give this very state again. */
  readonly reproducible: boolean;
  /** Events so far, void services included. */
  readonly eventCount: number;
  /** One entry a system, in the order of `parameters.choices`. */
  readonly systems: readonly SystemSnapshot[];
}

/**
 * One system at one moment.
 * @example
 * import { createSupermarket, type SystemSnapshot } from 'two-choices';
 *
 * const systems: readonly SystemSnapshot[] = createSupermarket({ start: 'empty' }).snapshot().systems;
 * console.log(systems.map(({ choices, inSystem }) => `${choices}: ${inSystem}`).join()); // 2: 0,1: 0
 */
export interface SystemSnapshot {
  readonly choices: number;
  /** Fraction of servers with at least k customers now, k = 0 … longest queue. */
  readonly tail: Float64Array;
  /** The same averaged over time since `measuredSince`, k = 0 … longest queue seen. */
  readonly averageTail: Float64Array;
  readonly longestQueue: number;
  /** Customers who ever came, those present at the start included; arrivals − departures = inSystem. */
  readonly arrivals: number;
  readonly departures: number;
  readonly inSystem: number;
  /** Customers who joined a queue of length k since `measuredSince`, k = 0, 1, …: the law of the time in system. */
  readonly joined: Float64Array;
  readonly estimates: SystemEstimates;
  /** The deterministic twin: the limit n → ∞ from the same start, through every change of parameters, at this time. */
  readonly twin: {
    /** Fraction of servers with at least k customers, k = 0, 1, …. */
    readonly tail: Float64Array;
    /** Mean queue length per server. */
    readonly meanQueueLength: number;
  };
  readonly floor: Floor;
}

/**
 * What the statistics say of one system, or that they cannot say it yet (MODEL.md, "Statistics").
 * @example
 * import { createSupermarket, type SystemEstimates } from 'two-choices';
 *
 * const supermarket = createSupermarket({ choices: [2], serverCount: 1000, arrivalRate: 0.5 });
 * supermarket.advance(1000);
 * const { meanSojournTime, meanSojournTimeHalfWidth: half }: SystemEstimates = supermarket.snapshot().systems[0].estimates;
 * console.log(meanSojournTime?.toFixed(2)); // 1.27
 * console.log(half !== null && half < 0.05); // true
 */
export interface SystemEstimates {
  /** Mean time in system; null before the first customer. */
  readonly meanSojournTime: number | null;
  /** Half width of its 95 % confidence interval; null while settling: not earned yet. */
  readonly meanSojournTimeHalfWidth: number | null;
  /** Time averages of the tail without the warm-up, k = 0, 1, …. */
  readonly tail: Float64Array;
  /** Half widths of their 95 % confidence intervals, as far as levels have earned them; null while settling. */
  readonly tailHalfWidths: Float64Array | null;
  /** Customers who joined a queue of length k after the warm-up. */
  readonly joined: Float64Array;
  /** Simulated time dropped as warm-up, from `measuredSince`. */
  readonly warmUp: number;
}

/** What the floor draws of one system. */
export type Floor =
  /** Queue length of every server. */
  | { readonly kind: 'servers'; readonly lengths: Int32Array }
  /** More servers than a screen has columns: groups of neighbours, longest and mean queue length of each. */
  | { readonly kind: 'groups'; readonly longest: Int32Array; readonly mean: Float32Array };
