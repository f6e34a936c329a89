import { describe, expect, test } from 'vitest';
import { intervalsOf } from './intervals';
import type { Parameters } from './parameters';
import type { Measured } from './queues';
import type { SystemEstimates } from './snapshot';
import { SystemStatistics } from './statistics';
import { type HoldingTimes, Supermarket } from './supermarket';
import { exponentialNoise } from './testing/noise';

const ONE: Parameters = {
  choices: [1],
  serverCount: 1,
  arrivalRate: 0.5,
  sampling: 'distinct',
  start: 'empty',
  seed: 1,
};
const HUNDRED: Parameters = { ...ONE, choices: [2], serverCount: 100, arrivalRate: 0.9 };

function measuredOf(supermarket: Supermarket): Measured {
  const [measured] = supermarket.measured();
  if (!measured) throw new Error('a supermarket without a system');
  return measured;
}

function noneIsNaN({
  meanSojournTime,
  meanSojournTimeHalfWidth,
  tail,
  tailHalfWidths,
  joined,
  warmUp,
}: SystemEstimates) {
  const numbers = [meanSojournTime ?? 0, meanSojournTimeHalfWidth ?? 0, warmUp, ...joined];
  return [...numbers, ...tail, ...(tailHalfWidths ?? [])].every(Number.isFinite);
}

describe('SystemStatistics', () => {
  test('says nothing but the trivial before time has passed, and no mean before the first customer', () => {
    const statistics = new SystemStatistics(3);
    const nothing = { duration: 0, integral: new Float64Array(1), joined: new Float64Array(1) };
    const idle = { duration: 0.5, integral: Float64Array.from([1.5]), joined: new Float64Array(1) };
    for (const measured of [nothing, idle]) {
      expect(statistics.estimates(measured)).toEqual({
        meanSojournTime: null,
        meanSojournTimeHalfWidth: null,
        tail: Float64Array.of(1),
        tailHalfWidths: null,
        joined: Float64Array.of(0),
        warmUp: 0,
      });
    }
  });

  test('says nothing of an idle system however long it is watched', () => {
    const statistics = new SystemStatistics(1);
    const joined = new Float64Array(1);
    const idle = () => ({
      duration: statistics.batchEnd,
      integral: Float64Array.of(statistics.batchEnd),
      joined,
    });
    for (let i = 0; i < 2000; i++) statistics.record(idle());
    const estimates = statistics.estimates(idle());
    expect(estimates.meanSojournTime).toBeNull();
    expect(estimates.meanSojournTimeHalfWidth).toBeNull();
    expect(noneIsNaN(estimates)).toBe(true);
  });

  test('asks for batches at the same times whatever it was told', () => {
    const quiet = new SystemStatistics(1);
    const busy = new SystemStatistics(100);
    const supermarket = new Supermarket(HUNDRED, 'mean');
    for (let i = 0; i < 500; i++) {
      expect(busy.batchEnd).toBe(quiet.batchEnd);
      supermarket.advance(busy.batchEnd);
      quiet.record({ duration: quiet.batchEnd, integral: new Float64Array(1), joined: new Float64Array(1) });
      busy.record(measuredOf(supermarket));
    }
  });

  test.each<[string, Parameters, HoldingTimes]>([
    ['from an empty start', HUNDRED, 'random'],
    ['from equilibrium', { ...HUNDRED, start: 'equilibrium' }, 'mean'],
    ['of a single server', { ...ONE, arrivalRate: 0.9 }, 'random'],
  ])(
    'sums and averages without the warm-up are those of the time since, %s',
    (_, parameters, holdingTimes) => {
      const n = parameters.serverCount;
      const supermarket = new Supermarket(parameters, holdingTimes);
      const statistics = new SystemStatistics(n);
      const ends = new Map<number, Measured>([
        [0, { duration: 0, integral: new Float64Array(0), joined: new Float64Array(0) }],
      ]);
      for (let time = 0.7; time < 1200; time += 7.3) {
        while (statistics.batchEnd <= time) {
          supermarket.advance(statistics.batchEnd);
          const measured = measuredOf(supermarket);
          ends.set(measured.duration, measured);
          statistics.record(measuredOf(supermarket));
        }
        supermarket.advance(time);
        const measured = measuredOf(supermarket);
        const estimates = statistics.estimates(measured);
        const before = ends.get(estimates.warmUp);
        expect(before).toBeDefined();
        expect(estimates.warmUp).toBeLessThanOrEqual(time / 2);
        const since = (now: Float64Array, k: number, then: Float64Array = new Float64Array(0)) =>
          (now[k] ?? 0) - (then[k] ?? 0);
        let customers = 0;
        let stay = 0;
        measured.joined.forEach((_customers, k) => {
          const joined = since(measured.joined, k, before?.joined);
          expect(estimates.joined[k] ?? 0).toBe(joined);
          customers += joined;
          stay += (k + 1) * joined;
          const duration = measured.duration - estimates.warmUp;
          const tail = since(measured.integral, k, before?.integral) / (n * duration);
          expect(estimates.tail[k] ?? 0).toBeCloseTo(tail, 12);
        });
        if (customers === 0) expect(estimates.meanSojournTime).toBeNull();
        else expect(estimates.meanSojournTime).toBeCloseTo(stay / customers, 12);
        expect(noneIsNaN(estimates)).toBe(true);
        expect(estimates.tail.at(-1)).toBeGreaterThan(0);
        if (customers > 0) expect(estimates.joined.at(-1)).toBeGreaterThan(0);
      }
    },
  );
});

