import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Parameters } from './parameters';
import type { Queues } from './queues';
import { type HoldingTimes, Supermarket, type SupermarketEvent } from './supermarket';

const PARAMETERS: Parameters = {
  choices: [2],
  arrivalRate: 0.9,
  serverCount: 40,
  sampling: 'distinct',
  start: 'equilibrium',
  seed: 11,
};

const HOLDING_TIMES: readonly HoldingTimes[] = ['random', 'mean'];

/** All that can be seen of a supermarket. */
function stateOf(supermarket: Supermarket) {
  const { time, nextEventTime, measuredSince, eventCount, parameters } = supermarket;
  const systems = supermarket.queues.map((queues) => ({
    lengths: Array.from(queues.lengths),
    arrivals: queues.arrivals,
    departures: queues.departures,
  }));
  return {
    time,
    nextEventTime,
    measuredSince,
    eventCount,
    parameters,
    systems,
    measured: supermarket.measured(),
  };
}

/** All but the time, of a system of choice. */
function systemOf(supermarket: Supermarket, system: number) {
  const { lengths, arrivals, departures } = supermarket.queues[system] as Queues;
  return { lengths: Array.from(lengths), arrivals, departures, measured: supermarket.measured()[system] };
}

function advanced(parameters: Parameters, until: number, holdingTimes: HoldingTimes = 'random'): Supermarket {
  const supermarket = new Supermarket(parameters, holdingTimes);
  supermarket.advance(until);
  return supermarket;
}

/** The next events that are not void in every system. */
function steps(supermarket: Supermarket, count: number): SupermarketEvent[] {
  const events: SupermarketEvent[] = [];
  while (events.length < count) {
    const event = supermarket.step();
    if (event) events.push(event);
  }
  return events;
}

/** A way to get on, that must leave no trace. */
const anyAdvance = fc.oneof(
  fc.record({ kind: fc.constant('time' as const), by: fc.double({ min: 0, max: 2, noNaN: true }) }),
  fc.record({ kind: fc.constant('events' as const), by: fc.integer({ min: 1, max: 600 }) }),
  fc.record({ kind: fc.constant('steps' as const), by: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('back' as const), by: fc.double({ min: 0, max: 5, noNaN: true }) }),
);

type Advance = typeof anyAdvance extends fc.Arbitrary<infer Value> ? Value : never;

/** Gets to a time in the ways given, as far as they go before it. */
function advanceBy(supermarket: Supermarket, ways: readonly Advance[], until: number): void {
  for (const { kind, by } of ways) {
    if (kind === 'time') supermarket.advance(Math.min(until, supermarket.time + by));
    else if (kind === 'events') supermarket.advance(until, by);
    else if (kind === 'back') supermarket.advance(supermarket.time - by);
    else for (let i = 0; i < by && supermarket.nextEventTime <= until; i++) supermarket.step();
  }
  supermarket.advance(until);
}

