import { describe, expect, test } from 'vitest';
import type { Parameters } from './parameters';
import { replicationSeed, simulateReplication } from './replication';
import { Supermarket } from './supermarket';

const PARAMETERS: Parameters = {
  choices: [2, 1],
  arrivalRate: 0.9,
  serverCount: 100,
  sampling: 'distinct',
  start: 'empty',
  seed: 7,
};

const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);

describe('simulateReplication', () => {
  test('simulates the whole time and measures what is left of it after the warm-up', () => {
    // 100 · 1.9 events a time unit, each of mean length; the warm-up ends at the moment of an event, and between two.
    for (const warmup of [0, 200, 200.001]) {
      const { duration, events, systems } = simulateReplication(PARAMETERS, { time: 1000, warmup });
      expect(events).toBe(190_000);
      expect(duration).toBeCloseTo(1000 - warmup, 9);
      // P(arrival) = 0.9/1.9 for each event measured: four standard deviations.
      const measured = 190 * (1000 - warmup);
      const arrivals = (measured * 0.9) / 1.9;
      for (const { joined, tailIntegral } of systems) {
        expect(Math.abs(sum(joined) - arrivals)).toBeLessThan(4 * Math.sqrt(arrivals / 1.9));
        expect((tailIntegral[0] ?? 0) / (100 * (1000 - warmup))).toBeCloseTo(1, 9);
      }
    }
  });

  test('measures the very customers and queues that stepping through the events shows', () => {
    const schedule = { time: 60, warmup: 20 };
    const { systems } = simulateReplication(PARAMETERS, schedule);
    const supermarket = new Supermarket(PARAMETERS, 'mean');
    const joined = PARAMETERS.choices.map(() => new Map<number, number>());
    const longest = PARAMETERS.choices.map(() => 0);
    const note = () => {
      supermarket.queues.forEach(({ lengths }, system) => {
        longest[system] = Math.max(longest[system] ?? 0, ...lengths);
      });
    };
    while (supermarket.nextEventTime < schedule.warmup + 1e-9) supermarket.step();
    note();
    while (supermarket.nextEventTime < schedule.time + 1e-9) {
      const event = supermarket.step();
      note();
      if (event?.kind !== 'arrival') continue;
      event.lengthsBefore.forEach((length, system) => {
        joined[system]?.set(length, (joined[system].get(length) ?? 0) + 1);
      });
    }
    systems.forEach((measured, system) => {
      const counts = Array.from(measured.joined, (_, length) => joined[system]?.get(length) ?? 0);
      expect(Array.from(measured.joined)).toEqual(counts);
      expect(measured.longestQueue).toBe(longest[system]);
      expect(measured.tailIntegral.length).toBe(measured.longestQueue + 1);
    });
  });

  test('tells its progress, which has no influence', () => {
    const schedule = { time: 30_000, warmup: 3_000 };
    const heard: number[] = [];
    const told = simulateReplication(PARAMETERS, schedule, (fraction) => heard.push(fraction));
    expect(heard.length).toBeGreaterThan(1);
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
    expect(heard.every((fraction) => fraction > 0 && fraction <= 1)).toBe(true);
    expect(told).toEqual(simulateReplication(PARAMETERS, schedule));
  });
});

test('no two runs of a cell have the same seed, nor do neighbouring cells share any', () => {
  const seeds = new Set<number>();
  for (let cell = 0; cell < 20; cell++) {
    for (let run = 0; run < 100; run++) seeds.add(replicationSeed(1, cell, run));
  }
  expect(seeds.size).toBe(2000);
  expect(replicationSeed(2, 0, 0)).not.toBe(replicationSeed(1, 0, 0));
});
