import {
  DEFAULT_PARAMETERS,
  describeLimits,
  invalid,
  LIMITS,
  MAX_SYSTEMS,
  maximumChoices,
  type Parameters,
  type Sampling,
} from '../model/parameters';
import { exactNumber, readNumber } from './readOptions';

/** Systems beside each other, as they were written. */
export interface WrittenSystems {
  readonly d?: string;
  readonly vs?: string;
  readonly lambda?: string;
  readonly n?: string;
}

/**
 * @param sampling limits how many choices there can be
 * @throws RangeError naming the option, the value and what was expected
 */
export function readSystems(
  written: WrittenSystems,
  sampling: Sampling,
): Pick<Parameters, 'choices' | 'arrivalRate' | 'serverCount'> {
  const serverCount = readNumber('n', written.n, 'serverCount') ?? DEFAULT_PARAMETERS.serverCount;
  return {
    choices: readChoices(written, maximumChoices(serverCount, sampling)),
    arrivalRate: readNumber('lambda', written.lambda, 'arrivalRate') ?? DEFAULT_PARAMETERS.arrivalRate,
    serverCount,
  };
}

/** d of every system: `--d` first, then those of `--vs`. Defaults give way as in the link; what is written does not. */
function readChoices({ d, vs }: WrittenSystems, most: number): number[] {
  const expected =
    most < LIMITS.choices.max
      ? `1 to ${most}, as distinct probes need as many servers`
      : describeLimits('choices');
  const own = readNumber('d', d, 'choices') ?? Math.min(most, DEFAULT_PARAMETERS.choices[0] ?? 1);
  if (own > most) throw invalid('--d', own, expected);
  if (vs === undefined) {
    return [own, ...DEFAULT_PARAMETERS.choices.slice(1).filter((other) => other !== own && other <= most)];
  }
  const entries = vs.trim() === '' ? [] : vs.split(',');
  const all = [own, ...entries.map((entry) => exactNumber(entry, 'choices') ?? Number.NaN)];
  if (all.length > MAX_SYSTEMS || new Set(all).size < all.length || !all.every((value) => value <= most)) {
    const others = `up to ${MAX_SYSTEMS - 1} numbers separated by commas`;
    throw invalid('--vs', vs, `${others}, all different and other than ${own}, each ${expected}`);
  }
  return all;
}