describe.each(HOLDING_TIMES)('a trajectory, holding times %s,', (holdingTimes) => {
  test('does not depend on how it is split', () => {
    const parameters = { ...PARAMETERS, choices: [2, 1, 5] };
    const whole = stateOf(advanced(parameters, 20, holdingTimes));
    expect(whole.eventCount).toBeGreaterThan(1000);
    fc.assert(
      fc.property(fc.array(anyAdvance, { maxLength: 30 }), (ways) => {
        const split = new Supermarket(parameters, holdingTimes);
        advanceBy(split, ways, 20);
        expect(stateOf(split)).toEqual(whole);
      }),
    );
  });

  test('does not depend on how it is split where parameters change on the way', () => {
    const change = { choices: [3, 2, 7], arrivalRate: 0.5, sampling: 'replacement' as const };
    const run = (first: readonly Advance[], second: readonly Advance[]) => {
      const supermarket = new Supermarket(PARAMETERS, holdingTimes);
      advanceBy(supermarket, first, 7.3);
      supermarket.setParameters(change);
      advanceBy(supermarket, second, 14);
      return stateOf(supermarket);
    };
    const whole = run([], []);
    const anyWays = fc.array(anyAdvance, { maxLength: 12 });
    fc.assert(
      fc.property(anyWays, anyWays, (first, second) => {
        expect(run(first, second)).toEqual(whole);
      }),
    );
  });

  test('goes on alike from the time of an event, whether stepped to, counted to or run to', () => {
    const [stepped, counted, run] = [0, 1, 2].map(() => new Supermarket(PARAMETERS, holdingTimes));
    if (!stepped || !counted || !run) return;
    for (let i = 0; i < 300; i++) {
      for (let event = 0; event < 7; event++) stepped.step();
      counted.advance(Number.POSITIVE_INFINITY, 7);
      expect(run.nextEventTime).toBeLessThan(stepped.time);
      run.advance(stepped.time);
      // From now on a rounding would tell: the clock is set to zero at this very moment.
      for (const each of [stepped, counted, run]) each.restartMeasuring();
      expect(stateOf(counted)).toEqual(stateOf(stepped));
      expect(stateOf(run)).toEqual(stateOf(stepped));
    }
  });

  test('has an event from its time on, not a moment before', () => {
    const supermarket = new Supermarket(PARAMETERS, holdingTimes);
    supermarket.advance(0.123);
    supermarket.restartMeasuring();
    for (let i = 0; i < 2000; i++) {
      const time = supermarket.nextEventTime;
      supermarket.advance(time * (1 - Number.EPSILON / 2));
      expect(supermarket.nextEventTime).toBe(time);
      const { eventCount } = supermarket;
      supermarket.advance(time);
      expect(supermarket.eventCount).toBe(eventCount + 1);
      expect(supermarket.time).toBe(time);
    }
  });

  test('does not depend on whether others run at the same time', () => {
    const alone = stateOf(advanced(PARAMETERS, 10, holdingTimes));
    const [one, other] = [PARAMETERS, { ...PARAMETERS, seed: 12, choices: [3, 1] }].map(
      (parameters) => new Supermarket(parameters, holdingTimes),
    );
    for (let time = 0; time <= 10; time += 0.1) {
      one?.advance(time);
      other?.advance(time);
    }
    one?.advance(10);
    expect(one && stateOf(one)).toEqual(alone);
  });
});

describe('a seed', () => {
  test('gives one trajectory, and another seed another', () => {
    const seeds = [0, 1, 2, 2 ** 31, 2 ** 32 - 1];
    const states = seeds.map((seed) => stateOf(advanced({ ...PARAMETERS, seed, start: 'empty' }, 10)));
    seeds.forEach((seed, i) => {
      expect(stateOf(advanced({ ...PARAMETERS, seed, start: 'empty' }, 10))).toEqual(states[i]);
    });
    expect(new Set(states.map(({ systems }) => JSON.stringify(systems))).size).toBe(seeds.length);
    expect(new Set(states.map(({ nextEventTime }) => nextEventTime)).size).toBe(seeds.length);
  });
});

