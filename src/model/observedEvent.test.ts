import { expect, test } from 'vitest';
import type { ObservedEvent } from './observedEvent';
import type { Parameters } from './parameters';
import { Simulation } from './simulation';

const parameters: Parameters = {
  choices: [2, 1, 3],
  arrivalRate: 0.9,
  serverCount: 20,
  sampling: 'distinct',
  start: 'equilibrium',
  seed: 11,
};

function lengthsOf(simulation: Simulation): number[][] {
  return simulation.snapshot().systems.map(({ floor }) => {
    if (floor.kind !== 'servers') throw new Error('too many servers');
    return Array.from(floor.lengths);
  });
}

/** Runs in many small advances, as frames do, and gives the events. */
function recorded(simulation: Simulation, until: number): ObservedEvent[] {
  const events: ObservedEvent[] = [];
  for (let time = 0; time < until; time += 0.0137) simulation.advance(time, (event) => events.push(event));
  simulation.advance(until, (event) => events.push(event));
  return events;
}

test('a trajectory does not depend on whether its events are recorded', () => {
  const seen = new Simulation(parameters);
  recorded(seen, 50);
  const unseen = new Simulation(parameters);
  unseen.advance(50);
  // Everything: queues, averages, statistics, event count.
  expect(seen.snapshot()).toEqual(unseen.snapshot());
});

test('the events recorded lead from the start to the end, none missing, none twice', () => {
  const simulation = new Simulation(parameters);
  const lengths = lengthsOf(simulation);
  const events = recorded(simulation, 50);
  for (const { kind, servers, lengthsBefore } of events) {
    lengths.forEach((own, system) => {
      const server = servers[system] ?? -1;
      const before = own[server] ?? -1;
      expect(before).toBe(lengthsBefore[system]);
      own[server] = kind === 'arrival' ? before + 1 : Math.max(0, before - 1);
    });
  }
  expect(lengths).toEqual(lengthsOf(simulation));
  expect(events.map(({ time }) => time)).toEqual(events.map(({ time }) => time).sort((a, b) => a - b));
});

test.each(['distinct', 'replacement'] as const)('a customer sees the queues as they were, %s', (sampling) => {
  const simulation = new Simulation({ ...parameters, sampling });
  let lengths = lengthsOf(simulation);
  let arrivals = 0;
  for (let i = 0; i < 500; i++) {
    const event = simulation.step();
    event.probedLengths.forEach((seen, system) => {
      const looked = event.kind === 'arrival' ? event.probes.slice(0, parameters.choices[system]) : [];
      expect(seen).toEqual(looked.map((server) => lengths[system]?.[server]));
      if (event.kind === 'service') return;
      arrivals++;
      expect(seen).toHaveLength(parameters.choices[system] ?? 0);
      expect(event.lengthsBefore[system]).toBe(Math.min(...seen));
    });
    lengths = lengthsOf(simulation);
  }
  expect(arrivals).toBeGreaterThan(300);
});

test.each([1, 2, 637, 1500])('running to event %i is running to its moment', (eventCount) => {
  const simulation = new Simulation(parameters);
  simulation.advanceToEvent(eventCount);
  expect(simulation.eventCount).toBe(eventCount);
  const stepped = new Simulation(parameters);
  while (stepped.eventCount < eventCount) stepped.step();
  // A step passes over void events: only where it ends on the same event are the moments the same.
  if (stepped.eventCount === eventCount) expect(simulation.snapshot()).toEqual(stepped.snapshot());
  const later = new Simulation(parameters);
  later.advance(60);
  simulation.advance(60);
  expect(simulation.snapshot()).toEqual(later.snapshot());
});
