import { BURST } from './burst';
import { EventStream, STREAM } from './eventStream';
import { initialLengths } from './initialState';
import { assertParameters, invalid, type Parameters } from './parameters';
import { joinShortest } from './policy';
import { type Measured, Queues } from './queues';
import { succession } from './succession';

/**
 * How long an event takes: a random exponential, or its mean. The jumps are the same, and so is every average in
 * equilibrium; away from it the mean differs from the random one by a term in 1/n.
 */
export type HoldingTimes = 'random' | 'mean';

/**
 * What may change while a supermarket runs.
 * @example
 * import { createSupermarket, type ParameterChange } from 'two-choices';
 *
 * const change: Partial<ParameterChange> = { arrivalRate: 0.5 };
 * const supermarket = createSupermarket();
 * supermarket.setParameters(change);
 * console.log(supermarket.parameters.arrivalRate); // 0.5
 */
export type ParameterChange = Pick<Parameters, 'choices' | 'arrivalRate' | 'sampling'>;

/** What one event did, system by system. */
export interface SupermarketEvent {
  readonly kind: 'arrival' | 'service';
  /** Simulated time of the event. */
  readonly time: number;
  /** Servers looked at, in the order drawn; a system with d choices looks at the first d. Empty for a service. */
  readonly probes: readonly number[];
  /** Server joined or served in each system. */
  readonly servers: readonly number[];
  /** Queue length at that server in each system, before the event. */
  readonly lengthsBefore: readonly number[];
}

/**
 * Up to four coupled supermarkets: one stream of arrivals, probes and services drives them all, so their differences
 * are due to the number of choices alone, and none depends on which others run beside it.
 *
 * Uniformised: events come at rate n(1 + λ); each is an arrival with probability λ/(1 + λ), else the end of a service
 * at a uniform server, void where that is idle (MODEL.md, "Simulation"). A trajectory is a function of seed,
 * parameters and the simulated times at which parameters were changed, and of nothing else.
 */
export class Supermarket {
  #parameters: Parameters;
  #queues: readonly Queues[];
  readonly #events: EventStream;
  #eventCount = 0;

  /** Simulated time, in mean service times. */
  #time = 0;
  /** Simulated time at which the event clock was last set to zero. */
  #origin = 0;
  /** Event clock: simulated time since the origin, in mean holding times 1/(n(1 + λ)). */
  #now = 0;

  /** @throws RangeError for parameters outside their limits */
  constructor(parameters: Parameters, holdingTimes: HoldingTimes = 'random') {
    assertParameters(parameters);
    this.#parameters = parameters;
    this.#events = new EventStream(parameters, holdingTimes === 'random');
    this.#queues = parameters.choices.map((choices) => this.#newQueues(choices));
  }

  get parameters(): Parameters {
    return this.#parameters;
  }

  /** Simulated time, in mean service times. */
  get time(): number {
    return this.#time;
  }

  /** Simulated time of the next event, void or not. */
  get nextEventTime(): number {
    return this.#timeOf(this.#events.next);
  }

  /** Simulated time since which {@link measured} counts: the last change of parameters, or restart. */
  get measuredSince(): number {
    return this.#origin;
  }

  /** Events so far, void services included. */
  get eventCount(): number {
    return this.#eventCount;
  }

  /** The queues of each system, in the order of `parameters.choices`. */
  get queues(): readonly Queues[] {
    return this.#queues;
  }

  /**
   * Runs to a simulated time.
   * @param until simulated time; an earlier one than the present changes nothing
   * @param maxEvents stop after so many events, at the moment of the last
   * @returns whether the time was reached
   * @throws RangeError for a time that is not a number: it would never be reached
   */
  advance(until: number, maxEvents = Number.POSITIVE_INFINITY): boolean {
    if (Number.isNaN(until)) throw invalid('time', until, 'a number');
    const target = this.#momentOf(until);
    let left = maxEvents;
    let last = 0;
    while (left > 0 && this.#events.draw(target, left) > 0) {
      last = this.#happen();
      left -= this.#events.count;
    }
    const reached = this.#events.next > target;
    if (reached) this.#setTime(Math.max(until, this.#time));
    else if (last > 0) this.#setTime(this.#timeOf(last));
    return reached;
  }