describe('coupled systems', () => {
  const all = [1, 2, 3, 5];
  const choicesLists = all.flatMap((a) => [
    [a],
    ...all.flatMap((b) => [[a, b], ...all.map((c) => [a, b, c]), [a, b, 7, a]]),
  ]);

  test.each(['distinct', 'replacement'] as const)(
    'are the same alone or beside any others, %s',
    (sampling) => {
      const parameters = { ...PARAMETERS, sampling, start: 'equilibrium' as const };
      const alone = new Map(
        all.map((choices) => [choices, systemOf(advanced({ ...parameters, choices: [choices] }, 8), 0)]),
      );
      expect(new Set(Array.from(alone.values(), ({ lengths }) => JSON.stringify(lengths))).size).toBe(4);
      for (const choices of choicesLists) {
        const supermarket = advanced({ ...parameters, choices }, 8);
        choices.forEach((own, system) => {
          const expected = alone.get(own);
          if (expected) expect(systemOf(supermarket, system)).toEqual(expected);
        });
      }
    },
  );

  test('with as many choices are the same', () => {
    const supermarket = advanced({ ...PARAMETERS, choices: [3, 3, 2, 3] }, 50);
    expect(systemOf(supermarket, 1)).toEqual(systemOf(supermarket, 0));
    expect(systemOf(supermarket, 3)).toEqual(systemOf(supermarket, 0));
    expect(systemOf(supermarket, 2)).not.toEqual(systemOf(supermarket, 0));
  });

  test('have the same arrivals, those present at the start apart', () => {
    const supermarket = new Supermarket({ ...PARAMETERS, choices: all });
    const before = supermarket.queues.map(({ arrivals }) => arrivals);
    supermarket.advance(100);
    const came = supermarket.queues.map(({ arrivals }, system) => arrivals - (before[system] ?? 0));
    expect(new Set(came).size).toBe(1);
    expect(came[0]).toBeGreaterThan(3000);
  });

  test.each(['distinct', 'replacement'] as const)('see each customer by the same probes, %s', (sampling) => {
    const supermarket = new Supermarket({ ...PARAMETERS, serverCount: 8, choices: all, sampling });
    let repeated = 0;
    for (let i = 0; i < 5000; i++) {
      const before = supermarket.queues.map(({ lengths }) => lengths.slice());
      const countBefore = supermarket.eventCount;
      const event = supermarket.step();
      expect(supermarket.eventCount).toBe(countBefore + 1);
      const expected = before.map((lengths) => lengths.slice());
      if (event?.kind === 'arrival') {
        expect(event.probes.length).toBe(5);
        if (new Set(event.probes).size < 5) repeated++;
        all.forEach((choices, system) => {
          const lengths = expected[system] ?? new Int32Array();
          const looked = event.probes.slice(0, choices);
          const shortest = Math.min(...looked.map((server) => lengths[server] ?? 0));
          const joined = looked.find((server) => lengths[server] === shortest) ?? -1;
          expect(event.servers[system]).toBe(joined);
          expect(event.lengthsBefore[system]).toBe(shortest);
          lengths[joined] = shortest + 1;
        });
      } else if (event) {
        expect(event.probes).toEqual([]);
        expect(new Set(event.servers).size).toBe(1);
        const [served = -1] = event.servers;
        expect(event.lengthsBefore).toEqual(expected.map((lengths) => lengths[served]));
        expect(Math.max(...event.lengthsBefore)).toBeGreaterThan(0);
        for (const lengths of expected) lengths[served] = Math.max(0, (lengths[served] ?? 0) - 1);
      }
      if (event) expect(event.time).toBe(supermarket.time);
      expect(supermarket.queues.map(({ lengths }) => lengths)).toEqual(expected);
    }
    if (sampling === 'distinct') expect(repeated).toBe(0);
    else expect(repeated).toBeGreaterThan(100);
  });

  test('are void only together', () => {
    const supermarket = new Supermarket({ ...PARAMETERS, choices: [1, 5], arrivalRate: 0.3 });
    const kinds = Array.from({ length: 20_000 }, () => supermarket.step()?.kind ?? 'void');
    const voids = kinds.filter((kind) => kind === 'void').length;
    const services = kinds.filter((kind) => kind === 'service').length;
    // Services find a busy server with probability λ in each system, in one of the two with something between λ and 2λ.
    expect(services / (services + voids)).toBeGreaterThan(0.28);
    expect(services / (services + voids)).toBeLessThan(0.6);
  });
});

