import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLINGS, STARTS } from '../../model/parameters';
import { type ControlState, DEFAULT_CONTROLS, shownChoices, THEMES } from '../../stores/controlStore';
import { embedParameters } from './embedSnapshot';
import { readHostMessage } from './hostCommands';

const EMBEDDED: ControlState = { ...DEFAULT_CONTROLS, view: 'embed' };

function set(parameters: unknown, present = EMBEDDED) {
  const message = { type: 'set', parameters };
  return readHostMessage(message, present);
}

function controlsAfter(parameters: unknown, present = EMBEDDED): ControlState {
  const command = set(parameters, present);
  if (command.do !== 'set') throw new Error(JSON.stringify(command));
  return command.controls;
}

function refusal(message: Record<string, unknown> & { type: string }, present = EMBEDDED): string {
  const command = readHostMessage(message, present);
  if (command.do !== 'refuse') throw new Error(JSON.stringify(command));
  return command.reason;
}

describe('commands without a value', () => {
  test.each(['play', 'pause', 'step', 'reset', 'getSnapshot'])('%s', (type) => {
    expect(readHostMessage({ type }, EMBEDDED)).toEqual({ do: type });
  });

  test('no other name is one, nor a name of every object', () => {
    for (const type of ['Play', 'stop', '', 'toString', '__proto__']) {
      expect(refusal({ type })).toBe(
        `invalid type: ${type} (expected play, pause, step, reset, getSnapshot, runTo or set)`,
      );
    }
  });
});

describe('runTo', () => {
  test('takes every time from 0 to 10⁹', () => {
    for (const t of [0, 0.5, 1e9]) {
      const message = { type: 'runTo', t };
      expect(readHostMessage(message, EMBEDDED)).toEqual({ do: 'runTo', time: t });
    }
  });

  test('refuses anything else, in words', () => {
    for (const t of [-0.1, 1e9 + 1, Number.NaN, Number.POSITIVE_INFINITY, '7', null, undefined, [7], {}]) {
      const words = typeof t === 'object' ? JSON.stringify(t) : String(t);
      expect(refusal({ type: 'runTo', t })).toBe(`invalid t: ${words} (expected 0 to 1000000000)`);
    }
  });
});

