// Reads options strictly: on the command line a bad value is an error, never a correction. All errors are RangeErrors
// that name the option, the value and what was expected.
import {
  describeLimits,
  invalid,
  LIMITS,
  type LimitedName,
  type Limits,
  readWithinLimits,
} from '../model/parameters';
import type { Schedule } from '../model/replication';

/** Limits that only the command line needs. */
export const RUN_LIMITS = {
  runs: { min: 1, max: 10_000, integer: true },
  workers: { min: 1, max: 1024, integer: true },
} as const satisfies Record<string, Limits>;

/** How long, as it was written. */
export interface WrittenSchedule {
  readonly time?: string;
  readonly warmup?: string;
}

/** Without `--warmup` a tenth of the time is dropped, as in the paper. */
export function readSchedule(written: WrittenSchedule, usualTime: number): Schedule {
  const time = readNumber('time', written.time, 'time') ?? usualTime;
  if (time === 0) throw invalid('--time', written.time, `more than 0, at most ${LIMITS.time.max}`);
  const warmup = readNumber('warmup', written.warmup, 'time') ?? time / 10;
  if (warmup >= time) {
    throw invalid('--warmup', written.warmup, `0 or more, and less than --time, which is ${time}`);
  }
  return { time, warmup };
}

/** @returns null where the option was not written; so do the others below */
export function readNumber(option: string, text: string | undefined, name: LimitedName): number | null {
  if (text === undefined) return null;
  const value = exactNumber(text, name);
  if (value === null) throw invalid(`--${option}`, shown(text), describeLimits(name));
  return value;
}

/** A number within the limits of its name, as it is written; null where it is not one. */
export function exactNumber(text: string, name: LimitedName): number | null {
  // A decimal comma is welcome in a link; here 100,000 would be taken for 100.
  if (text.includes(',')) return null;
  const read = readWithinLimits(name, text);
  return read?.exact ? read.value : null;
}

export function readWholeNumber(option: keyof typeof RUN_LIMITS, text: string | undefined): number | null {
  if (text === undefined) return null;
  const { min, max } = RUN_LIMITS[option];
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) {
    throw invalid(`--${option}`, shown(text), `${min} to ${max}, a whole number`);
  }
  return value;
}

export function readOneOf<T extends string | number>(
  option: string,
  text: string | undefined,
  allowed: readonly T[],
): T | null {
  if (text === undefined) return null;
  const found = allowed.find((value) => String(value) === text);
  if (found === undefined) throw invalid(`--${option}`, shown(text), inWords(allowed));
  return found;
}

/** `text, csv or latex`. */
export function inWords(values: readonly (string | number)[]): string {
  return values.join(', ').replace(/, ([^,]*)$/, ' or $1');
}

/** An empty value has to be seen in a message. */
export function shown(text: string): string {
  return text.trim() === '' ? `"${text}"` : text;
}
