/**
 * What can be set, its limits and defaults: the one schema of the link, the page, messages and the command line.
 */

/**
 * How a customer's probes are drawn: all different, or independently (Mitzenmacher states the model with replacement).
 * @example
 * import { createSupermarket, type Sampling } from 'two-choices';
 *
 * const sampling: Sampling = 'replacement';
 * console.log(createSupermarket({ sampling }).parameters.sampling); // replacement
 */
export type Sampling = 'distinct' | 'replacement';

/**
 * How queues begin: all empty, or each drawn from the fixed point of its system.
 * @example
 * import { createSupermarket, type Start } from 'two-choices';
 *
 * const start: Start = 'empty';
 * console.log(createSupermarket({ start }).snapshot().systems[0].longestQueue); // 0
 */
export type Start = 'empty' | 'equilibrium';

/**
 * Parameters of one simulation: up to {@link MAX_SYSTEMS} systems fed by the same customers and services.
 * @example
 * import { createSupermarket, DEFAULT_PARAMETERS, type Parameters } from 'two-choices';
 *
 * const parameters: Parameters = { ...DEFAULT_PARAMETERS, choices: [3], serverCount: 500 };
 * console.log(createSupermarket(parameters).snapshot().systems.length); // 1
 */
export interface Parameters {
  /** Choices d of each system, one entry a system; integers from 1. */
  readonly choices: readonly number[];
  /** Arrival rate per server λ; the service rate is 1, so λ is also the load. */
  readonly arrivalRate: number;
  /** Number of servers n. */
  readonly serverCount: number;
  readonly sampling: Sampling;
  readonly start: Start;
  /** Seed of every random stream, an unsigned 32-bit integer. */
  readonly seed: number;
}

export const MAX_SYSTEMS = 4;

export interface Limits {
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
}

/**
 * What can be set: the least and the largest value of each number, and whether it has to be a whole one.
 * @example
 * import { LIMITS } from 'two-choices';
 *
 * console.log(LIMITS.arrivalRate.max); // 0.999
 */
export const LIMITS = {
  choices: { min: 1, max: 100, integer: true },
  arrivalRate: { min: 0.01, max: 0.999, integer: false },
  serverCount: { min: 1, max: 1_000_000, integer: true },
  seed: { min: 0, max: 4_294_967_295, integer: true },
  /** Simulated time units a second of wall clock. */
  speed: { min: 0.1, max: 10_000, integer: false },
  /** Simulated time, in mean service times. */
  time: { min: 0, max: 1_000_000_000, integer: false },
} as const satisfies Record<string, Limits>;

export type LimitedName = keyof typeof LIMITS;

export const SAMPLINGS: readonly Sampling[] = ['distinct', 'replacement'];
export const STARTS: readonly Start[] = ['empty', 'equilibrium'];

/**
 * What is used for parameters that are not given.
 * @example
 * import { DEFAULT_PARAMETERS } from 'two-choices';
 *
 * console.log(DEFAULT_PARAMETERS.choices.join()); // 2,1
 */
export const DEFAULT_PARAMETERS: Parameters = {
  choices: [2, 1],
  arrivalRate: 0.9,
  serverCount: 100,
  sampling: 'distinct',
  start: 'equilibrium',
  seed: 1,
};

/** Limits in words, as error messages and corrections quote them: `0.01 to 0.999`, `1 to 100, a whole number`. */
export function describeLimits(name: LimitedName): string {
  const { min, max, integer } = LIMITS[name];
  return `${min} to ${max}${integer ? ', a whole number' : ''}`;
}

/** Whether a number is within the limits of its name; NaN and infinities are not. */
export function isWithinLimits(name: LimitedName, value: number): boolean {
  const { min, max, integer } = LIMITS[name];
  return value >= min && value <= max && (!integer || Number.isInteger(value));
}

/** The nearest allowed value; NaN gives the lower limit. */
export function clampToLimits(name: LimitedName, value: number): number {
  const { min, max, integer } = LIMITS[name];
  if (Number.isNaN(value)) return min;
  const clamped = Math.min(max, Math.max(min, value));
  return integer ? Math.round(clamped) : clamped;
}

/**
 * A number as people write it, within the limits of its name.
 * @returns null where the text is no number; otherwise the nearest allowed value, and whether it is the one written
 */
export function readWithinLimits(name: LimitedName, text: string): { value: number; exact: boolean } | null {
  const given = text.trim() === '' ? Number.NaN : Number(decimalPoint(text.trim()));
  if (!Number.isFinite(given)) return null;
  const value = clampToLimits(name, given);
  return { value, exact: value === given };
}

/** A decimal comma as a point, where it cannot be meant to group thousands: 0,9 is a number, 1,000 is not. */
function decimalPoint(text: string): string {
  return /^0?,\d+$|^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text;
}

/** The largest d a system may have: no more than there are servers when probes are distinct. */
export function maximumChoices(serverCount: number, sampling: Sampling): number {
  return sampling === 'distinct' ? Math.min(LIMITS.choices.max, serverCount) : LIMITS.choices.max;
}

/** The nearest d that can be had with so many servers. */
export function allowedChoices(choices: number, serverCount: number, sampling: Sampling): number {
  return Math.min(clampToLimits('choices', choices), maximumChoices(serverCount, sampling));
}

/**
 * Refuses parameters that the kernel cannot honour.
 * @throws RangeError naming the parameter, its value and what was expected
 */
export function assertParameters(parameters: Parameters): void {
  const { choices, arrivalRate, serverCount, sampling, start, seed } = parameters;
  assertWithin('arrivalRate', arrivalRate);
  assertWithin('serverCount', serverCount);
  assertWithin('seed', seed);
  if (!SAMPLINGS.includes(sampling)) throw invalid('sampling', sampling, SAMPLINGS.join(' or '));
  if (!STARTS.includes(start)) throw invalid('start', start, STARTS.join(' or '));
  if (choices.length < 1 || choices.length > MAX_SYSTEMS) {
    throw invalid('choices', choices.join(','), `1 to ${MAX_SYSTEMS} systems`);
  }
  const most = maximumChoices(serverCount, sampling);
  for (const value of choices) {
    assertWithin('choices', value);
    if (value > most) throw invalid('choices', value, `1 to ${most}: distinct probes need as many servers`);
  }
}

/** @throws RangeError when the value is outside the limits of its name */
export function assertWithin(name: LimitedName, value: number): void {
  if (!isWithinLimits(name, value)) throw invalid(name, value, describeLimits(name));
}

/** The error every door raises: `invalid arrivalRate: 1.2 (expected 0.01 to 0.999)`. */
export function invalid(name: string, value: unknown, expected: string): RangeError {
  return new RangeError(`invalid ${name}: ${String(value)} (expected ${expected})`);
}