  /**
   * Runs one event, and tells what it did.
   * @returns null if the event was void: a service at a server idle in every system
   */
  step(): SupermarketEvent | null {
    const { choices } = this.#parameters;
    const { probes, arriving } = this.#events;
    this.#events.draw(Number.POSITIVE_INFINITY, 1);
    const servers = this.#queues.map(({ lengths }, system) =>
      joinShortest(lengths, probes, choices[system], 0, BURST),
    );
    const lengthsBefore = this.#queues.map(({ lengths }, system) => lengths[servers[system]]);
    this.#setTime(this.#timeOf(this.#happen()));
    const arrives = arriving[0] === 1;
    if (!arrives && lengthsBefore.every((length) => length === 0)) return null;
    return {
      kind: arrives ? 'arrival' : 'service',
      time: this.#time,
      probes: arrives ? Array.from({ length: Math.max(...choices) }, (_, j) => probes[j * BURST]) : [],
      servers,
      lengthsBefore,
    };
  }

  /**
   * Changes parameters at the present time; measuring starts anew. Each system continues the queues of one with as
   * many choices, if there was one; otherwise those of a system that ended; otherwise it starts as at time 0.
   * @throws RangeError for parameters outside their limits; nothing is changed then
   */
  setParameters(change: Partial<ParameterChange>): void {
    const before = this.#parameters;
    const parameters = { ...before, ...change };
    assertParameters(parameters);
    this.restartMeasuring();
    this.#parameters = parameters;
    const continued = succession(before.choices, parameters.choices);
    this.#queues = parameters.choices.map((choices, system) => {
      const index = continued[system];
      return index === null ? this.#newQueues(choices) : this.#queues[index];
    });
    this.#events.configure(parameters);
  }

  /** Starts measuring anew at the present time. */
  restartMeasuring(): void {
    // The time left to the next event is a standard exponential on the event clock, whatever the rate becomes.
    this.#events.setToZero(this.#now);
    this.#now = 0;
    this.#origin = this.#time;
    for (const queues of this.#queues) queues.restart(0);
  }

  /** What was measured since {@link measuredSince}, one entry a system. */
  measured(): Measured[] {
    return this.#queues.map((queues) => queues.measured(this.#now, this.#rate));
  }

  /**
   * Lets the events drawn happen; the only place where the state of the queues changes.
   * @returns the moment of the last
   */
  #happen(): number {
    const events = this.#events;
    this.#queues.forEach((queues, system) => {
      queues.happen(events, this.#parameters.choices[system]);
    });
    this.#eventCount += events.count;
    return events.moments[events.count - 1];
  }

  #setTime(time: number): void {
    this.#time = time;
    this.#now = this.#momentOf(time);
  }

  /** Events a time unit: n arrivals at rate λ and n services at rate 1, void ones included. */
  get #rate(): number {
    return this.#parameters.serverCount * (1 + this.#parameters.arrivalRate);
  }

  /** The moment of the event clock at a simulated time. */
  #momentOf(time: number): number {
    return (time - this.#origin) * this.#rate;
  }

  /**
   * The first simulated time, of those a double can tell, that is not before a moment: to run to that time is to run
   * just to that moment.
   */
  #timeOf(moment: number): number {
    let time = this.#origin + moment / this.#rate;
    while (this.#momentOf(time) < moment) time *= 1 + Number.EPSILON;
    const before = () => time * (1 - Number.EPSILON / 2);
    while (this.#momentOf(before()) >= moment) time = before();
    return time;
  }

  #newQueues(choices: number): Queues {
    return new Queues(initialLengths(choices, this.#parameters, STREAM.START), 0);
  }
}
