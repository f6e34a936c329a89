import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain, type Situation } from './why';

const USUAL: Situation = {
  choices: 2,
  serverCount: 100,
  sampling: 'distinct',
  mean: 2.64,
  halfWidth: 0.01,
  measuredSince: 0,
  warmUp: 12,
  meanField: 2.614057,
  independent: 10,
  refined: { meanTime: 2.64489, reason: null },
  otherSampling: { meanTime: 2.65835, reason: null },
};
const INVALID = { meanTime: null, reason: 'too few servers' };

function saidOf(part: Partial<Situation>) {
  const { short, verdict, reasons } = explain({ ...USUAL, ...part });
  return { short, verdict, all: [verdict, ...reasons.map(({ text }) => text)].join(' ') };
}

describe('what is said is true of the numbers', () => {
  test('finite n: the interval contains the refined value only', () => {
    const { short, verdict, all } = saidOf({});
    expect(short).toBe('Because n = 100 is finite');
    expect(verdict).toMatch(/mean field 2.614 is outside.*refined value 2.645 is inside/);
    expect(all).toContain('1.2 % more');
    expect(all).toContain('drawn with replacement, the mean would be about 2.658 instead of 2.645');
    expect(all).toContain('2.640 ± 0.010');
  });

  test('a short warm-up is a length of time, not 0.0', () => {
    expect(saidOf({ warmUp: 0.034 }).all).toContain('without a warm-up of 0.034.');
    expect(saidOf({ warmUp: 12 }).all).toContain('without a warm-up of 12.');
  });

  test.each([
    ['both inside', { halfWidth: 0.1 }, /Too early to tell: the interval contains both/],
    ['mean field only', { mean: 2.61 }, /contains the mean field 2.614, but not the refined value 2.645/],
    [
      'neither, refined nearer',
      { mean: 2.7 },
      /of the two values outside the interval, the refined 2.645 is nearer/,
    ],
    ['just outside', { mean: 2.656 }, /outside the interval, the refined 2.645 is nearer/],
    ['neither, mean field nearer', { mean: 2.5 }, /Neither the mean field 2.614 nor the refined value 2.645/],
    ['settling', { halfWidth: null, measuredSince: 37 }, /still settling: averages since time 37 /],
    ['nobody yet', { mean: null, halfWidth: null }, /No customer has come yet/],
    ['no expansion, outside', { refined: INVALID }, /Most likely because n = 100 is far from infinite/],
    ['no expansion, inside', { refined: INVALID, mean: 2.61 }, /interval contains the mean field 2.614/],
    ['one choice', { choices: 1, mean: 10.01, halfWidth: 0.1 }, /interval contains the exact value 10.00/],
    ['one choice, outside', { choices: 1, mean: 10.5, halfWidth: 0.1 }, /exact value 10.00 is outside/],
    ['one server', { serverCount: 1, mean: 9.99, halfWidth: 0.1 }, /interval contains the exact value 10.00/],
    [
      'n so large that nothing is left',
      { serverCount: 1_000_000, refined: { meanTime: 2.6140572, reason: null }, mean: 2.614 },
      /interval contains the predicted 2.61406/,
    ],
  ] as const)('%s', (_, part, said) => {
    expect(saidOf(part).verdict).toMatch(said);
  });

  test('one choice and one server are exact, and say nothing of expansions', () => {
    expect(saidOf({ choices: 1 }).all).toMatch(/exact at every n/);
    expect(saidOf({ serverCount: 1 }).all).toMatch(/exactly 10.00, and the line of d = 2 is not about it/);
    for (const part of [{ choices: 1 }, { serverCount: 1 }])
      expect(saidOf(part).all).not.toMatch(/refined|2\.61/);
  });

  test('the other way to draw probes, also where it is not possible', () => {
    expect(saidOf({ sampling: 'replacement' }).all).toContain(
      'If they were distinct, the mean would be about 2.658',
    );
    expect(saidOf({ otherSampling: INVALID }).all).toContain('cannot be given (too few servers)');
  });
});

test('no state of affairs gives a number that is none', () => {
  const value = fc.double({ min: 1, max: 1000, noNaN: true });
  const refined = fc.oneof(
    value.map((meanTime) => ({ meanTime, reason: null })),
    fc.constant(INVALID),
  );
  const situation = fc.record({
    choices: fc.integer({ min: 1, max: 100 }),
    serverCount: fc.constantFrom(1, 2, 100, 1_000_000),
    sampling: fc.constantFrom('distinct', 'replacement'),
    mean: fc.option(value),
    halfWidth: fc.option(fc.double({ min: 1e-9, max: 1000, noNaN: true })),
    measuredSince: fc.double({ min: 0, max: 1e6, noNaN: true }),
    warmUp: fc.double({ min: 0, max: 1e6, noNaN: true }),
    meanField: value,
    independent: value,
    refined,
    otherSampling: refined,
  });
  fc.assert(
    fc.property(situation, (given) => {
      const { all, short } = saidOf(given as Situation);
      expect(all + short).not.toMatch(/NaN|Infinity|undefined|null|–|-0\b/);
    }),
  );
});
