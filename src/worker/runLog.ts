import type { ObservedEvent } from '../model/observedEvent';
import type { Parameters } from '../model/parameters';
import type { Simulation } from '../model/simulation';
import type { ParameterChange } from '../model/supermarket';

/** A parameter change and when it landed. */
interface LoggedChange {
  readonly eventCount: number;
  readonly time: number;
  readonly change: ParameterChange;
}

/** An event that changed something, and how many had happened by then, void ones counted. */
interface NumberedEvent {
  readonly eventCount: number;
  readonly event: ObservedEvent;
}

/** Changes remembered; beyond, a run cannot be run again. Somebody would drag a slider for minutes to get there. */
const MOST_CHANGES = 10_000;
/** Events looked through for the one before. Most often it is among the last few; void services make more. */
const SHORTEST_LOOK = 256;

/**
 * How a run came to be: its first parameters and each change with its moment, which is all a trajectory depends on.
 * Going back is running it again, and stopping earlier.
 */
export class RunLog {
  readonly #begin: () => Simulation;
  /** d of each system at first. */
  readonly #first: readonly number[];
  readonly #changes: LoggedChange[] = [];
  #complete = true;
  /** The last events up to the present without a gap, oldest first; null when not known. */
  #recent: NumberedEvent[] | null = null;

  /** @param simulate makes a simulation, at time 0 */
  constructor(parameters: Parameters, simulate: (parameters: Parameters) => Simulation) {
    this.#begin = () => simulate(parameters);
    this.#first = parameters.choices;
  }

  /** Whether the run can be run again. */
  get complete(): boolean {
    return this.#complete;
  }

  /** A change of parameters, just made. */
  changed({ eventCount, time }: Simulation, change: ParameterChange): void {
    this.#recent = null;
    const systems = (nth: number) => (this.#changes.at(nth)?.change.choices ?? this.#first).join();
    // Of changes at one moment that begin no system, as while a slider is dragged, the last one counts.
    const sameMoment = this.#changes.at(-1)?.time === time;
    if (sameMoment && systems(-1) === change.choices.join() && systems(-2) === systems(-1)) {
      this.#changes.pop();
    }
    if (this.#changes.length === MOST_CHANGES) this.#complete = false;
    else this.#changes.push({ eventCount, time, change });
  }

  /** Time has passed, and what happened was not noted. */
  advanced(): void {
    this.#recent = null;
  }

  /** One event was stepped through. */
  stepped({ eventCount }: Simulation, event: ObservedEvent): void {
    this.#recent?.push({ eventCount, event });
    if (this.#recent && this.#recent.length > SHORTEST_LOOK) this.#recent.shift();
  }

  /**
   * The run just after its last event before the present moment, or just after the last change of parameters if
   * nothing happened since: what was set is not undone.
   * @returns the run there, and the event
   */
  before(present: Simulation): { readonly simulation: Simulation; readonly event: ObservedEvent | null } {
    const earlier = () => this.#recent?.findLast(({ event }) => event.time < present.time);
    let found = earlier();
    if (!found) {
      this.#recent = this.#lookBack(present);
      found = earlier();
    }
    while (this.#recent?.at(-1) !== found) this.#recent?.pop();
    const simulation = this.#runAgain(found?.eventCount ?? 0);
    return { simulation, event: found?.event ?? null };
  }

  /** The last events up to the present, since the last change of parameters; at least one, if there was one. */
  #lookBack(present: Simulation): NumberedEvent[] {
    const first = this.#changes.at(-1)?.eventCount ?? 0;
    for (let look = SHORTEST_LOOK; ; look *= 8) {
      const from = Math.max(first, present.eventCount - look);
      const simulation = this.#runAgain(from);
      const events: NumberedEvent[] = [];
      for (;;) {
        const event = simulation.step();
        if (simulation.eventCount > present.eventCount) break;
        events.push({ eventCount: simulation.eventCount, event });
      }
      if (from === first || events.some(({ event }) => event.time < present.time)) return events;
    }
  }

  /** The run through all changes of parameters, and on to the moment of an event if that is later. */
  #runAgain(eventCount: number): Simulation {
    const simulation = this.#begin();
    for (const { eventCount: before, time, change } of this.#changes) {
      simulation.advanceToEvent(before);
      // Not at the event's own moment: the event clock would be set anew, and might be rounded otherwise.
      if (time > simulation.time) simulation.advance(time);
      simulation.setParameters(change);
    }
    simulation.advanceToEvent(eventCount);
    return simulation;
  }
}
