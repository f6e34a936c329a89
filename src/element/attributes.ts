import type { EmbedParameters } from '../protocol/embedMessages';

/** Attributes that a running figure takes over at once; named as in a link. */
export const LIVE_NAMES = [
  'd',
  'vs',
  'lambda',
  'n',
  'sampling',
  'start',
  'seed',
  'speed',
  'play',
  'theme',
] as const;
export type LiveName = (typeof LIVE_NAMES)[number];
/** Attributes that are read as a figure is loaded; another value loads it again. */
export const LOADED_NAMES = ['t', 'panels', 'controls'] as const;
/** Attributes that say how a figure stands in its page. */
export const FRAME_NAMES = ['height', 'title'] as const;

/** A figure's parameters as attributes have them. */
export function attributeTexts(parameters: EmbedParameters): Record<LiveName, string> {
  const { d, vs, lambda, n, sampling, start, seed, speed, playing, theme } = parameters;
  return {
    d: String(d),
    vs: vs.join(','),
    lambda: String(lambda),
    n: String(n),
    sampling,
    start,
    seed: String(seed),
    speed: String(speed),
    play: playing ? '1' : '0',
    theme,
  };
}

/** What a property was set to as its attribute has it; null for no attribute. */
export function attributeText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? '1' : '0';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** An attribute as a link has it: `play` alone, as HTML writes what is on, means that it plays. */
export function linkText(name: string, attribute: string): string {
  return name === 'play' && attribute === '' ? '1' : attribute;
}
