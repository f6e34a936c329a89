import type { ObservedEvent } from '../model/observedEvent';
import type { Parameters } from '../model/parameters';
import { Simulation } from '../model/simulation';
import type { StepBack } from '../model/snapshot';
import { stepBackFrom } from '../model/stepBack';
import type { ParameterChange } from '../model/supermarket';
import type { Command } from '../protocol/commands';
import type { Message } from '../protocol/messages';
import { nextOnTimeGrid } from '../protocol/timeGrid';
import { RunLog } from './runLog';

/** Events between two looks at the clock: about half a millisecond of work. */
const EVENTS_A_SLICE = 10_000;
/** Events recorded for one answer, at most: the last ones. */
const MOST_RECORDED = 256;

/** A simulation with what is needed to go back in it. */
interface Run {
  simulation: Simulation;
  readonly log: RunLog;
}

/** What a command brought about, to be told beside the snapshot. */
interface Happened {
  /** The event stepped to. */
  readonly event: ObservedEvent | null;
  /** Events on the way. */
  readonly events: readonly ObservedEvent[];
}

const NOTHING: Happened = { event: null, events: [] };

/** What runs in the worker, without the worker: takes commands, gives messages. */
export class Engine {
  #run: Run | null = null;
  readonly #post: (message: Message) => void;
  readonly #nowMs: () => number;
  readonly #simulate: (parameters: Parameters) => Simulation;

  /**
   * @param post where messages go
   * @param nowMs a clock in milliseconds, to keep to a budget
   * @param simulate makes a simulation; another one lets tests inject faults
   */
  constructor(
    post: (message: Message) => void,
    nowMs: () => number,
    simulate: (parameters: Parameters) => Simulation = (parameters) => new Simulation(parameters),
  ) {
    this.#post = post;
    this.#nowMs = nowMs;
    this.#simulate = simulate;
  }

  /** Carries out one command and answers it; whatever is thrown becomes a failure message. */
  handle(command: Command): void {
    try {
      const happened = this.#carryOut(command);
      const { simulation, log } = this.#running();
      const snapshot = simulation.snapshot();
      const stepBack: StepBack = log.complete ? stepBackFrom(snapshot) : 'far';
      this.#post({ type: 'snapshot', answers: command.type, snapshot, ...happened, stepBack });
    } catch (error) {
      this.#run = null;
      const reason = error instanceof Error ? error.message : String(error);
      this.#post({ type: 'failure', answers: command.type, reason });
    }
  }

  #carryOut(command: Command): Happened {
    switch (command.type) {
      case 'start':
        this.#start(command.parameters);
        return NOTHING;
      case 'setParameters':
        this.#setParameters(command.change);
        return NOTHING;
      case 'advance':
        return this.#advance(command.until, command.budgetMs, command.record);
      case 'step': {
        const { simulation, log } = this.#running();
        const event = simulation.step();
        log.stepped(simulation, event);
        return { event, events: [event] };
      }
      case 'stepBack':
        return this.#stepBack();
    }
  }

  #start(parameters: Parameters): void {
    this.#run = { simulation: this.#simulate(parameters), log: new RunLog(parameters, this.#simulate) };
  }

  #setParameters(change: ParameterChange): void {
    const { simulation, log } = this.#running();
    // Nothing has happened: this is how it begins, with the queues that these parameters begin with.
    if (simulation.time === 0) {
      this.#start({ ...simulation.parameters, ...change });
    } else {
      simulation.setParameters(change);
      log.changed(simulation, change);
    }
  }

  #advance(until: number, budgetMs: number, record: boolean): Happened {
    const { simulation, log } = this.#running();
    log.advanced();
    const { serverCount, arrivalRate } = simulation.parameters;
    const slice = EVENTS_A_SLICE / (serverCount * (1 + arrivalRate));
    const endMs = this.#nowMs() + budgetMs;
    const events: ObservedEvent[] = [];
    const recorder = record ? (event: ObservedEvent) => void events.push(event) : undefined;
    do {
      simulation.advance(Math.min(until, nextOnTimeGrid(simulation.time + slice)), recorder);
      events.splice(0, events.length - MOST_RECORDED);
    } while (simulation.time < until && this.#nowMs() < endMs);
    return { event: null, events };
  }

  #stepBack(): Happened {
    const run = this.#running();
    if (!run.log.complete || stepBackFrom(run.simulation.snapshot()) !== 'possible') return NOTHING;
    const { simulation, event } = run.log.before(run.simulation);
    run.simulation = simulation;
    return { event, events: [] };
  }

  #running(): Run {
    if (!this.#run) throw new Error('no simulation is running');
    return this.#run;
  }
}
