import { describe, expect, test } from 'vitest';
import { BURST } from './burst';
import { EventStream } from './eventStream';
import type { Parameters } from './parameters';

const PARAMETERS: Parameters = {
  choices: [2],
  arrivalRate: 0.9,
  serverCount: 100,
  sampling: 'distinct',
  start: 'empty',
  seed: 3,
};

interface DrawnEvent {
  readonly moment: number;
  readonly arrives: boolean;
  readonly probes: readonly number[];
}

/** The next events, drawn at most so many at a time. */
function drawn(stream: EventStream, count: number, choices: number, atMost = BURST): DrawnEvent[] {
  const events: DrawnEvent[] = [];
  while (events.length < count) {
    const some = stream.draw(Number.POSITIVE_INFINITY, Math.min(atMost, count - events.length));
    for (let e = 0; e < some; e++) {
      events.push({
        moment: stream.moments[e] ?? 0,
        arrives: stream.arriving[e] === 1,
        probes: Array.from({ length: choices }, (_, j) => stream.probes[j * BURST + e] ?? -1),
      });
    }
  }
  return events;
}

function expectUniform(values: readonly number[], possible: number): void {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const expected = values.length / possible;
  let chiSquare = (possible - counts.size) * expected;
  for (const count of counts.values()) chiSquare += (count - expected) ** 2 / expected;
  const degrees = possible - 1;
  expect(counts.size).toBeLessThanOrEqual(possible);
  expect(Math.abs(chiSquare - degrees)).toBeLessThan(4 * Math.sqrt(2 * degrees) + 1e-9);
}

describe('probes', () => {
  test.each([
    { serverCount: 2, choices: 2, possible: 2 },
    { serverCount: 3, choices: 2, possible: 6 },
    { serverCount: 4, choices: 3, possible: 24 },
    { serverCount: 5, choices: 5, possible: 120 },
    { serverCount: 7, choices: 4, possible: 840 },
  ])(
    'distinct: all ordered choices of $choices from $serverCount are equally likely',
    ({ serverCount, choices, possible }) => {
      const parameters = { ...PARAMETERS, serverCount, choices: [choices] };
      const arrivals = drawn(new EventStream(parameters, false), 60_000, choices).filter(
        ({ arrives }) => arrives,
      );
      for (const { probes } of arrivals) expect(new Set(probes).size).toBe(choices);
      expectUniform(
        arrivals.map(({ probes }) => probes.reduce((code, server) => code * serverCount + server, 0)),
        possible,
      );
    },
  );

  test('with replacement: all sequences are equally likely', () => {
    const parameters = { ...PARAMETERS, serverCount: 5, choices: [3], sampling: 'replacement' as const };
    const arrivals = drawn(new EventStream(parameters, false), 60_000, 3).filter(({ arrives }) => arrives);
    expectUniform(
      arrivals.map(({ probes }) => probes.reduce((code, server) => code * 5 + server, 0)),
      125,
    );
  });

  test('all servers, where there are as many probes', () => {
    const parameters = { ...PARAMETERS, choices: [100] };
    const arrivals = drawn(new EventStream(parameters, false), 2000, 100).filter(({ arrives }) => arrives);
    for (const { probes } of arrivals) expect(new Set(probes).size).toBe(100);
    // The first and the last are each uniform; so are they as a pair, of which 9,900 are possible: too many to count.
    expectUniform(
      arrivals.map(({ probes }) => Math.floor((probes[99] ?? 0) / 10)),
      10,
    );
  });

  test('at a service are all the server that the customer leaves, uniform', () => {
    const parameters = { ...PARAMETERS, serverCount: 20, choices: [5] };
    const services = drawn(new EventStream(parameters, false), 40_000, 5).filter(({ arrives }) => !arrives);
    for (const { probes } of services) expect(new Set(probes).size).toBe(1);
    expectUniform(
      services.map(({ probes }) => probes[0] ?? -1),
      20,
    );
  });
});

test.each([0.01, 0.3, 0.9, 0.999])('a part λ/(1 + λ) of the events are arrivals, λ = %f', (arrivalRate) => {
  const stream = new EventStream({ ...PARAMETERS, arrivalRate }, false);
  let events = 0;
  let arrivals = 0;
  while (events < 1_000_000) {
    events += stream.draw(Number.POSITIVE_INFINITY, BURST);
    arrivals += stream.arriving.reduce((sum, arrives) => sum + arrives, 0);
  }
  const probability = arrivalRate / (1 + arrivalRate);
  const standardError = Math.sqrt((probability * (1 - probability)) / events);
  expect(Math.abs(arrivals / events - probability)).toBeLessThan(4 * standardError);
});

describe.each([true, false])('bursts, random clock: %s', (randomClock) => {
  test('leave no trace in the events', () => {
    const inOne = drawn(new EventStream(PARAMETERS, randomClock), 2000, 2);
    for (const atMost of [1, 7, 255]) {
      expect(drawn(new EventStream(PARAMETERS, randomClock), 2000, 2, atMost)).toEqual(inOne);
    }
  });

  test('end at a moment given, and the next begins after it', () => {
    const all = drawn(new EventStream(PARAMETERS, randomClock), 1000, 2);
    const stream = new EventStream(PARAMETERS, randomClock);
    const moments: number[] = [];
    for (let until = 0; moments.length < 1000; until += 0.75) {
      while (stream.draw(until, Number.POSITIVE_INFINITY) > 0) {
        moments.push(...stream.moments.subarray(0, stream.count));
      }
      expect(moments.at(-1) ?? 0).toBeLessThanOrEqual(until);
      expect(stream.next).toBeGreaterThan(until);
    }
    expect(moments.slice(0, 1000)).toEqual(all.map(({ moment }) => moment));
  });

  test('keep the time to the next event when the clock is set to zero', () => {
    const stream = new EventStream(PARAMETERS, randomClock);
    drawn(stream, 300, 2);
    const left = stream.next - 299.5;
    stream.setToZero(299.5);
    expect(stream.next).toBe(left);
    const [first, second] = drawn(stream, 2, 2);
    expect(first?.moment).toBe(left);
    if (!randomClock) expect(second?.moment).toBe(left + 1);
  });
});
