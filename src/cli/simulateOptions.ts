import {
  DEFAULT_PARAMETERS,
  describeLimits,
  invalid,
  LIMITS,
  type LimitedName,
  type Limits,
  MAX_SYSTEMS,
  maximumChoices,
  type Parameters,
  readWithinLimits,
  SAMPLINGS,
  STARTS,
} from '../model/parameters';
import type { Schedule } from '../model/replication';

/** Options as they were written; only the command line has them all as text. */
export interface WrittenOptions {
  readonly d?: string;
  readonly vs?: string;
  readonly lambda?: string;
  readonly n?: string;
  readonly sampling?: string;
  readonly start?: string;
  readonly time?: string;
  readonly warmup?: string;
  readonly runs?: string;
  readonly seed?: string;
  readonly workers?: string;
  readonly json?: boolean;
}

/** What `simulate` is asked to do. */
export interface SimulateOptions {
  readonly parameters: Parameters;
  readonly schedule: Schedule;
  readonly runs: number;
  readonly workers: number;
  readonly json: boolean;
}

/** Limits that only the command line needs. */
export const RUN_LIMITS = {
  runs: { min: 1, max: 10_000, integer: true },
  workers: { min: 1, max: 1024, integer: true },
} as const satisfies Record<string, Limits>;

export const DEFAULT_RUNS = { time: 100_000, runs: 10 } as const;

/**
 * Reads options strictly: on the command line a bad value is an error, never a correction.
 * @param cores workers to use when the options do not say
 * @throws RangeError naming the option, the value and what was expected
 */
export function readSimulateOptions(written: WrittenOptions, cores: number): SimulateOptions {
  const serverCount = number('n', written.n, 'serverCount') ?? DEFAULT_PARAMETERS.serverCount;
  const sampling = oneOf('sampling', written.sampling, SAMPLINGS) ?? DEFAULT_PARAMETERS.sampling;
  return {
    parameters: {
      choices: readChoices(written, maximumChoices(serverCount, sampling)),
      arrivalRate: number('lambda', written.lambda, 'arrivalRate') ?? DEFAULT_PARAMETERS.arrivalRate,
      serverCount,
      sampling,
      start: oneOf('start', written.start, STARTS) ?? DEFAULT_PARAMETERS.start,
      seed: number('seed', written.seed, 'seed') ?? DEFAULT_PARAMETERS.seed,
    },
    schedule: readSchedule(written),
    runs: wholeNumber('runs', written.runs) ?? DEFAULT_RUNS.runs,
    workers: wholeNumber('workers', written.workers) ?? cores,
    json: written.json ?? false,
  };
}

/** d of every system: `--d` first, then those of `--vs`. Defaults give way as in the link; what is written does not. */
function readChoices({ d, vs }: WrittenOptions, most: number): number[] {
  const expected =
    most < LIMITS.choices.max
      ? `1 to ${most}, as distinct probes need as many servers`
      : describeLimits('choices');
  const own = number('d', d, 'choices') ?? Math.min(most, DEFAULT_PARAMETERS.choices[0] ?? 1);
  if (own > most) throw invalid('--d', own, expected);
  if (vs === undefined) {
    return [own, ...DEFAULT_PARAMETERS.choices.slice(1).filter((other) => other !== own && other <= most)];
  }
  const entries = vs.trim() === '' ? [] : vs.split(',');
  const all = [own, ...entries.map((entry) => exactly(entry, 'choices') ?? Number.NaN)];
  if (all.length > MAX_SYSTEMS || new Set(all).size < all.length || !all.every((value) => value <= most)) {
    const others = `up to ${MAX_SYSTEMS - 1} numbers separated by commas`;
    throw invalid('--vs', vs, `${others}, all different and other than ${own}, each ${expected}`);
  }
  return all;
}

/** Without `--warmup` a tenth of the time is dropped, as in the paper. */
function readSchedule(written: WrittenOptions): Schedule {
  const time = number('time', written.time, 'time') ?? DEFAULT_RUNS.time;
  if (time === 0) throw invalid('--time', written.time, `more than 0, at most ${LIMITS.time.max}`);
  const warmup = number('warmup', written.warmup, 'time') ?? time / 10;
  if (warmup >= time) {
    throw invalid('--warmup', written.warmup, `0 or more, and less than --time, which is ${time}`);
  }
  return { time, warmup };
}

function number(option: string, text: string | undefined, name: LimitedName): number | null {
  if (text === undefined) return null;
  const value = exactly(text, name);
  if (value === null) throw invalid(`--${option}`, shown(text), describeLimits(name));
  return value;
}

/** A number within the limits of its name, as it is written; null where it is not one. */
function exactly(text: string, name: LimitedName): number | null {
  // A decimal comma is welcome in a link; here 100,000 would be taken for 100.
  if (text.includes(',')) return null;
  const read = readWithinLimits(name, text);
  return read?.exact ? read.value : null;
}

function wholeNumber(option: keyof typeof RUN_LIMITS, text: string | undefined): number | null {
  if (text === undefined) return null;
  const { min, max } = RUN_LIMITS[option];
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) {
    throw invalid(`--${option}`, shown(text), `${min} to ${max}, a whole number`);
  }
  return value;
}

function oneOf<T extends string>(option: string, text: string | undefined, allowed: readonly T[]): T | null {
  if (text === undefined) return null;
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw invalid(`--${option}`, shown(text), allowed.join(' or '));
  return found;
}

/** An empty value has to be seen in a message. */
function shown(text: string): string {
  return text.trim() === '' ? `"${text}"` : text;
}
