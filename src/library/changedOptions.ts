import { DEFAULT_CONTROLS } from '../stores/controlStore';
import { figureParameters } from './describeFigure';
import type { FigureOptions } from './figureOptions';

/** What an option comes back to when it is no longer given. */
const USUAL: FigureOptions = {
  ...figureParameters(DEFAULT_CONTROLS),
  panels: DEFAULT_CONTROLS.panels,
  controls: DEFAULT_CONTROLS.controls,
};
/** These are asked for their latest when they are called. */
const FUNCTIONS = ['onChange', 'onSnapshot'];

/** The options to set when those of before are to become those of now; a list with the same entries is the same. */
export function changedOptions(before: FigureOptions, now: FigureOptions): FigureOptions {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])] as (keyof FigureOptions)[];
  const changed = names.filter(
    (name) => !FUNCTIONS.includes(name) && JSON.stringify(before[name]) !== JSON.stringify(now[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, now[name] ?? USUAL[name]]));
}
