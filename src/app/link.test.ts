import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLINGS, STARTS } from '../model/parameters';
import { type ControlState, DEFAULT_CONTROLS, shownChoices, THEMES } from '../stores/controlStore';
import { SCENES, sceneControls, USUAL_WITH_LECTURE } from './lecture/scenes';
import * as link from './link';
import { timeNow } from './linkNow';

// As on the page that has all views.
const readLink = (query: string, playByDefault = true) =>
  link.readLink(query, { usualOf: USUAL_WITH_LECTURE, playByDefault });
const writeLink = (controls: ControlState, time: number | null) =>
  link.writeLink(controls, time, USUAL_WITH_LECTURE);

describe('readLink', () => {
  test('gives the defaults of the design for an empty query', () => {
    const { controls, time, corrections } = readLink('');
    expect(controls).toEqual({
      choices: 2,
      compareWith: [1],
      arrivalRate: 0.9,
      serverCount: 100,
      sampling: 'distinct',
      start: 'equilibrium',
      seed: 1,
      speed: 2,
      playing: true,
      theme: 'auto',
      floorOrder: 'sorted',
      slowFloorOrder: 'server',
      markedLevel: null,
      panels: ['floor', 'tail'],
      controls: ['play', 'd', 'lambda'],
      tailScale: 'log',
      view: 'explore',
      scene: 1,
    });
    expect(time).toBe(0);
    expect(corrections).toEqual([]);
  });

  test('takes every value that is allowed', () => {
    const query =
      '?d=3&vs=1,5&lambda=0.955&n=2000&sampling=replacement&start=empty&seed=0&speed=max&t=12.5&play=0&theme=projector';
    const { controls, time, corrections } = readLink(query);
    expect(corrections).toEqual([]);
    expect(time).toBe(12.5);
    expect(controls).toMatchObject({
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

  test('names each bad value, what was expected and what is used instead', () => {
    const { controls, corrections } = readLink(
      '?lambda=1.2&d=abc&n=-5&seed=x&speed=fast&play=yes&theme=pink',
    );
    expect(controls).toMatchObject({ arrivalRate: 0.999, choices: 1, serverCount: 1, seed: 1, speed: 2 });
    const used = Object.fromEntries(corrections.map(({ name, given, used }) => [name, `${given} → ${used}`]));
    expect(used).toEqual({
      lambda: '1.2 → 0.999',
      d: 'abc → 1',
      n: '-5 → 1',
      seed: 'x → 1',
      speed: 'fast → 2',
      play: 'yes → 1',
      theme: 'pink → auto',
    });
    expect(corrections.find(({ name }) => name === 'lambda')?.expected).toBe('0.01 to 0.999');
  });

  test('corrects d above n with distinct probes, and says so', () => {
    const { controls, corrections } = readLink('?d=30&n=20');
    expect(controls.choices).toBe(20);
    expect(corrections).toMatchObject([{ name: 'd', given: '30', used: '20' }]);
    expect(corrections[0]?.expected).toContain('distinct');
    expect(readLink('?d=30&n=20&sampling=replacement').corrections).toEqual([]);
  });

  test('takes no d to compare with that is bad, doubled, d itself or one too many', () => {
    for (const [query, used] of [
      ['?vs=2', 'none'],
      ['?vs=1,1', '1'],
      ['?vs=1,x', '1'],
      ['?vs=1,3,5,10', '1,3,5'],
      ['?vs=1,200', '1'],
    ]) {
      expect(readLink(query ?? '').corrections).toMatchObject([{ name: 'vs', used }]);
    }
    expect(readLink('?vs=').controls.compareWith).toEqual([]);
    expect(readLink('?vs=').corrections).toEqual([]);
  });

  test('does not play by itself where motion is unwelcome, unless the link says so', () => {
    expect(readLink('', false).controls.playing).toBe(false);
    expect(readLink('?play=1', false).controls.playing).toBe(true);
  });

  test('a scene of the lecture sets its parameters, and the link may change them', () => {
    expect(readLink('?view=lecture&scene=5').controls).toEqual(sceneControls(5));
    expect(readLink('?view=lecture&scene=5&lambda=0.5').controls).toEqual({
      ...sceneControls(5),
      arrivalRate: 0.5,
    });
    expect(readLink('?view=lecture&scene=77').corrections).toMatchObject([{ name: 'scene', used: '1' }]);
    expect(writeLink(sceneControls(5), null)).toBe('?view=lecture&scene=5');
  });

  test('takes a decimal comma, and takes no comma between thousands for one', () => {
    expect(readLink('?lambda=0,95').controls.arrivalRate).toBe(0.95);
    expect(readLink('?n=1,000').corrections).toMatchObject([{ name: 'n', given: '1,000', used: '100' }]);
  });

  test('survives any query', () => {
    const names = [
      'd',
      'vs',
      'lambda',
      'n',
      'sampling',
      'start',
      'seed',
      'speed',
      't',
      'play',
      'theme',
      'other',
    ];
    const entry = fc.tuple(fc.constantFrom(...names), fc.oneof(fc.string(), fc.double().map(String)));
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const { controls, time } = readLink(`?${new URLSearchParams(entries)}`);
        expect(controls.arrivalRate).toBeGreaterThanOrEqual(0.01);
        expect(controls.arrivalRate).toBeLessThanOrEqual(0.999);
        expect(Number.isInteger(controls.serverCount)).toBe(true);
        expect(controls.choices).toBeLessThanOrEqual(
          controls.sampling === 'distinct' ? controls.serverCount : 100,
        );
        expect(new Set([controls.choices, ...controls.compareWith]).size).toBe(
          controls.compareWith.length + 1,
        );
        expect(time).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('writeLink', () => {
  test('writes nothing for the default', () => {
    expect(writeLink(DEFAULT_CONTROLS, null)).toBe('');
    expect(writeLink({ ...DEFAULT_CONTROLS, arrivalRate: 0.5 }, null)).toBe('?lambda=0.5');
    expect(writeLink({ ...DEFAULT_CONTROLS, compareWith: [] }, null)).toBe('?vs=');
  });

  test('is read back as it was written', () => {
    const parameters = fc.record({
      choices: fc.integer({ min: 1, max: 50 }),
      compareWith: fc.constantFrom([], [60], [60, 70], [60, 70, 80]),
      arrivalRate: fc.integer({ min: 10, max: 999 }).map((thousandths) => thousandths / 1000),
      serverCount: fc.integer({ min: 100, max: 1_000_000 }),
      sampling: fc.constantFrom(...SAMPLINGS),
      start: fc.constantFrom(...STARTS),
      seed: fc.integer({ min: 0, max: 4_294_967_295 }),
      speed: fc.constantFrom(0.1, 2, 37.5, 10_000, Number.POSITIVE_INFINITY),
      playing: fc.boolean(),
      theme: fc.constantFrom(...THEMES),
    });
    const place = fc.oneof(
      fc.constant(DEFAULT_CONTROLS),
      fc.integer({ min: 1, max: SCENES.length }).map(sceneControls),
    );
    const arbitrary: fc.Arbitrary<ControlState> = fc
      .tuple(place, parameters)
      .map(([usual, set]) => ({ ...usual, ...set }));
    fc.assert(
      fc.property(arbitrary, fc.double({ min: 0, max: 1e9, noNaN: true }), (controls, time) => {
        const link = readLink(writeLink(controls, time));
        expect(link.corrections).toEqual([]);
        expect(link.controls).toEqual(controls);
        expect(link.time).toBe(time);
      }),
    );
  });
});

test('a link never needs a correction: what is not shown is not written', () => {
  const set = fc
    .record({
      serverCount: fc.integer({ min: 1, max: 120 }),
      choices: fc.integer({ min: 1, max: 12 }),
      compareWith: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
      sampling: fc.constantFrom(...SAMPLINGS),
    })
    .map((part): ControlState => ({ ...DEFAULT_CONTROLS, ...part }))
    .map((controls) => ({ ...controls, choices: shownChoices(controls)[0] ?? 1 }));
  fc.assert(
    fc.property(set, (controls) => {
      const link = readLink(writeLink(controls, null));
      expect(link.corrections).toEqual([]);
      expect(shownChoices(link.controls)).toEqual(shownChoices(controls));
    }),
  );
});

test('a link has the time of a moment that it leads to, and none that it would refuse', () => {
  const timeAt = (time: number, playing = false, reproducible = true) => {
    const figure = {
      controls: { getState: () => ({ playing }) },
      feed: { getState: () => ({ snapshot: { time, reproducible } }) },
    };
    return timeNow(figure as unknown as Parameters<typeof timeNow>[0]);
  };
  expect(timeAt(12.5)).toBe(12.5);
  expect(timeAt(1e9)).toBe(1e9);
  expect([timeAt(1e9 + 1), timeAt(5, true), timeAt(5, false, false)]).toEqual([null, null, null]);
});