describe('counts', () => {
  function expectInvariants(supermarket: Supermarket): void {
    for (const queues of supermarket.queues) {
      const { lengths, arrivals, departures } = queues;
      const total = lengths.reduce((sum, length) => sum + length, 0);
      const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
      expect(lengths.every((length) => length >= 0)).toBe(true);
      expect(arrivals - departures).toBe(total);
      expect(queues.inSystem()).toBe(total);
      expect(queues.longest()).toBe(longest);
      const atLeast = new Float64Array(longest + 1);
      for (const length of lengths) for (let k = 0; k <= length; k++) atLeast[k] = (atLeast[k] ?? 0) + 1;
      expect(queues.tail()).toEqual(atLeast.map((servers) => servers / lengths.length));
    }
  }

  test.each([
    { serverCount: 1, choices: [1], arrivalRate: 0.9, start: 'empty' },
    { serverCount: 2, choices: [2, 1], arrivalRate: 0.999, start: 'equilibrium' },
    { serverCount: 50, choices: [1, 2, 3, 5], arrivalRate: 0.9, start: 'empty' },
    { serverCount: 50, choices: [50, 1], arrivalRate: 0.99, start: 'equilibrium' },
  ] as const)('agree with the queues, n = $serverCount, d = $choices, λ = $arrivalRate', (some) => {
    const supermarket = new Supermarket({ ...PARAMETERS, ...some });
    expectInvariants(supermarket);
    for (let i = 0; i < 50; i++) {
      supermarket.advance(Number.POSITIVE_INFINITY, 1 + i * 13);
      expectInvariants(supermarket);
    }
    supermarket.setParameters({ choices: [2], arrivalRate: 0.5, sampling: 'replacement' });
    supermarket.advance(supermarket.time + 100);
    expectInvariants(supermarket);
  });

  test('agree with queues that grow past any length recorded before', () => {
    // M/M/1 at λ = 0.999 in equilibrium: 1,000 customers in the mean, and 50 servers beside an empty start to outgrow.
    const parameters = { ...PARAMETERS, choices: [1], arrivalRate: 0.999, serverCount: 50 };
    const equilibrium = new Supermarket(parameters);
    expect(equilibrium.queues[0]?.longest()).toBeGreaterThan(2000);
    equilibrium.advance(2000);
    expectInvariants(equilibrium);
    const growing = advanced({ ...parameters, start: 'empty' }, 20_000, 'mean');
    expect(growing.queues[0]?.longest()).toBeGreaterThan(130);
    expectInvariants(growing);
  });

  test.each(HOLDING_TIMES)(
    'and integrals agree with those summed event by event, holding times %s',
    (holdingTimes) => {
      const supermarket = new Supermarket(
        { ...PARAMETERS, choices: [1, 2, 5], serverCount: 10 },
        holdingTimes,
      );
      supermarket.advance(5.4321);
      supermarket.restartMeasuring();
      const integral: number[][] = [[], [], []];
      const joined: number[][] = [[], [], []];
      const addUntil = (time: number, from: number, lengthsOf: readonly Int32Array[]) => {
        lengthsOf.forEach((lengths, system) => {
          const sums = integral[system] ?? [];
          for (const length of lengths)
            for (let k = 0; k <= length; k++) sums[k] = (sums[k] ?? 0) + time - from;
        });
      };
      while (supermarket.nextEventTime <= 400) {
        const before = supermarket.queues.map(({ lengths }) => lengths.slice());
        const from = supermarket.time;
        const event = supermarket.step();
        addUntil(supermarket.time, from, before);
        if (event?.kind !== 'arrival') continue;
        event.lengthsBefore.forEach((length, system) => {
          const counts = joined[system] ?? [];
          counts[length] = (counts[length] ?? 0) + 1;
        });
      }
      addUntil(
        400,
        supermarket.time,
        supermarket.queues.map(({ lengths }) => lengths),
      );
      supermarket.advance(400);
      expect(supermarket.measuredSince).toBe(5.4321);
      supermarket.measured().forEach((measured, system) => {
        expect(measured.duration).toBeCloseTo(400 - 5.4321, 9);
        expect(measured.integral.length).toBe(integral[system]?.length);
        measured.integral.forEach((value, k) => {
          expect(value).toBeCloseTo(integral[system]?.[k] ?? 0, 6);
          expect(measured.joined[k]).toBe(joined[system]?.[k] ?? 0);
        });
      });
    },
  );
});

