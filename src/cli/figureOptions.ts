import { FIGURE_THEMES } from '../charts/svg/figureTheme';
import { TAIL_FIGURE_DEFAULTS, type TailFigureOptions } from '../charts/tail/tailFigureOptions';
import { TAIL_SCALES } from '../charts/tail/tailScale';
import {
  DEFAULT_PARAMETERS,
  invalid,
  type Limits,
  type Parameters,
  SAMPLINGS,
  STARTS,
} from '../model/parameters';
import { readNumber, readOneOf, shown } from './readOptions';
import { readSystems, type WrittenSystems } from './readSystems';

/** Sizes in pixels: less has no room for words, more is no use in a picture that can be scaled. */
export const SIZE_LIMITS = {
  width: { min: 320, max: 4000, integer: true },
  height: { min: 240, max: 4000, integer: true },
} as const satisfies Record<string, Limits>;

export const USUAL_TIME = 1000;

/** Options as they were written. */
export interface WrittenFigure extends WrittenSystems {
  readonly sampling?: string;
  readonly start?: string;
  readonly seed?: string;
  readonly t?: string;
  readonly theme?: string;
  readonly scale?: string;
  readonly width?: string;
  readonly height?: string;
  readonly transparent?: boolean;
  readonly out?: string;
}

/** What `figure` is asked to do. */
export interface FigureOptions {
  readonly parameters: Parameters;
  /** Simulated time at which the figure is drawn. */
  readonly time: number;
  readonly figure: TailFigureOptions;
  /** Null for stdout. */
  readonly out: string | null;
}

/** @throws RangeError naming the option, the value and what was expected */
export function readFigureOptions(written: WrittenFigure): FigureOptions {
  const usual = TAIL_FIGURE_DEFAULTS;
  const sampling = readOneOf('sampling', written.sampling, SAMPLINGS) ?? DEFAULT_PARAMETERS.sampling;
  if (written.out === '') throw invalid('--out', '""', 'the name of a file');
  return {
    parameters: {
      ...readSystems(written, sampling),
      sampling,
      start: readOneOf('start', written.start, STARTS) ?? DEFAULT_PARAMETERS.start,
      seed: readNumber('seed', written.seed, 'seed') ?? DEFAULT_PARAMETERS.seed,
    },
    time: readNumber('t', written.t, 'time') ?? USUAL_TIME,
    figure: {
      theme: readOneOf('theme', written.theme, FIGURE_THEMES) ?? usual.theme,
      scale: readOneOf('scale', written.scale, TAIL_SCALES) ?? usual.scale,
      width: readSize('width', written.width) ?? usual.width,
      height: readSize('height', written.height) ?? usual.height,
      transparent: written.transparent ?? usual.transparent,
    },
    out: written.out ?? null,
  };
}

function readSize(option: keyof typeof SIZE_LIMITS, text: string | undefined): number | null {
  if (text === undefined) return null;
  const { min, max } = SIZE_LIMITS[option];
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw invalid(`--${option}`, shown(text), `${min} to ${max}, a whole number`);
}
