import {
  describeLimits,
  MAX_SYSTEMS,
  maximumChoices,
  readWithinLimits,
  SAMPLINGS,
  STARTS,
} from '../model/parameters';
import {
  CONTROLS,
  type ControlState,
  DEFAULT_CONTROLS,
  PANELS,
  shownChoices,
  THEMES,
  VIEWS,
} from '../stores/controlStore';
import { type Correction, QueryReader } from './queryReader';
import { USUAL, type Usual } from './usual';

/** What a link says. */
export interface Link {
  readonly controls: ControlState;
  /** Simulated time to run to before showing. */
  readonly time: number;
  readonly corrections: readonly Correction[];
}

/** Simulated time units a second as text: a number, or `max`. */
export function formatSpeed(speed: number): string {
  return speed === Number.POSITIVE_INFINITY ? 'max' : String(speed);
}

/** The reverse of {@link formatSpeed}; null where the text is neither. */
export function readSpeed(text: string): { value: number; exact: boolean } | null {
  if (text.trim().toLowerCase() === 'max') return { value: Number.POSITIVE_INFINITY, exact: true };
  return readWithinLimits('speed', text);
}

interface ReadingOptions {
  /** What the figure that is read for leaves out. */
  readonly usualOf?: Usual;
  /** Whether to play when the link does not say. */
  readonly playByDefault?: boolean;
}

/**
 * Reads a link's query. Never fails: what cannot be taken is replaced by the nearest allowed value, or by the usual one
 * where it is no number, and named.
 * @param query such as `?d=2&lambda=0.9`; unknown names are left alone
 */
export function readLink(
  query: string,
  { usualOf = USUAL, playByDefault = true }: ReadingOptions = {},
): Link {
  const reader = new QueryReader(query);
  const view = reader.word('view', VIEWS, DEFAULT_CONTROLS.view);
  const usual = usualOf.controls({ view, scene: readScene(reader, usualOf) });
  const serverCount = reader.number('n', 'serverCount', usual.serverCount);
  const sampling = reader.word('sampling', SAMPLINGS, usual.sampling);
  const most = maximumChoices(serverCount, sampling);
  const choices = readChoices(reader, usual, most);
  const controls: ControlState = {
    ...usual,
    choices,
    compareWith: readCompareWith(reader, usual, choices, most),
    arrivalRate: reader.number('lambda', 'arrivalRate', usual.arrivalRate),
    serverCount,
    sampling,
    start: reader.word('start', STARTS, usual.start),
    seed: reader.number('seed', 'seed', usual.seed),
    speed: readSpeedOf(reader, usual),
    playing: reader.word('play', ['0', '1'], playByDefault && usual.playing ? '1' : '0') === '1',
    theme: reader.word('theme', THEMES, usual.theme),
    panels: reader.words('panels', PANELS, usual.panels),
    controls: reader.words('controls', CONTROLS, usual.controls),
  };
  return { controls, time: reader.number('t', 'time', 0), corrections: reader.corrections };
}

function readScene(reader: QueryReader, { sceneCount }: Usual): number {
  const text = reader.text('scene');
  if (text === null || sceneCount === 0) return 1;
  const scene = Number(text);
  if (Number.isInteger(scene) && scene >= 1 && scene <= sceneCount) return scene;
  reader.correct('scene', `1 to ${sceneCount}`, 1);
  return 1;
}

function readChoices(reader: QueryReader, usual: ControlState, most: number): number {
  const choices = reader.number('d', 'choices', Math.min(most, usual.choices));
  if (choices <= most) return choices;
  reader.correct('d', expectedChoices(most), most);
  return most;
}

function readCompareWith(reader: QueryReader, usual: ControlState, choices: number, most: number): number[] {
  const text = reader.text('vs');
  if (text === null) return usualCompareWith(usual, choices).filter((other) => other <= most);
  const entries = text.split(',').filter((entry) => entry.trim() !== '');
  const usable = entries.flatMap((entry) => {
    const read = readWithinLimits('choices', entry);
    return read?.exact && read.value !== choices && read.value <= most ? [read.value] : [];
  });
  const compareWith = [...new Set(usable)].slice(0, MAX_SYSTEMS - 1);
  if (compareWith.length !== entries.length) {
    const expected = `up to ${MAX_SYSTEMS - 1} different numbers, each ${expectedChoices(most)} and not ${choices}`;
    reader.correct('vs', expected, compareWith.join(',') || 'none');
  }
  return compareWith;
}

function readSpeedOf(reader: QueryReader, usual: ControlState): number {
  const text = reader.text('speed');
  if (text === null) return usual.speed;
  const read = readSpeed(text);
  if (!read?.exact) {
    reader.correct('speed', `${describeLimits('speed')}, or max`, formatSpeed(read?.value ?? usual.speed));
  }
  return read?.value ?? usual.speed;
}

function expectedChoices(most: number): string {
  return most < 100 ? `1 to ${most}, as distinct probes need as many servers` : describeLimits('choices');
}

function usualCompareWith(usual: ControlState, choices: number): readonly number[] {
  return usual.compareWith.filter((other) => other !== choices);
}

/**
 * The query that reproduces a figure; values that are the usual ones of the view are left out.
 * @param time simulated time to run to, if the figure is to be this very one
 * @param usualOf what is left out
 */
export function writeLink(controls: ControlState, time: number | null, usualOf = USUAL): string {
  const usual = usualOf.controls(controls);
  const values = linkValues(controls, time);
  const usualValues = linkValues({ ...usual, compareWith: usualCompareWith(usual, controls.choices) }, 0);
  const written = Object.entries(values).filter(([name, value]) => {
    const isPlace = name === 'view' || name === 'scene';
    return isPlace ? value !== linkValues(DEFAULT_CONTROLS, 0)[name] : value !== usualValues[name];
  });
  return written.length === 0
    ? ''
    : `?${written.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`;
}

/** Every value of a link as text, in the order in which they are written. */
function linkValues(controls: ControlState, time: number | null): Record<string, string> {
  return {
    view: controls.view,
    scene: String(controls.scene),
    d: String(controls.choices),
    // What is not shown, as it is d itself or there are too few servers, would be refused.
    vs: shownChoices(controls).slice(1).join(','),
    lambda: String(controls.arrivalRate),
    n: String(controls.serverCount),
    sampling: controls.sampling,
    start: controls.start,
    seed: String(controls.seed),
    speed: formatSpeed(controls.speed),
    t: String(time ?? 0),
    play: controls.playing ? '1' : '0',
    theme: controls.theme,
    panels: controls.panels.join(','),
    controls: controls.controls.join(','),
  };
}

/** Commas may stand as they are in a query, and a link with them is one that people can read. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',');
}