describe('ties', () => {
  test('at empty servers are broken uniformly', () => {
    for (const sampling of ['distinct', 'replacement'] as const) {
      const counts = new Float64Array(5);
      for (let seed = 0; seed < 5000; seed++) {
        const supermarket = new Supermarket({
          ...PARAMETERS,
          serverCount: 5,
          start: 'empty',
          sampling,
          seed,
        });
        const server = steps(supermarket, 1)[0]?.servers[0] ?? 0;
        counts[server] = (counts[server] ?? 0) + 1;
      }
      const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
      expect(chiSquare).toBeLessThan(4 + 4 * Math.sqrt(8));
    }
  });
});

describe('advance', () => {
  test('stops at the time, and tells whether it did', () => {
    const supermarket = new Supermarket(PARAMETERS);
    expect(supermarket.advance(3.25)).toBe(true);
    expect(supermarket.time).toBe(3.25);
    expect(supermarket.nextEventTime).toBeGreaterThan(3.25);
    const events = supermarket.eventCount;
    expect(supermarket.advance(1000, 10)).toBe(false);
    expect(supermarket.eventCount).toBe(events + 10);
    expect(supermarket.time).toBeGreaterThan(3.25);
    expect(supermarket.time).toBeLessThan(4);
    expect(supermarket.advance(1000, 0)).toBe(false);
    expect(supermarket.eventCount).toBe(events + 10);
  });

  test('to an earlier time changes nothing', () => {
    const supermarket = advanced(PARAMETERS, 5);
    const state = stateOf(supermarket);
    expect(supermarket.advance(2)).toBe(true);
    expect(stateOf(supermarket)).toEqual(state);
  });

  test('to no number is refused', () => {
    expect(() => advanced(PARAMETERS, Number.NaN)).toThrow('invalid time: NaN (expected a number)');
  });
});

