import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Parameters } from '../../model/parameters';
import { Simulation } from '../../model/simulation';
import { FIGURE_THEMES, figureTheme } from '../svg/figureTheme';
import { numbersOf } from '../testing/cells';
import { parseXml, type XmlElement } from '../testing/xml';
import { tailFigure } from './tailFigure';
import { TAIL_FIGURE_DEFAULTS } from './tailFigureOptions';
import { TAIL_SCALES } from './tailScale';

const PARAMETERS: Parameters = {
  choices: [2, 1],
  arrivalRate: 0.9,
  serverCount: 100,
  sampling: 'distinct',
  start: 'equilibrium',
  seed: 1,
};

function momentOf(parameters: Partial<Parameters>, time: number) {
  const simulation = new Simulation({ ...PARAMETERS, ...parameters });
  simulation.advance(time);
  return simulation.snapshot();
}

/** Elements with an attribute of a value, anywhere in the file. */
function all(root: XmlElement, name: string, value: string): XmlElement[] {
  const own = root.attributes[name] === value ? [root] : [];
  return [...own, ...root.children.flatMap((child) => all(child, name, value))];
}

/** The middle of a closed mark. */
function middleOf(path: string): [x: number, y: number] {
  const circle = /^M(\S+),(\S+)a(\S+),/.exec(path);
  if (circle) return [Number(circle[1]) + Number(circle[3]), Number(circle[2])];
  const numbers = numbersOf(path);
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, i) => i % 2 === odd)) as [number[], number[]];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** The frame of the axes: that which cuts the curves. */
function frameOf(root: XmlElement) {
  const [clip] = all(root, 'id', 'frame');
  const { x, y, width, height } = clip?.children[0]?.attributes ?? {};
  return { left: Number(x), top: Number(y), width: Number(width), height: Number(height) };
}

