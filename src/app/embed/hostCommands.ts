import { describeLimits, readWithinLimits } from '../../model/parameters';
import type { ControlState } from '../../stores/controlStore';
import { readLink, writeLink } from '../link';

/** A message read: what to do, or why it cannot be done. */
export type HostCommand =
  | { readonly do: 'set'; readonly controls: ControlState }
  | { readonly do: 'play' | 'pause' | 'step' | 'reset' | 'getSnapshot' }
  | { readonly do: 'runTo'; readonly time: number }
  | { readonly do: 'refuse'; readonly reason: string };

const PLAIN = ['play', 'pause', 'step', 'reset', 'getSnapshot'] as const;
/** Names as in a link, and `playing`, as the figure itself says it: what it has said can be set again. */
const SETTABLE = ['d', 'vs', 'lambda', 'n', 'sampling', 'start', 'seed', 'speed', 'play', 'playing', 'theme'];

/**
 * Reads what the page around a figure says, strictly: a wrong value is answered and changes nothing.
 * @param message one of ours by its envelope, anything otherwise
 */
export function readHostMessage(message: { readonly type: string }, present: ControlState): HostCommand {
  const { type, parameters, t } = message as { type: string; parameters?: unknown; t?: unknown };
  const plain = PLAIN.find((name) => name === type);
  if (plain) return { do: plain };
  if (type === 'runTo') {
    const read = typeof t === 'number' ? readWithinLimits('time', String(t)) : null;
    if (!read?.exact) return refusal('t', t, describeLimits('time'));
    return { do: 'runTo', time: read.value };
  }
  if (type === 'set') return readParameters(parameters, present);
  return refusal('type', type, `${PLAIN.join(', ')}, runTo or set`);
}

/** Values go the way of those in a link: one list of names and limits for both. */
function readParameters(parameters: unknown, present: ControlState): HostCommand {
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters)) {
    return refusal('parameters', parameters, 'an object with names as in a link');
  }
  // Without the others to compare with: those that cannot be had, for now, are no fault of this message.
  const query = new URLSearchParams(writeLink({ ...present, compareWith: [] }, null));
  for (const [name, value] of Object.entries(parameters)) {
    if (!SETTABLE.includes(name)) return refusal('name', name, SETTABLE.join(', '));
    if (name === 'play' || name === 'playing') query.set('play', switchText(value));
    else query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const { controls, corrections } = readLink(`?${query}`);
  const [wrong] = corrections;
  if (wrong) return refusal(wrong.name, wrong.given, wrong.expected);
  const { choices, arrivalRate, serverCount, sampling, start, seed, speed, playing, theme } = controls;
  const compareWith = 'vs' in parameters ? controls.compareWith : present.compareWith;
  return {
    do: 'set',
    // The rest is not for messages, and stays.
    controls: {
      ...present,
      ...{ choices, compareWith, arrivalRate, serverCount, sampling, start, seed, speed, playing, theme },
    },
  };
}

function switchText(value: unknown): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}

function refusal(name: string, value: unknown, expected: string): HostCommand {
  return { do: 'refuse', reason: `invalid ${name}: ${inWords(value)} (expected ${expected})` };
}

function inWords(value: unknown): string {
  return typeof value === 'object' ? (JSON.stringify(value) ?? 'undefined') : String(value);
}
