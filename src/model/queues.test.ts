import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BURST, Burst } from './burst';
import { Queues } from './queues';

/** One customer more at a server, or one less, at a moment. */
interface Change {
  readonly server: number;
  readonly arrives: boolean;
  readonly moment: number;
}

/** Lets changes happen in bursts of at most so many. */
function happen(queues: Queues, changes: readonly Change[], atMost = BURST): void {
  const burst = new Burst();
  for (let from = 0; from < changes.length; from += atMost) {
    const some = changes.slice(from, from + atMost);
    some.forEach(({ server, arrives, moment }, e) => {
      burst.moments[e] = moment;
      burst.arriving[e] = arrives ? 1 : 0;
      burst.probes[e] = server;
    });
    burst.count = some.length;
    queues.happen(burst, 1);
  }
}

/** The same bookkeeping, slowly: all levels at all moments. */
class SlowQueues {
  readonly lengths: number[];
  arrivals: number;
  departures = 0;
  integral: number[] = [];
  joined: number[] = [];
  #since: number;
  #now: number;

  constructor(lengths: readonly number[], now: number) {
    this.lengths = [...lengths];
    this.arrivals = lengths.reduce((sum, length) => sum + length, 0);
    this.#since = this.#now = now;
  }

  change({ server, arrives, moment }: Change): void {
    this.passTime(moment);
    const length = this.lengths[server] ?? 0;
    if (arrives) {
      this.joined[length] = (this.joined[length] ?? 0) + 1;
      this.arrivals++;
    } else if (length > 0) this.departures++;
    this.lengths[server] = Math.max(0, length + (arrives ? 1 : -1));
  }

  passTime(until: number): void {
    for (let k = 0; k <= Math.max(...this.lengths); k++) {
      this.integral[k] = (this.integral[k] ?? 0) + this.atLeast(k) * (until - this.#now);
    }
    this.#now = until;
  }

  restart(now: number): void {
    this.passTime(now);
    this.#since = now;
    this.integral = [];
    this.joined = [];
  }

  atLeast(k: number): number {
    return this.lengths.filter((length) => length >= k).length;
  }

  get duration(): number {
    return this.#now - this.#since;
  }
}

function expectSame(queues: Queues, slow: SlowQueues, now: number, perTimeUnit = 1): void {
  slow.passTime(now);
  const longest = Math.max(...slow.lengths);
  const inSystem = slow.lengths.reduce((sum, length) => sum + length, 0);
  expect(Array.from(queues.lengths)).toEqual(slow.lengths);
  expect(queues.longest()).toBe(longest);
  expect(queues.inSystem()).toBe(inSystem);
  expect(queues.arrivals).toBe(slow.arrivals);
  expect(queues.departures).toBe(slow.departures);
  expect(queues.arrivals - queues.departures).toBe(inSystem);
  expect(Array.from(queues.tail(), (part) => part * slow.lengths.length)).toEqual(
    Array.from({ length: longest + 1 }, (_, k) => expect.closeTo(slow.atLeast(k), 9)),
  );
  const { duration, integral, joined } = queues.measured(now, perTimeUnit);
  expect(duration).toBeCloseTo(slow.duration / perTimeUnit, 9);
  expect(joined.length).toBe(integral.length);
  for (let k = 0; k < Math.max(integral.length, slow.integral.length); k++) {
    expect(integral[k] ?? 0).toBeCloseTo((slow.integral[k] ?? 0) / perTimeUnit, 7);
    expect(joined[k] ?? 0).toBe(slow.joined[k] ?? 0);
  }
}

const anyLengths = fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 5 });
const anyChanges = fc
  .array(
    fc.record({ server: fc.nat(), arrives: fc.boolean(), gap: fc.double({ min: 0, max: 3, noNaN: true }) }),
    {
      maxLength: 200,
    },
  )
  .map((changes) => {
    let moment = 0;
    return changes.map(({ server, arrives, gap }) => {
      moment += gap;
      return { server, arrives, moment };
    });
  });

describe('Queues', () => {
  test('counts and integrates as slow bookkeeping does, in bursts of any length', () => {
    fc.assert(
      fc.property(anyLengths, anyChanges, fc.integer({ min: 1, max: BURST }), (lengths, changes, atMost) => {
        const queues = new Queues(Int32Array.from(lengths), 0);
        const slow = new SlowQueues(lengths, 0);
        const placed = changes.map((change) => ({ ...change, server: change.server % lengths.length }));
        happen(queues, placed, atMost);
        for (const change of placed) slow.change(change);
        expectSame(queues, slow, (changes.at(-1)?.moment ?? 0) + 1.5, 1.9);
      }),
    );
  });

  test('measures anew from any moment, and still knows who came before', () => {
    fc.assert(
      fc.property(anyLengths, anyChanges, anyChanges, (lengths, before, after) => {
        const queues = new Queues(Int32Array.from(lengths), 0);
        const slow = new SlowQueues(lengths, 0);
        const place = (changes: readonly Change[], later: number) =>
          changes.map(({ server, arrives, moment }) => {
            return { server: server % lengths.length, arrives, moment: moment + later };
          });
        const restart = (before.at(-1)?.moment ?? 0) + 0.25;
        const first = place(before, 0);
        const second = place(after, restart);
        happen(queues, first);
        for (const change of first) slow.change(change);
        queues.restart(restart);
        slow.restart(restart);
        expect(queues.measured(restart, 1).integral.every((value) => value === 0)).toBe(true);
        happen(queues, second);
        for (const change of second) slow.change(change);
        expectSame(queues, slow, restart + (after.at(-1)?.moment ?? 0) + 0.5);
      }),
    );
  });

  test('makes room for any length, from an empty start and beyond a long one', () => {
    for (const start of [0, 63, 64, 500]) {
      const queues = new Queues(Int32Array.of(start, 2), 0);
      const slow = new SlowQueues([start, 2], 0);
      const changes: Change[] = Array.from({ length: 700 }, (_, i) => ({
        server: 0,
        arrives: true,
        moment: i,
      }));
      happen(queues, changes);
      for (const change of changes) slow.change(change);
      expectSame(queues, slow, 701);
    }
  });

  test('nothing happens when nobody leaves an idle server', () => {
    const queues = new Queues(Int32Array.of(0, 1), 0);
    happen(queues, [
      { server: 0, arrives: false, moment: 1 },
      { server: 1, arrives: false, moment: 2 },
      { server: 1, arrives: false, moment: 3 },
    ]);
    expect(Array.from(queues.lengths)).toEqual([0, 0]);
    expect([queues.arrivals, queues.departures, queues.inSystem()]).toEqual([1, 1, 0]);
    expect(queues.measured(4, 1)).toEqual({
      duration: 4,
      integral: Float64Array.of(8, 2),
      joined: Float64Array.of(0, 0),
    });
  });

  test('many servers are read ahead and counted no differently', () => {
    const servers = 300_000;
    const queues = new Queues(new Int32Array(servers).fill(1), 0);
    happen(queues, [
      { server: servers - 1, arrives: true, moment: 1 },
      { server: 0, arrives: false, moment: 2 },
    ]);
    expect([queues.lengths[0], queues.lengths[servers - 1], queues.inSystem()]).toEqual([0, 2, servers]);
    expect(queues.measured(4, 1).integral).toEqual(Float64Array.of(4 * servers, 4 * servers - 2, 3));
  });
});
