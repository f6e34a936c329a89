import { expect, test } from 'vitest';
import {
  fixedPointJoined,
  meanSojournTimeOfJoined,
  sojournTimePercentile,
  sojournTimeTail,
} from './sojournTime';
import { Supermarket } from './supermarket';

test('the Erlang mixture of lengths joined is what timing every customer gives', () => {
  const supermarket = new Supermarket(
    { choices: [2], arrivalRate: 0.8, serverCount: 50, sampling: 'distinct', start: 'empty', seed: 5 },
    'random',
  );
  const arrivedAt: number[][] = Array.from({ length: 50 }, () => []);
  const times: number[] = [];
  while (times.length < 200_000) {
    const event = supermarket.step();
    const queue = arrivedAt[event?.servers[0] ?? 0] ?? [];
    if (event?.kind === 'arrival') queue.push(event.time);
    else if (event) times.push(event.time - (queue.shift() ?? Number.NaN));
  }
  const joined = supermarket.measured()[0]?.joined ?? new Float64Array();
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  // Neighbouring customers hang together, which makes errors about three times those of independent ones.
  expect(Math.abs(mean / meanSojournTimeOfJoined(joined) - 1)).toBeLessThan(0.01);
  for (const p of [0.5, 0.95, 0.99]) {
    const time = sojournTimePercentile(joined, p);
    const beyond = times.filter((own) => own > time).length / times.length;
    expect(Math.abs(beyond - (1 - p))).toBeLessThan(12 * Math.sqrt((p * (1 - p)) / times.length));
  }
});

test('at n = 2,000 the time in system follows equation (4)', () => {
  const supermarket = new Supermarket(
    {
      choices: [2],
      arrivalRate: 0.9,
      serverCount: 2000,
      sampling: 'distinct',
      start: 'equilibrium',
      seed: 8,
    },
    'mean',
  );
  supermarket.advance(3000);
  const joined = supermarket.measured()[0]?.joined ?? new Float64Array();
  const limit = fixedPointJoined(2, 0.9);
  for (const time of [0.5, 1, 2, 4, 8]) {
    expect(Math.abs(sojournTimeTail(joined, time) / sojournTimeTail(limit, time) - 1)).toBeLessThan(0.01);
  }
});