describe('the figure of the tail', () => {
  test('is XML, whole and without a number that is none, at any theme, scale and size', () => {
    const moments = [
      momentOf({}, 0),
      momentOf({ choices: [3, 1, 2, 10], sampling: 'replacement', start: 'empty' }, 30),
      momentOf({ choices: [1], serverCount: 1, arrivalRate: 0.999 }, 50),
      momentOf({ choices: [100], arrivalRate: 0.01 }, 20),
    ];
    for (const moment of moments) {
      for (const theme of FIGURE_THEMES) {
        for (const scale of TAIL_SCALES) {
          for (const [width, height] of [
            [400, 300],
            [640, 400],
            [320, 240],
            [1920, 1080],
          ] as const) {
            const svg = tailFigure(moment, { theme, scale, width, height, transparent: false });
            const root = parseXml(svg);
            expect(root.name).toBe('svg');
            expect(root.attributes['viewBox']).toBe(`0 0 ${width} ${height}`);
            expect(svg).not.toMatch(/NaN|Infinity|undefined|null|var\(|calc\(|href|class=/);
            expect([...svg.matchAll(/url\(([^)]*)\)/g)].map(([, target]) => target)).toEqual(['#frame']);
            expect(svg.match(/http[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
          }
        }
      }
    }
  });

  test('has every simulated value to the last bit, where its axes have it', () => {
    const moment = momentOf({}, 1000);
    const root = parseXml(tailFigure(moment, TAIL_FIGURE_DEFAULTS));
    const frame = frameOf(root);
    for (const { choices, tail, estimates } of moment.systems) {
      for (const [part, values] of [
        ['average', estimates.tail],
        ['now', tail],
      ] as const) {
        const [group] = all(root, 'data-part', part).filter(
          (own) => own.attributes['data-d'] === String(choices),
        );
        const marks = group?.children ?? [];
        expect(marks.length).toBeGreaterThan(3);
        for (const { attributes } of marks) {
          const k = Number(attributes['data-k']);
          expect(Number(attributes['data-value'])).toBe(values[k]);
          if (part !== 'average') continue;
          // From s_0 = 1 at the top to 10^-5 at the bottom, 20 levels wide.
          const [x, y] = middleOf(attributes['d'] ?? '');
          expect(x).toBeCloseTo(frame.left + (frame.width * k) / 20, 1);
          const down = -Math.log10(values[k] ?? 1) / 5;
          expect(y).toBeCloseTo(frame.top + frame.height * down, 1);
        }
        // What is missing has no server, or is below the axis.
        const shown = marks.map(({ attributes }) => Number(attributes['data-k']));
        const expected = Array.from(values, (value, k) => ({ value, k }))
          .filter(({ value, k }) => k > 0 && k <= 20 && value >= 1e-5)
          .map(({ k }) => k);
        expect(shown).toEqual(expected);
      }
    }
  });

  test('has whiskers as long as the intervals that are earned', () => {
    const moment = momentOf({ arrivalRate: 0.5, serverCount: 20 }, 2000);
    const root = parseXml(tailFigure(moment, TAIL_FIGURE_DEFAULTS));
    const { top, height } = frameOf(root);
    const halves = moment.systems[0]?.estimates.tailHalfWidths;
    const [marks] = all(root, 'data-part', 'average');
    const [whiskers] = all(root, 'data-part', 'whiskers');
    const known = marks?.children.filter((mark) => mark.attributes['data-half-width'] !== undefined) ?? [];
    expect(known.length).toBeGreaterThan(1);
    expect(whiskers?.children.length).toBe(known.length);
    known.forEach(({ attributes }, i) => {
      const [k, value, half] = ['k', 'value', 'half-width'].map((name) =>
        Number(attributes[`data-${name}`]),
      ) as [number, number, number];
      expect(half).toBe(halves?.[k]);
      const [, high = 0, low = 0] = numbersOf(whiskers?.children[i]?.attributes['d'] ?? '');
      const yOf = (tail: number) => top - (height * Math.log10(tail)) / 5;
      expect(high).toBeCloseTo(Math.max(top, yOf(value + half)), 0);
      expect(low).toBeCloseTo(yOf(value - half), 0);
    });
  });

  test('has mean-field curves through their exact values', () => {
    const root = parseXml(tailFigure(momentOf({}, 0), TAIL_FIGURE_DEFAULTS));
    const { left, top, width, height } = frameOf(root);
    for (const [index, exponent] of [(k: number) => 2 ** k - 1, (k: number) => k].entries()) {
      const numbers = numbersOf(all(root, 'data-part', 'mean-field')[index]?.attributes['d'] ?? '');
      for (let k = 0; k <= 6; k++) {
        // One point, and then three for each cubic.
        const [x, y] = numbers.slice(6 * k, 6 * k + 2);
        expect(x).toBeCloseTo(left + (width * k) / 20, 1);
        expect(y).toBeCloseTo(top - (height * exponent(k) * Math.log10(0.9)) / 5, 1);
      }
    }
  });

  test('says what it is of, and can do without a background', () => {
    const moment = momentOf({ choices: [2, 1, 3], start: 'empty' }, 12.5);
    const svg = tailFigure(moment, TAIL_FIGURE_DEFAULTS);
    expect(svg.replace(/<[^>]*>/g, ' ')).toMatch(
      /100 servers, λ = 0.9, d = 2, 1, 3, distinct probes, empty at the start, seed 1/,
    );
    expect(svg).toContain('At time 12.5, averages since time 0');
    const background = '<rect width="640" height="400" fill="#ffffff"/>';
    expect(svg).toContain(background);
    expect(tailFigure(moment, { ...TAIL_FIGURE_DEFAULTS, transparent: true })).toBe(
      svg.replace(background, ''),
    );
  });
});

test('figures have the colours of the page', () => {
  const css = readFileSync(new URL('../../app/styles/theme.css', import.meta.url), 'utf8');
  const blocks = [...css.matchAll(/:root(?:\[data-theme="(\w+)"\])? \{([^}]*)\}/g)];
  const light = blocks[0]?.[2] ?? '';
  for (const name of FIGURE_THEMES) {
    const own = blocks.find(([, theme]) => theme === name)?.[2] ?? '';
    const read = (variable: string) =>
      new RegExp(`--${variable}: ([^;]+);`).exec(own)?.[1] ??
      new RegExp(`--${variable}: ([^;]+);`).exec(light)?.[1];
    expect({ name, ...figureTheme(name) }).toMatchObject({
      ...{ name, card: read('card'), text: read('text'), muted: read('muted'), line: read('line') },
      ...{ faint: read('line-strong'), systems: [0, 1, 2, 3].map((system) => read(`system-${system}`)) },
      lineWidth: Number.parseFloat(read('theory-width') ?? ''),
    });
  }
});