describe('setParameters', () => {
  const lengthsOf = (supermarket: Supermarket) =>
    supermarket.queues.map(({ lengths }) => Array.from(lengths));

  test.each([
    { before: [2, 1], after: [2, 1], continued: [0, 1] },
    { before: [2, 1], after: [1, 2], continued: [1, 0] },
    { before: [2, 1], after: [3, 1], continued: [0, 1] },
    { before: [2, 1, 5], after: [5, 3], continued: [2, 0] },
    { before: [2], after: [3, 2], continued: [null, 0] },
    { before: [2], after: [2, 2, 1], continued: [0, null, null] },
    { before: [2, 2], after: [2, 3], continued: [0, 1] },
  ])('from $before to $after: the systems go on as $continued', ({ before, after, continued }) => {
    const supermarket = advanced({ ...PARAMETERS, choices: before }, 30);
    const old = lengthsOf(supermarket);
    supermarket.setParameters({ choices: after });
    const fresh = lengthsOf(new Supermarket({ ...PARAMETERS, choices: after }));
    expect(lengthsOf(supermarket)).toEqual(
      continued.map((index, system) => (index === null ? fresh[system] : old[index])),
    );
    supermarket.advance(40);
    expect(supermarket.parameters.choices).toEqual(after);
    for (const { arrivals, departures, lengths } of supermarket.queues) {
      expect(arrivals - departures).toBe(lengths.reduce((sum, length) => sum + length, 0));
    }
  });

  test('keeps time, events and customers, and measures anew', () => {
    const supermarket = advanced(PARAMETERS, 30);
    const { eventCount } = supermarket;
    const [before] = supermarket.queues.map(({ arrivals, departures }) => ({ arrivals, departures }));
    supermarket.setParameters({ arrivalRate: 0.5 });
    expect(supermarket.parameters).toEqual({ ...PARAMETERS, arrivalRate: 0.5 });
    expect([supermarket.time, supermarket.measuredSince, supermarket.eventCount]).toEqual([
      30,
      30,
      eventCount,
    ]);
    const [after] = supermarket.queues.map(({ arrivals, departures }) => ({ arrivals, departures }));
    expect(after).toEqual(before);
    const [measured] = supermarket.measured();
    expect(measured?.duration).toBe(0);
    expect(measured?.joined.every((count) => count === 0)).toBe(true);
    expect(measured?.integral.every((value) => value === 0)).toBe(true);
    supermarket.advance(50);
    expect(supermarket.measured()[0]?.duration).toBeCloseTo(20, 9);
  });

  test('keeps the next event at its distance in events, whatever the rate', () => {
    const supermarket = advanced(PARAMETERS, 30);
    const left = (supermarket.nextEventTime - 30) * 1.9;
    supermarket.setParameters({ arrivalRate: 0.1 });
    expect((supermarket.nextEventTime - 30) * 1.1).toBeCloseTo(left, 9);
  });

  test('a change to the same parameters leaves the jumps as they were', () => {
    const supermarket = advanced(PARAMETERS, 10);
    supermarket.setParameters(PARAMETERS);
    supermarket.advance(20);
    expect(lengthsOf(supermarket)).toEqual(lengthsOf(advanced(PARAMETERS, 20)));
  });

  test('changes the rate of events and the part of arrivals', () => {
    const supermarket = new Supermarket({ ...PARAMETERS, start: 'empty' });
    supermarket.advance(500);
    const { eventCount } = supermarket;
    const arrivals = supermarket.queues[0]?.arrivals ?? 0;
    supermarket.setParameters({ arrivalRate: 0.2 });
    supermarket.advance(2500);
    const events = supermarket.eventCount - eventCount;
    const came = (supermarket.queues[0]?.arrivals ?? 0) - arrivals;
    expect(Math.abs(events - 40 * 1.2 * 2000)).toBeLessThan(4 * Math.sqrt(40 * 1.2 * 2000));
    expect(Math.abs(came - 40 * 0.2 * 2000)).toBeLessThan(4 * Math.sqrt(40 * 0.2 * 2000));
  });

  test.each([
    { change: { arrivalRate: 1 }, message: 'invalid arrivalRate: 1 (expected 0.01 to 0.999)' },
    { change: { arrivalRate: Number.NaN }, message: 'invalid arrivalRate: NaN' },
    { change: { choices: [] }, message: 'invalid choices' },
    { change: { choices: [2, 1.5] }, message: 'invalid choices: 1.5' },
    { change: { choices: [41] }, message: 'invalid choices: 41' },
    { change: { choices: [1, 2, 3, 4, 5] }, message: 'invalid choices: 1,2,3,4,5' },
    { change: { sampling: 'none' as 'distinct' }, message: 'invalid sampling: none' },
  ])('refuses $change and changes nothing', ({ change, message }) => {
    const supermarket = advanced(PARAMETERS, 5);
    const state = stateOf(supermarket);
    expect(() => supermarket.setParameters({ arrivalRate: 0.5, ...change })).toThrow(RangeError);
    expect(() => supermarket.setParameters({ arrivalRate: 0.5, ...change })).toThrow(message);
    expect(stateOf(supermarket)).toEqual(state);
  });
});

test.each([
  { arrivalRate: 1 },
  { arrivalRate: 0 },
  { arrivalRate: 1.2 },
  { serverCount: 0 },
  { serverCount: 1.5 },
  { serverCount: 1_000_001 },
  { choices: [0] },
  { choices: [101], sampling: 'replacement' as const },
  { choices: [41] },
  { choices: [] },
  { seed: -1 },
  { seed: 2 ** 32 },
  { start: 'full' as 'empty' },
])('a supermarket with %o is refused', (wrong) => {
  expect(() => new Supermarket({ ...PARAMETERS, ...wrong })).toThrow(RangeError);
});
