import type { ObservedEvent } from '../model/observedEvent';
import type { SnapshotMessage } from '../protocol/messages';

/** Events kept for the next frame, at most: the last ones. */
const MOST_EVENTS = 256;

/** What arrived since the last frame: the latest snapshot, and all events on the way to it. */
export class Inbox {
  #latest: SnapshotMessage | null = null;
  #events: readonly ObservedEvent[] = [];
  #startsUnderWay = 0;

  /** Whether a start is not answered yet: what arrives before is of a simulation that is gone. */
  get awaitsStart(): boolean {
    return this.#startsUnderWay > 0;
  }

  /** A start was asked for. */
  expectStart(): void {
    this.#startsUnderWay++;
    this.#latest = null;
  }

  /** @returns whether it is of the present run, and was kept */
  take(message: SnapshotMessage): boolean {
    if (message.answers === 'start') this.#startsUnderWay--;
    if (this.awaitsStart) return false;
    // What happened before does not lead to here.
    const before = message.answers === 'start' || message.answers === 'stepBack' ? [] : this.#events;
    this.#events = [...before, ...message.events].slice(-MOST_EVENTS);
    this.#latest = message;
    return true;
  }

  /** Gives it away, once; null when nothing arrived. */
  empty(): SnapshotMessage | null {
    const latest = this.#latest && { ...this.#latest, events: this.#events };
    this.#latest = null;
    if (latest) this.#events = [];
    return latest;
  }
}
