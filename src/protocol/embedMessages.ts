/** The name and version that every message between a figure and the page around it carries. */
const EMBED_PROTOCOL = 'two-choices';
const EMBED_VERSION = 1;

/** A figure's parameters, named and limited as in a link. */
export interface EmbedParameters {
  readonly d: number;
  readonly vs: readonly number[];
  readonly lambda: number;
  readonly n: number;
  readonly sampling: string;
  readonly start: string;
  readonly seed: number;
  /** Simulated time units a second, or `max`. */
  readonly speed: number | 'max';
  readonly playing: boolean;
  readonly theme: string;
}

/** What the page around a figure may say; `id` comes back in the answer: a change, a snapshot or an error. */
export type HostMessage =
  | { readonly type: 'set'; readonly parameters: Readonly<Record<string, unknown>> }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  /** One event, answered by the snapshot after it. */
  | { readonly type: 'step' }
  /** The same run from time 0, answered by the snapshot there. */
  | { readonly type: 'reset' }
  /** Runs to a simulated time, answered by the snapshot there. */
  | { readonly type: 'runTo'; readonly t: number }
  | { readonly type: 'getSnapshot' };

/** What the figure says. */
export type FigureMessage =
  | { readonly type: 'ready'; readonly parameters: EmbedParameters }
  /** Height of all there is to see, in CSS pixels of the figure. */
  | { readonly type: 'height'; readonly height: number }
  /** Somebody set something, here or by message; also the answer to what sets, plays or pauses. */
  | { readonly type: 'change'; readonly parameters: EmbedParameters }
  | { readonly type: 'snapshot'; readonly snapshot: EmbedSnapshot }
  /** A message could not be followed, and why; nothing was changed. */
  | { readonly type: 'error'; readonly reason: string }
  /** Escape was pressed: the page may have its keys back. */
  | { readonly type: 'escape' };

/** The figure at one moment, as plain numbers. Times are in mean service times. */
export interface EmbedSnapshot {
  readonly time: number;
  readonly measuredSince: number;
  /** Those that led to this moment. */
  readonly parameters: EmbedParameters;
  readonly systems: readonly EmbedSystem[];
}

export interface EmbedSystem {
  readonly d: number;
  /** Mean time in system since `measuredSince`, without the warm-up; null before the first customer. */
  readonly meanSojournTime: number | null;
  /** Half width of its 95 % interval; null while settling. */
  readonly halfWidth: number | null;
  /** Mean time in system predicted for infinitely many servers. */
  readonly meanField: number;
  readonly longestQueue: number;
  readonly arrivals: number;
  readonly departures: number;
  readonly inSystem: number;
  /** Fraction of servers with at least k customers now, k = 0, 1, …. */
  readonly tail: readonly number[];
  /** The same averaged over time since `measuredSince`, without the warm-up. */
  readonly averageTail: readonly number[];
  /** Simulated time left out of averages, from `measuredSince` on: 0 until a warm-up is found. */
  readonly warmUp: number;
}

/** An envelope as it is posted. */
export type Posted<T> = T & {
  readonly protocol: typeof EMBED_PROTOCOL;
  readonly version: typeof EMBED_VERSION;
  readonly id?: string | number;
};

/** Puts a message into its envelope. */
export function posted<T extends HostMessage | FigureMessage>(message: T, id?: string | number): Posted<T> {
  const envelope = { ...message, protocol: EMBED_PROTOCOL, version: EMBED_VERSION } as const;
  return id === undefined ? envelope : { ...envelope, id };
}

/** Whether something that arrived is one of ours; anything may be posted to a window. */
export function isPosted(data: unknown): data is Posted<{ readonly type: string }> {
  if (typeof data !== 'object' || data === null) return false;
  const { protocol, version, type } = data as Record<string, unknown>;
  return protocol === EMBED_PROTOCOL && version === EMBED_VERSION && typeof type === 'string';
}
