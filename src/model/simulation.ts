import { DeterministicTwin } from './deterministicTwin';
import { type ObservedEvent, observed } from './observedEvent';
import type { Parameters } from './parameters';
import type { Measured, Queues } from './queues';
import type { Floor, Snapshot, SystemSnapshot } from './snapshot';
import { SystemStatistics } from './statistics';
import { succession } from './succession';
import { type ParameterChange, Supermarket } from './supermarket';

/** More servers than this are drawn in groups of neighbours. */
const MAX_SERVERS_DRAWN = 1500;
const GROUPS = 500;

/** A supermarket and its statistics: batches end at fixed simulated times, whatever the pace it is run at. */
export class Simulation {
  readonly #supermarket: Supermarket;
  #statistics: SystemStatistics[];
  #twins: DeterministicTwin[];
  #reproducible = true;

  /** @throws RangeError for parameters outside their limits */
  constructor(parameters: Parameters) {
    this.#supermarket = new Supermarket(parameters);
    this.#statistics = newStatistics(parameters);
    this.#twins = parameters.choices.map((choices) => new DeterministicTwin(parameters, choices, 0));
  }

  get time(): number {
    return this.#supermarket.time;
  }

  get parameters(): Parameters {
    return this.#supermarket.parameters;
  }

  /** Events so far, void services included. */
  get eventCount(): number {
    return this.#supermarket.eventCount;
  }

  /**
   * Runs to a simulated time, in mean service times; an earlier one than the present changes nothing.
   * @param record is given each event that was not void in every system; nothing depends on whether it is there
   */
  advance(until: number, record?: (event: ObservedEvent) => void): void {
    while (record && this.#supermarket.nextEventTime <= until) {
      const event = this.#event();
      if (event) record(event);
    }
    this.#finishBatches(until);
    this.#supermarket.advance(until);
  }

  /** Runs to the moment of the event with this number, void ones counted; nothing changes if it has happened. */
  advanceToEvent(eventCount: number): void {
    const supermarket = this.#supermarket;
    while (supermarket.eventCount < eventCount - 1) {
      const atEnd = supermarket.advance(this.#batchEnd, eventCount - 1 - supermarket.eventCount);
      if (atEnd) this.#finishBatches(supermarket.time);
    }
    if (supermarket.eventCount < eventCount) this.#event();
  }

  /** Runs to the next event that is not void in every system, and tells what it did. */
  step(): ObservedEvent {
    for (;;) {
      const event = this.#event();
      if (event) return event;
    }
  }

  /**
   * Changes parameters at the present time; averages start anew.
   * @throws RangeError for parameters outside their limits; nothing is changed then
   */
  setParameters(change: ParameterChange): void {
    const before = this.parameters.choices;
    this.#supermarket.setParameters(change);
    this.#statistics = newStatistics(this.parameters);
    const { choices, arrivalRate } = this.parameters;
    const continued = succession(before, choices);
    this.#twins = choices.map((own, system) => {
      const twin = this.#twins[continued[system] ?? -1];
      twin?.setParameters(own, arrivalRate, this.time);
      return twin ?? new DeterministicTwin(this.parameters, own, this.time);
    });
    this.#reproducible = false;
  }

  snapshot(): Snapshot {
    const supermarket = this.#supermarket;
    const measured = supermarket.measured();
    return {
      parameters: supermarket.parameters,
      time: supermarket.time,
      measuredSince: supermarket.measuredSince,
      reproducible: this.#reproducible,
      eventCount: supermarket.eventCount,
      systems: supermarket.queues.map((queues, system) =>
        systemSnapshot(
          supermarket.parameters.choices[system],
          queues,
          measured[system],
          this.#statistics[system],
          this.#twins[system].at(supermarket.time),
        ),
      ),
    };
  }

  /** One event, and the end of the batches before it; null if it was void in every system. */
  #event(): ObservedEvent | null {
    const supermarket = this.#supermarket;
    this.#finishBatches(supermarket.nextEventTime);
    const event = supermarket.step();
    return event && observed(event, supermarket.parameters.choices, supermarket.queues);
  }

  /** Simulated time at which the present batch ends. */
  get #batchEnd(): number {
    return this.#supermarket.measuredSince + this.#statistics[0].batchEnd;
  }

  #finishBatches(until: number): void {
    const supermarket = this.#supermarket;
    for (let batchEnd = this.#batchEnd; batchEnd <= until; batchEnd = this.#batchEnd) {
      supermarket.advance(batchEnd);
      const measured = supermarket.measured();
      this.#statistics.forEach((statistics, system) => {
        statistics.record(measured[system]);
      });
    }
  }
}

function newStatistics({ choices, serverCount }: Parameters): SystemStatistics[] {
  return choices.map(() => new SystemStatistics(serverCount));
}

function systemSnapshot(
  choices: number,
  queues: Queues,
  measured: Measured,
  statistics: SystemStatistics,
  twin: SystemSnapshot['twin'],
): SystemSnapshot {
  const tail = queues.tail();
  return {
    choices,
    tail,
    averageTail: measured.duration > 0 ? averageTail(measured, queues.lengths.length) : tail.slice(),
    longestQueue: queues.longest(),
    arrivals: queues.arrivals,
    departures: queues.departures,
    inSystem: queues.inSystem(),
    joined: measured.joined,
    estimates: statistics.estimates(measured),
    twin,
    floor: floorOf(queues.lengths),
  };
}

/** Sums of durations round: without the bounds s_0 would be a bit more than 1 now and then. */
function averageTail({ duration, integral }: Measured, serverCount: number): Float64Array {
  return integral.map((customers, k) => (k === 0 ? 1 : Math.min(1, customers / (duration * serverCount))));
}

function floorOf(lengths: Int32Array): Floor {
  if (lengths.length <= MAX_SERVERS_DRAWN) return { kind: 'servers', lengths: lengths.slice() };
  const longest = new Int32Array(GROUPS);
  const mean = new Float32Array(GROUPS);
  for (let group = 0; group < GROUPS; group++) {
    const from = Math.floor((group * lengths.length) / GROUPS);
    const to = Math.floor(((group + 1) * lengths.length) / GROUPS);
    let most = 0;
    let sum = 0;
    for (let server = from; server < to; server++) {
      sum += lengths[server];
      if (lengths[server] > most) most = lengths[server];
    }
    longest[group] = most;
    mean[group] = sum / (to - from);
  }
  return { kind: 'groups', longest, mean };
}
