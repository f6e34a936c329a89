import {
  allowedChoices,
  describeLimits,
  invalid,
  isWithinLimits,
  type LimitedName,
  MAX_SYSTEMS,
  maximumChoices,
  SAMPLINGS,
  STARTS,
} from '../model/parameters';
import { CONTROLS, type ControlState, PANELS, THEMES } from '../stores/controlStore';
import { assertNames, givenOf } from './checks';
import type { FigureOptions } from './figureOptions';

/** How each option is read: its value as the figure has it. */
const READERS = {
  d: (value: unknown) => ({ choices: number('d', 'choices', value) }),
  vs: (value: unknown) => ({ compareWith: list('vs', value, (d) => number('vs', 'choices', d)) }),
  lambda: (value: unknown) => ({ arrivalRate: number('lambda', 'arrivalRate', value) }),
  n: (value: unknown) => ({ serverCount: number('n', 'serverCount', value) }),
  sampling: (value: unknown) => ({ sampling: word('sampling', SAMPLINGS, value) }),
  start: (value: unknown) => ({ start: word('start', STARTS, value) }),
  seed: (value: unknown) => ({ seed: number('seed', 'seed', value) }),
  speed: (value: unknown) => ({ speed: readSpeed(value) }),
  play: (value: unknown) => ({ playing: word('play', [true, false], value) }),
  theme: (value: unknown) => ({ theme: word('theme', THEMES, value) }),
  panels: (value: unknown) => ({ panels: list('panels', value, (name) => word('panels', PANELS, name)) }),
  controls: (value: unknown) => ({
    controls: list('controls', value, (one) => word('controls', CONTROLS, one)),
  }),
} satisfies { [K in keyof FigureOptions]: (value: unknown) => Partial<ControlState> };

const FUNCTIONS = ['onChange', 'onSnapshot'] as const;
const NAMES = [...Object.keys(READERS), 't', ...FUNCTIONS];

/**
 * What is set once the options are followed.
 * @param present what is set until then; others to compare with that cannot be had, for now, are no fault of the options
 * @throws RangeError naming the option that cannot be followed
 */
export function readOptions(options: FigureOptions, present: ControlState): ControlState {
  assertNames('option', options, NAMES);
  const given = givenOf(options);
  for (const name of FUNCTIONS) {
    const value: unknown = given[name];
    if (name in given && typeof value !== 'function') throw invalid(name, value, 'a function');
  }
  if ('t' in given) readTime(given.t);
  const parts = Object.entries(READERS).flatMap(([name, read]) =>
    name in given ? [read(given[name as keyof typeof READERS])] : [],
  );
  const controls: ControlState = Object.assign({}, present, ...parts);
  assertChoices(given, controls);
  const { choices, serverCount, sampling } = controls;
  // A d that was not asked for makes room for what was.
  return { ...controls, choices: allowedChoices(choices, serverCount, sampling) };
}

/** @throws RangeError for what is no simulated time */
export function readTime(value: unknown): number {
  return number('t', 'time', value);
}

/** The d asked for can be had, and differ from each other. */
function assertChoices(given: object, { choices, compareWith, serverCount, sampling }: ControlState): void {
  const most = maximumChoices(serverCount, sampling);
  const expected = `1 to ${most}: distinct probes need as many servers`;
  if ('d' in given && choices > most) throw invalid('d', choices, expected);
  if (!('vs' in given)) return;
  if (compareWith.length >= MAX_SYSTEMS) throw invalid('vs', compareWith, `up to ${MAX_SYSTEMS - 1} numbers`);
  if (new Set([choices, ...compareWith]).size <= compareWith.length) {
    throw invalid('vs', compareWith, `different numbers, none of them d = ${choices}`);
  }
  const tooLarge = compareWith.find((other) => other > most);
  if (tooLarge !== undefined) throw invalid('vs', tooLarge, expected);
}

function number(name: string, limits: LimitedName, value: unknown): number {
  if (typeof value !== 'number' || !isWithinLimits(limits, value)) {
    throw invalid(name, value, describeLimits(limits));
  }
  return value;
}

function readSpeed(value: unknown): number {
  if (value === 'max') return Number.POSITIVE_INFINITY;
  if (typeof value === 'number' && isWithinLimits('speed', value)) return value;
  throw invalid('speed', value, `${describeLimits('speed')}, or max`);
}

function word<T extends string | boolean>(name: string, words: readonly T[], value: unknown): T {
  const found = words.find((one) => one === value);
  if (found === undefined) throw invalid(name, value, words.join(' or '));
  return found;
}

function list<T>(name: string, value: unknown, read: (entry: unknown) => T): T[] {
  if (!Array.isArray(value)) throw invalid(name, value, 'a list');
  return value.map(read);
}
