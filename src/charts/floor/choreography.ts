import type { ObservedEvent } from '../../model/observedEvent';
import { LANDING, type Pace, servicePhases } from './customerPhases';

/** One event on the stage. */
export interface Act {
  readonly event: ObservedEvent;
  /** Wall clock at which it begins, for each system: a customer cannot leave before having come. */
  readonly startsMs: readonly number[];
  readonly durationMs: number;
  readonly held: boolean;
  /** Wall clock from which a picture held fades; Infinity while it is held. */
  releasedMs: number;
}

/** How one system's queues look at a moment. */
export interface QueueMotion {
  /** Customers standing at each server. */
  readonly standing: Int32Array;
  /** How far those at each server are behind their places, in customers: they are moving up. */
  readonly behind: Float32Array;
}

/** Acts on the stage at once, at most: beyond, the first ones end at once. */
export const MOST_ACTS = 64;
/** Of an arrival, the share of its time after which it is too late to begin to follow it. */
const LATE = 0.2;
/** Wall clock in which a picture that was held fades. */
const FADE_MS = 350;

/**
 * Which event is where at which moment of wall clock. It owns no clock and draws nothing.
 *
 * The snapshot says how long queues are; the stage shows some customers of them on their way. So at every server and
 * moment: standing + on the way to it − waiting to leave = queue length. Nothing is counted up over time, so nothing can
 * drift, and what never came on the stage simply stands where it is.
 */
export class Choreography {
  #acts: Act[] = [];
  #followed: Act | null = null;

  /**
   * Whose looks and choice are shown: the one held; else one arrival from its coming until it stands in its queue, and
   * then the next to come. Of several at once nobody could tell which look is whose.
   */
  get followed(): Act | null {
    return this.#followed;
  }

  /** All on the stage, the first to come first. */
  get acts(): readonly Act[] {
    return this.#acts;
  }

  /** Events begin, in their order; with a pace that holds pictures, all others end at once. */
  admit(events: readonly ObservedEvent[], nowMs: number, pace: Pace): void {
    if (pace.held) this.#acts = [];
    else if (events.length > 0) this.release(nowMs);
    for (const event of events) this.#acts.push(this.#act(event, nowMs, pace));
    this.#acts.splice(0, this.#acts.length - MOST_ACTS);
  }

  /** One event as a picture at rest; nothing else. */
  rest(event: ObservedEvent | null): void {
    const startsMs = event ? event.servers.map(() => Number.NEGATIVE_INFINITY) : [];
    this.#acts = event ? [{ event, startsMs, durationMs: 1, held: true, releasedMs: Infinity }] : [];
  }

  /** Pictures held fade from now on. */
  release(nowMs: number): void {
    for (const act of this.#acts) if (act.held) act.releasedMs = Math.min(act.releasedMs, nowMs);
  }

  /** Drops what is over. @returns whether anything still moves */
  pass(nowMs: number): boolean {
    this.#acts = this.#acts.filter((act) =>
      act.held ? nowMs < act.releasedMs + FADE_MS : nowMs < endMs(act),
    );
    if (!this.#followed || !this.#acts.includes(this.#followed)) {
      const newest = this.#acts.findLast(({ held, event }) => held || event.kind === 'arrival');
      this.#followed = newest && (newest.held || progressOf(newest, 0, nowMs) < LATE) ? newest : null;
    }
    return this.#acts.some((act) => nowMs < endMs(act) || act.releasedMs !== Infinity);
  }

  /** How one system's queues look, their true lengths given. */
  motion(system: number, lengths: Int32Array, nowMs: number): QueueMotion {
    const standing = lengths.slice();
    const behind = new Float32Array(lengths.length);
    for (const act of this.#acts) {
      const server = act.event.servers[system] ?? 0;
      const progress = progressOf(act, system, nowMs);
      if (act.event.kind === 'arrival') {
        if (progress < LANDING) standing[server] = (standing[server] ?? 0) - 1;
      } else if (leavesIn(act, system)) {
        if (progress < 0) standing[server] = (standing[server] ?? 0) + 1;
        else behind[server] = (behind[server] ?? 0) + 1 - servicePhases(progress).moveUp;
      }
    }
    return { standing, behind };
  }

  #act(event: ObservedEvent, nowMs: number, { arrivalMs, serviceMs, held }: Pace): Act {
    const arrival = event.kind === 'arrival';
    const startsMs = event.servers.map((server, system) =>
      arrival ? nowMs : this.#mayLeave(system, server, event.lengthsBefore[system] ?? 0, nowMs),
    );
    return { event, startsMs, durationMs: arrival ? arrivalMs : serviceMs, held, releasedMs: Infinity };
  }

  /** When the first who is not yet leaving can leave: now, or as soon as it stands there. */
  #mayLeave(system: number, server: number, length: number, nowMs: number): number {
    if (length === 0) return nowMs;
    const here = this.#acts.filter(({ event }) => event.servers[system] === server);
    const landings = here
      .filter(({ event }) => event.kind === 'arrival')
      .map((act) => (act.startsMs[system] ?? 0) + LANDING * act.durationMs)
      .filter((landingMs) => landingMs > nowMs)
      .sort((a, b) => a - b);
    // Of `length` customers the last few are on their way; those who wait to leave are of the past already.
    return landings.length < length ? nowMs : (landings.at(-length) ?? nowMs);
  }
}

/** How far an act has got in a system, 0 to 1; below 0 before it begins. */
export function progressOf(act: Act, system: number, nowMs: number): number {
  return Math.min(1, (nowMs - (act.startsMs[system] ?? 0)) / act.durationMs);
}

/** Whether a service ends in this system: its server was not idle. */
export function leavesIn({ event }: Act, system: number): boolean {
  return event.kind === 'service' && (event.lengthsBefore[system] ?? 0) > 0;
}

/** How clearly an act is to be seen: 1, and less while a picture that was held fades. */
export function visibilityOf({ releasedMs }: Act, nowMs: number): number {
  return Math.min(1, Math.max(0, 1 - (nowMs - releasedMs) / FADE_MS));
}

function endMs({ startsMs, durationMs }: Act): number {
  return Math.max(...startsMs) + durationMs;
}