describe('set', () => {
  test('sets what it names and nothing else', () => {
    expect(controlsAfter({})).toEqual(EMBEDDED);
    const all = {
      ...{ d: 3, vs: [1, 5], lambda: 0.955, n: 2000, sampling: 'replacement', start: 'empty', seed: 0 },
      ...{ speed: 'max', play: false, theme: 'projector' },
    };
    expect(controlsAfter(all)).toEqual({
      ...EMBEDDED,
      choices: 3,
      compareWith: [1, 5],
      arrivalRate: 0.955,
      serverCount: 2000,
      sampling: 'replacement',
      start: 'empty',
      seed: 0,
      speed: Number.POSITIVE_INFINITY,
      playing: false,
      theme: 'projector',
    });
  });

  test('takes text as a link has it, and truth for play', () => {
    const text = { vs: '3,5', lambda: '0.5', n: '10', play: '0' };
    const values = { vs: [3, 5], lambda: 0.5, n: 10, play: false };
    expect(controlsAfter(text)).toEqual(controlsAfter(values));
    expect(controlsAfter({ play: true }, { ...EMBEDDED, playing: false }).playing).toBe(true);
    expect(controlsAfter({ playing: true }, { ...EMBEDDED, playing: false }).playing).toBe(true);
    expect(controlsAfter({ vs: [] }).compareWith).toEqual([]);
  });

  test('leaves alone what is not for messages, also a paused figure', () => {
    const present: ControlState = {
      ...EMBEDDED,
      playing: false,
      floorOrder: 'server',
      tailScale: 'loglog',
      markedLevel: 3,
      panels: ['tail'],
      controls: [],
    };
    expect(controlsAfter({ lambda: 0.5 }, present)).toEqual({ ...present, arrivalRate: 0.5 });
  });

  test('others to compare with that cannot be had for now are no fault of a message that does not name them', () => {
    const slid: ControlState = { ...EMBEDDED, choices: 1, compareWith: [1, 50] };
    expect(controlsAfter({ theme: 'dark' }, slid)).toEqual({ ...slid, theme: 'dark' });
    const few = controlsAfter({ n: 20, d: 2 }, slid);
    expect(shownChoices(few)).toEqual([2, 1]);
    expect(shownChoices(controlsAfter({ n: 100 }, few))).toEqual([2, 1, 50]);
  });

  test.each([
    [{ d: 0 }, 'invalid d: 0 (expected 1 to 100, a whole number)'],
    [{ d: 2.5 }, 'invalid d: 2.5 (expected 1 to 100, a whole number)'],
    [{ n: 3, d: 4 }, 'invalid d: 4 (expected 1 to 3, as distinct probes need as many servers)'],
    [{ lambda: 1 }, 'invalid lambda: 1 (expected 0.01 to 0.999)'],
    [{ lambda: Number.NaN }, 'invalid lambda: NaN (expected 0.01 to 0.999)'],
    [{ lambda: null }, 'invalid lambda: null (expected 0.01 to 0.999)'],
    [{ lambda: true }, 'invalid lambda: true (expected 0.01 to 0.999)'],
    [{ n: 1e6 + 1 }, 'invalid n: 1000001 (expected 1 to 1000000, a whole number)'],
    [{ n: '' }, 'invalid n:  (expected 1 to 1000000, a whole number)'],
    [{ seed: -1 }, 'invalid seed: -1 (expected 0 to 4294967295, a whole number)'],
    [{ seed: 2 ** 32 }, 'invalid seed: 4294967296 (expected 0 to 4294967295, a whole number)'],
    [{ speed: 0 }, 'invalid speed: 0 (expected 0.1 to 10000, or max)'],
    [{ sampling: 'both' }, 'invalid sampling: both (expected distinct or replacement)'],
    [{ start: 'full' }, 'invalid start: full (expected empty or equilibrium)'],
    [{ theme: 'blue' }, 'invalid theme: blue (expected auto or light or dark or projector)'],
    [{ play: 2 }, 'invalid play: 2 (expected 0 or 1)'],
    [{ view: 'lecture' }, /^invalid name: view \(expected d, vs, lambda, n, sampling, start, seed, speed, /],
    [{ toString: 1 }, /^invalid name: toString /],
    ['lambda=0.5', /^invalid parameters: lambda=0\.5 /],
    [[0.5], /^invalid parameters: \[0\.5\] /],
    [null, /^invalid parameters: null /],
  ])('refuses %j', (parameters, reason) => {
    const said = refusal({ type: 'set', parameters });
    if (typeof reason === 'string') expect(said).toBe(reason);
    else expect(said).toMatch(reason);
  });

  test.each([[[2]], [[1, 1]], [[1, 3, 5, 7]], [['x']], [[101]]])('refuses vs %j beside d = 2', (vs) => {
    expect(refusal({ type: 'set', parameters: { d: 2, vs } })).toMatch(
      /^invalid vs: .* \(expected up to 3 different numbers, each 1 to 100, a whole number and not 2\)$/,
    );
  });

  test('what a figure has said of itself can be set, and leads there', () => {
    const choices = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 4 });
    const figures = fc.record({
      choices,
      arrivalRate: fc.integer({ min: 10, max: 999 }).map((thousandths) => thousandths / 1000),
      serverCount: fc.integer({ min: 20, max: 1_000_000 }),
      sampling: fc.constantFrom(...SAMPLINGS),
      start: fc.constantFrom(...STARTS),
      seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      speed: fc.constantFrom(0.1, 2, 10_000, Number.POSITIVE_INFINITY),
      playing: fc.boolean(),
      theme: fc.constantFrom(...THEMES),
    });
    fc.assert(
      fc.property(figures, ({ choices: [d = 1, ...compareWith], ...rest }) => {
        const there: ControlState = { ...EMBEDDED, ...rest, choices: d, compareWith };
        expect(controlsAfter(embedParameters(there))).toEqual(there);
      }),
      { seed: 1 },
    );
  });
});