/** Sums of a made-up system of which every time unit is independent of the others; it doubles at some time. */
class MadeUp {
  readonly #noise = exponentialNoise(3);
  readonly #doubledAt: number;
  #measured: Measured = { duration: 0, integral: new Float64Array(2), joined: new Float64Array(2) };

  constructor(doubledAt: number) {
    this.#doubledAt = doubledAt;
  }

  /** The sums up to a later time. */
  at(time: number): Measured {
    let { duration } = this.#measured;
    const [total = 0, busy = 0] = this.#measured.integral;
    const [empty = 0, one = 0] = this.#measured.joined;
    let more = 0;
    while (duration < time) more += (++duration > this.#doubledAt ? 20 : 10) * (9 + this.#noise());
    const integral = Float64Array.of(total + 1000 * (time - this.#measured.duration), busy + more);
    const joined = Float64Array.of(empty + 1000 * (time - this.#measured.duration) - more, one + more);
    this.#measured = { duration, integral, joined };
    return this.#measured;
  }
}

describe('Intervals of SystemStatistics', () => {
  test('are given after twice the time that was needed, then three times as wide as computed, later as computed', () => {
    const statistics = new SystemStatistics(1000);
    const system = new MadeUp(Number.POSITIVE_INFINITY);
    const ends: Measured[] = [{ duration: 0, integral: new Float64Array(2), joined: new Float64Array(2) }];
    let measured = system.at(0);
    while (measured.duration < 4096) {
      measured = system.at(statistics.batchEnd);
      statistics.record(measured);
      ends.push(measured);
      const { duration } = measured;
      const { meanSojournTimeHalfWidth, tail, tailHalfWidths, warmUp } = statistics.estimates(measured);
      if (duration < 256) expect(meanSojournTimeHalfWidth).toBeNull();
      if (![256, 512, 4096].includes(duration)) continue;
      const step = duration / 32;
      const intervals = intervalsOf(
        ends.filter((end) => end.duration >= warmUp && end.duration % step === 0),
      );
      const widening = 1 + 2 * (256 / duration) ** 2;
      expect(meanSojournTimeHalfWidth).toBeCloseTo((intervals?.halfWidth ?? 0) * widening, 12);
      const relative = intervals?.relativeTail[1] ?? 0;
      expect(tailHalfWidths?.[1]).toBeCloseTo((tail[1] ?? 0) * relative * widening, 12);
    }
  });

  test('of a level that appears late take as long again as it took to see the level often enough', () => {
    const statistics = new SystemStatistics(1000);
    const system = new MadeUp(Number.POSITIVE_INFINITY);
    const given = new Map<number, number>();
    for (let duration = 0; duration < 8192; ) {
      const { integral, joined, ...rest } = system.at(statistics.batchEnd);
      duration = rest.duration;
      // From 1,000 on level 2 is always there. It fills 9 of 16 groups at 2,300 and is seen often enough then.
      const measured = {
        duration,
        integral: Float64Array.of(...integral, Math.max(0, duration - 1000)),
        joined,
      };
      statistics.record(measured);
      given.set(duration, statistics.estimates(measured).tailHalfWidths?.length ?? 0);
    }
    expect(given.get(2560)).toBe(2);
    expect(given.get(4096)).toBe(2);
    expect(given.get(5120)).toBe(3);
    expect(given.get(8192)).toBe(3);
  });

  test('are withdrawn when what happens later shows that nothing had settled', () => {
    const statistics = new SystemStatistics(1000);
    const system = new MadeUp(1500);
    const shown = (until: number) => {
      let measured = system.at(statistics.batchEnd);
      for (;;) {
        statistics.record(measured);
        if (statistics.batchEnd > until)
          return statistics.estimates(measured).meanSojournTimeHalfWidth !== null;
        measured = system.at(statistics.batchEnd);
      }
    };
    expect(shown(1500)).toBe(true);
    expect(shown(2200)).toBe(false);
    expect(shown(4000)).toBe(false);
  });
});
