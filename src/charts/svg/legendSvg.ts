import { markPath, type SystemStyle, systemStyle } from '../systemStyle';
import type { FigureTheme } from './figureTheme';
import { pixels, svgElement } from './svgElement';
import { textWidth } from './wrapWords';

/** Width of a sample line and space between entries, in rem. */
const SAMPLE = 2.1;
const GAP = 1.2;

/** Where a legend begins, how wide it may be, and the type size in pixels. */
export interface LegendPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly rem: number;
}

export interface Legend {
  readonly markup: string;
  readonly height: number;
}

/**
 * Each system's colour, dash and mark with its d: as many rows as they need.
 * @param systems d of each, in the order of their styles
 * @param formulas whether the predicted tail stands beside it
 */
export function legendSvg(
  systems: readonly number[],
  formulas: boolean,
  { x: left, y: top, width, rem }: LegendPlace,
  theme: FigureTheme,
): Legend {
  const row = (formulas ? 1.6 : 1.4) * rem;
  const size = 0.875 * rem;
  let x = left;
  let y = top + 0.65 * row;
  const entries = systems.map((choices, system) => {
    const style = systemStyle(systems, system);
    const name = `d = ${choices}`;
    const own =
      (SAMPLE + 0.4) * rem + 1.1 * size * textWidth(name + (formulas ? `: ${formulaWords(choices)}` : ''));
    if (x > left && x + own > left + width) {
      x = left;
      y += row;
    }
    const entry = entrySvg(choices, style, formulas, { x, y, size, rem }, theme);
    x += own + GAP * rem;
    return entry;
  });
  return { markup: svgElement('g', {}, ...entries), height: y - top + 0.35 * row };
}

function entrySvg(
  choices: number,
  { index, dash, mark }: SystemStyle,
  formula: boolean,
  {
    x,
    y,
    size,
    rem,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly rem: number },
  theme: FigureTheme,
): string {
  const color = theme.systems[index] ?? theme.text;
  const middle = pixels(y - 0.3 * size);
  const [from, to] = [pixels(x), pixels(x + SAMPLE * rem)];
  const scale = rem / (16 * theme.type);
  const stroke = { stroke: color, 'stroke-width': pixels(theme.lineWidth * scale) };
  return svgElement(
    'g',
    {},
    svgElement('path', {
      d: `M${from},${middle}H${to}`,
      fill: 'none',
      ...stroke,
      'stroke-dasharray': scaledDash(dash, scale),
    }),
    svgElement('path', {
      d: markPath(mark, (from + to) / 2, middle, pixels(rem / 3.6)),
      fill: theme.card,
      ...stroke,
    }),
    svgElement(
      'text',
      { x: pixels(to + 0.4 * rem), y: pixels(y), 'font-size': pixels(size), 'font-weight': 600, fill: color },
      svgElement('tspan', { 'font-style': 'italic' }, 'd'),
      ` = ${choices}${formula ? ': ' : ''}`,
      formula ? formulaSvg(choices) : '',
    ),
  );
}

/** A dash pattern at another scale; undefined for a solid line. */
export function scaledDash(dash: string, scale: number): string | undefined {
  if (dash === '') return undefined;
  return dash
    .split(' ')
    .map((length) => pixels(Number(length) * scale))
    .join(' ');
}

/** π_k as people write it, with its exponent, and within that the exponent k, raised. */
function formulaSvg(choices: number): string {
  const raised = (text: string, dy: string, fontSize: string) =>
    svgElement('tspan', { dy, 'font-size': fontSize }, text);
  const all = (...content: string[]) =>
    svgElement('tspan', { 'font-family': 'serif', 'font-style': 'italic' }, ...content);
  if (choices === 1) return all('λ', raised('k', '-0.55em', '75%'));
  const [open, close] = choices === 2 ? ['', ''] : ['(', `)/${choices - 1}`];
  return all(
    'λ',
    raised(`${open}${choices}`, '-0.55em', '75%'),
    raised('k', '-0.45em', '60%'),
    raised(`−1${close}`, '0.36em', '75%'),
  );
}

/** The formula's characters, for its width. */
function formulaWords(choices: number): string {
  return choices === 1 ? 'λk' : `λ${choices}k1${choices > 2 ? `()/${choices - 1}` : ''}`;
}
