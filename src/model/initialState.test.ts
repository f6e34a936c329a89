import { describe, expect, test } from 'vitest';
import { initialLengths } from './initialState';
import { streamOf } from './random';

const PARAMETERS = { arrivalRate: 0.9, serverCount: 200_000, start: 'equilibrium', seed: 4 } as const;
const STREAM = 2;

/** π_k of MODEL.md (2). */
function fixedPoint(choices: number, arrivalRate: number, k: number): number {
  return arrivalRate ** (choices === 1 ? k : (choices ** k - 1) / (choices - 1));
}

function tailOf(lengths: Int32Array, k: number): number {
  return lengths.reduce((count, length) => count + (length >= k ? 1 : 0), 0) / lengths.length;
}

describe('initialLengths', () => {
  test('are zero at an empty start', () => {
    const lengths = initialLengths(2, { ...PARAMETERS, start: 'empty' }, STREAM);
    expect(lengths.length).toBe(200_000);
    expect(lengths.every((length) => length === 0)).toBe(true);
  });

  test.each([
    { choices: 1, arrivalRate: 0.9 },
    { choices: 1, arrivalRate: 0.01 },
    { choices: 2, arrivalRate: 0.9 },
    { choices: 2, arrivalRate: 0.999 },
    { choices: 5, arrivalRate: 0.9 },
    { choices: 100, arrivalRate: 0.999 },
  ])('have the tail of the fixed point, d = $choices, λ = $arrivalRate', ({ choices, arrivalRate }) => {
    const lengths = initialLengths(choices, { ...PARAMETERS, arrivalRate }, STREAM);
    for (let k = 0; k <= 20; k++) {
      const probability = fixedPoint(choices, arrivalRate, k);
      const standardError = Math.sqrt((probability * (1 - probability)) / lengths.length);
      // Where less than one server is expected, one may be there.
      expect(Math.abs(tailOf(lengths, k) - probability)).toBeLessThan(4 * standardError + 1 / lengths.length);
    }
  });

  test.each([1, 2, 3, 7])('invert the fixed point exactly, d = %i', (choices) => {
    const words = new Int32Array(20_000);
    streamOf(PARAMETERS.seed, STREAM).words(words, words.length);
    const expected = Array.from(words, (word) => {
      const uniform = ((word >>> 0) + 0.5) / 2 ** 32;
      let length = 0;
      while (fixedPoint(choices, 0.9, length + 1) > uniform) length++;
      return length;
    });
    const parameters = { ...PARAMETERS, serverCount: words.length };
    expect(Array.from(initialLengths(choices, parameters, STREAM))).toEqual(expected);
  });

  test('more choices give no server a longer queue', () => {
    for (const arrivalRate of [0.3, 0.9, 0.999]) {
      const systems = [1, 2, 3, 5, 100].map((choices) =>
        initialLengths(choices, { ...PARAMETERS, arrivalRate }, STREAM),
      );
      for (let system = 1; system < systems.length; system++) {
        const fewer = systems[system - 1];
        expect(systems[system]?.every((length, server) => length <= (fewer?.[server] ?? 0))).toBe(true);
      }
    }
  });

  test('differ between seeds and streams, not between calls', () => {
    const parameters = { ...PARAMETERS, serverCount: 1000 };
    const lengths = initialLengths(2, parameters, STREAM);
    expect(initialLengths(2, parameters, STREAM)).toEqual(lengths);
    expect(initialLengths(2, { ...parameters, seed: 5 }, STREAM)).not.toEqual(lengths);
    expect(initialLengths(2, parameters, STREAM + 1)).not.toEqual(lengths);
  });

  test('of a million servers at a load of 0.999 are drawn before anybody grows impatient', () => {
    const lengths = initialLengths(1, { ...PARAMETERS, arrivalRate: 0.999, serverCount: 1_000_000 }, STREAM);
    // The longest of n geometric queues is about ln n/(1 − λ) long.
    const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
    expect(longest / (Math.log(1_000_000) * 1000)).toBeGreaterThan(0.8);
    expect(longest / (Math.log(1_000_000) * 1000)).toBeLessThan(1.6);
  }, 5000);
});
