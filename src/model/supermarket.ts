import { initialLengths } from './initialState';
import { assertParameters, type Parameters } from './parameters';
import { joinShortest } from './policy';
import { type Measured, Queues } from './queues';
import { ExponentialStream, type RandomStream, rejectionThreshold, streamOf } from './random';

/** Which stream of the seed does what; probe j draws from stream PROBES + j. */
const STREAM = { EVENTS: 0, CLOCK: 1, START: 2, PROBES: 3 } as const;

/** How long an event takes: a random exponential, or its mean, which changes neither the jumps nor any expectation. */
export type HoldingTimes = 'random' | 'mean';

/** What may change while a supermarket runs. */
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
  #words: EventWords;
  readonly #holdingTimes: HoldingTimes;
  readonly #events: RandomStream;
  readonly #clock: ExponentialStream;
  readonly #probeStreams: RandomStream[] = [];

  /** Simulated time, in mean service times. */
  #time = 0;
  /** Simulated time at which the event clock was last set to zero. */
  #origin = 0;
  /** Event clock: simulated time since the origin, in mean holding times 1/(n(1 + λ)). */
  #now = 0;
  /** The next event, on the event clock. */
  #next: number;
  #eventCount = 0;

  /** The last event: whether an arrival, the servers looked at, and the server joined or served in each system. */
  #wasArrival = false;
  #probes = new Int32Array(0);
  #servers = new Int32Array(0);

  /** @throws RangeError for parameters outside their limits */
  constructor(parameters: Parameters, holdingTimes: HoldingTimes = 'random') {
    assertParameters(parameters);
    this.#parameters = parameters;
    this.#holdingTimes = holdingTimes;
    this.#events = streamOf(parameters.seed, STREAM.EVENTS);
    this.#clock = new ExponentialStream(streamOf(parameters.seed, STREAM.CLOCK));
    this.#words = eventWords(parameters);
    this.#queues = parameters.choices.map((choices) => this.#newQueues(choices));
    this.#makeRoom();
    this.#next = this.#holdingTime();
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
    return this.#origin + this.#next / this.#words.rate;
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
   */
  advance(until: number, maxEvents = Number.POSITIVE_INFINITY): boolean {
    const target = (until - this.#origin) * this.#words.rate;
    this.#run(target, maxEvents);
    if (this.#next <= target) {
      this.#time = this.#origin + this.#now / this.#words.rate;
      return false;
    }
    if (target > this.#now) {
      this.#now = target;
      this.#time = until;
    }
    return true;
  }

  /**
   * Runs one event, and tells what it did.
   * @returns null if the event was void: a service at a server idle in every system
   */
  step(): SupermarketEvent | null {
    const departuresBefore = this.#queues.map((queues) => queues.departures);
    this.#event();
    this.#time = this.#origin + this.#now / this.#words.rate;
    const left = this.#queues.map((queues, system) => queues.departures - departuresBefore[system]);
    if (!this.#wasArrival && left.every((customers) => customers === 0)) return null;
    return {
      kind: this.#wasArrival ? 'arrival' : 'service',
      time: this.#time,
      probes: this.#wasArrival ? Array.from(this.#probes) : [],
      servers: Array.from(this.#servers),
      lengthsBefore: this.#queues.map((queues, system) => {
        const length = queues.lengths[this.#servers[system]];
        return this.#wasArrival ? length - 1 : length + left[system];
      }),
    };
  }

  /**
   * Changes parameters at the present time; measuring starts anew. Each system continues the queues of one with as
   * many choices, if there was one; otherwise those of a system that ended; otherwise it starts as at time 0.
   * @throws RangeError for parameters outside their limits; nothing is changed then
   */
  setParameters(change: ParameterChange): void {
    const parameters = { ...this.#parameters, ...change };
    assertParameters(parameters);
    const before = this.#parameters.choices.map((choices, system) => ({
      choices,
      queues: this.#queues[system],
    }));
    const take = (index: number) => (index < 0 ? undefined : before.splice(index, 1)[0].queues);
    this.#parameters = parameters;
    this.restartMeasuring();
    const same = parameters.choices.map((choices) =>
      take(before.findIndex((old) => old.choices === choices)),
    );
    this.#queues = parameters.choices.map(
      (choices, system) => same[system] ?? before.shift()?.queues ?? this.#newQueues(choices),
    );
    this.#words = eventWords(parameters);
    this.#makeRoom();
  }

  /** Starts measuring anew at the present time. */
  restartMeasuring(): void {
    // The time left to the next event is a standard exponential on the event clock, whatever the rate becomes.
    this.#next -= this.#now;
    this.#now = 0;
    this.#origin = this.#time;
    for (const queues of this.#queues) queues.restart(0);
  }

  /** What was measured since {@link measuredSince}, one entry a system. */
  measured(): Measured[] {
    return this.#queues.map((queues) => queues.measured(this.#now, this.#words.rate));
  }

  /** One event; the only place where the state of the queues changes. */
  #event(): void {
    this.#run(this.#next, 1);
  }

  /**
   * Events up to a moment of the event clock, at most so many. The hot loop: everything it needs is in locals, which
   * was measured to halve the time of an event.
   */
  #run(target: number, maxEvents: number): void {
    const { total, services, perServer, probeThreshold } = this.#words;
    const { serverCount, sampling, choices } = this.#parameters;
    const random = this.#holdingTimes === 'random';
    const distinct = sampling === 'distinct';
    const events = this.#events;
    const clock = this.#clock;
    const streams = this.#probeStreams;
    const probes = this.#probes;
    const probeCount = probes.length;
    const servers = this.#servers;
    const all = this.#queues;
    const systemCount = all.length;
    let next = this.#next;
    let now = this.#now;
    let done = 0;
    let wasArrival = this.#wasArrival;
    while (next <= target && done < maxEvents) {
      now = next;
      next += random ? clock.next() : 1;
      done++;
      let word = events.word();
      while (word >= total) word = events.word();
      wasArrival = word >= services;
      if (wasArrival) {
        for (let j = 0; j < probeCount; j++) {
          const stream = streams[j];
          let server = stream.below(serverCount, probeThreshold);
          while (distinct && isAmong(server, probes, j)) server = stream.below(serverCount, probeThreshold);
          probes[j] = server;
        }
        for (let system = 0; system < systemCount; system++) {
          const queues = all[system];
          const server = joinShortest(queues.lengths, probes, choices[system]);
          queues.join(server, now);
          servers[system] = server;
        }
      } else {
        const server = (word / perServer) | 0;
        for (let system = 0; system < systemCount; system++) {
          all[system].serve(server, now);
          servers[system] = server;
        }
      }
    }
    this.#now = now;
    this.#next = next;
    this.#eventCount += done;
    this.#wasArrival = wasArrival;
  }

  #holdingTime(): number {
    return this.#holdingTimes === 'random' ? this.#clock.next() : 1;
  }

  #newQueues(choices: number): Queues {
    return new Queues(initialLengths(choices, this.#parameters, STREAM.START), 0);
  }

  #makeRoom(): void {
    const { choices, seed } = this.#parameters;
    const most = Math.max(...choices);
    this.#servers = new Int32Array(choices.length);
    this.#probes = new Int32Array(most);
    for (let j = this.#probeStreams.length; j < most; j++) {
      this.#probeStreams.push(streamOf(seed, STREAM.PROBES + j));
    }
  }
}

/** Whether a server is one of the first few probes. */
function isAmong(server: number, probes: Int32Array, count: number): boolean {
  for (let j = 0; j < count; j++) if (probes[j] === server) return true;
  return false;
}

/** How the 2^32 words are shared among the kinds of event. */
interface EventWords {
  /** Events a time unit, n(1 + λ). */
  readonly rate: number;
  /** Words for the service of each server: exactly as many for one as for another. */
  readonly perServer: number;
  /** Words below this are services, from here to `total` arrivals, beyond drawn again. */
  readonly services: number;
  readonly total: number;
  readonly probeThreshold: number;
}

/** One word decides kind and server; λ is met to better than 1e-9 at a million servers. */
function eventWords({ serverCount, arrivalRate }: Parameters): EventWords {
  const rate = serverCount * (1 + arrivalRate);
  const perServer = Math.floor(2 ** 32 / rate);
  const services = perServer * serverCount;
  const total = services + Math.round(arrivalRate * services);
  return { rate, perServer, services, total, probeThreshold: rejectionThreshold(serverCount) };
}
