import type { ReplicatedSystem, Replication } from './replication';
import { meanSojournTimeOfJoined, sojournTimePercentile } from './sojournTime';
import { studentTQuantile } from './studentT';

/** Which percentiles of the time in system are given, as they are written. */
export const PERCENTILES = ['50', '95', '99', '99.9'] as const;

export type PercentileName = (typeof PERCENTILES)[number];

/** What independent runs say together of one system. */
export interface SystemSummary {
  readonly choices: number;
  /** Mean over the runs of the mean time in system; null when a run was so short that no customer came. */
  readonly meanSojournTime: number | null;
  /** Its standard error, from the spread of the runs; null with a single run, which has no spread. */
  readonly standardError: number | null;
  /** Its 95 % confidence interval by Student's t; null with a single run. */
  readonly confidence95: readonly [low: number, high: number] | null;
  /** Percentiles of the time in system of all customers of all runs; null when there was none. */
  readonly percentiles: Readonly<Record<PercentileName, number | null>>;
  /** Mean queue length of a server. */
  readonly meanQueueLength: number;
  /** Fraction of servers with at least k customers, averaged over time and runs, k = 0 … `longestQueue`. */
  readonly tail: Float64Array;
  readonly longestQueue: number;
}

/**
 * Puts independent runs of the same parameters together.
 * @param replications at least one; the order decides the last bits of sums, so give them in the order of their runs
 */
export function summarizeReplications(
  replications: readonly Replication[],
  serverCount: number,
): SystemSummary[] {
  const weight = 1 / (serverCount * replications.reduce((sum, { duration }) => sum + duration, 0));
  return replications[0].systems.map(({ choices }, index) => {
    const systems = replications.map((replication) => replication.systems[index]);
    const tail = addUp(systems.map(({ tailIntegral }) => tailIntegral)).map((sum) => sum * weight);
    // The integral of n over the time measured is n times that time; but for rounding it would be 1 anyway.
    tail[0] = 1;
    return {
      choices,
      ...estimateMean(systems.map(meanSojournTime)),
      percentiles: percentilesOf(addUp(systems.map(({ joined }) => joined))),
      meanQueueLength: tail.subarray(1).reduce((sum, fraction) => sum + fraction, 0),
      tail,
      longestQueue: Math.max(...systems.map(({ longestQueue }) => longestQueue)),
    };
  });
}

/**
 * The mean of independent values, and how sure it is.
 * @param values null where there is none: the others alone would be a biased choice, so there is no mean then
 */
export function estimateMean(
  values: readonly (number | null)[],
): Pick<SystemSummary, 'meanSojournTime' | 'standardError' | 'confidence95'> {
  const known = values.filter((value) => value !== null);
  if (known.length === 0 || known.length < values.length) {
    return { meanSojournTime: null, standardError: null, confidence95: null };
  }
  const count = known.length;
  const mean = known.reduce((sum, value) => sum + value, 0) / count;
  if (count === 1) return { meanSojournTime: mean, standardError: null, confidence95: null };
  const squares = known.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const standardError = Math.sqrt(squares / (count - 1) / count);
  const halfWidth = studentTQuantile(0.975, count - 1) * standardError;
  return { meanSojournTime: mean, standardError, confidence95: [mean - halfWidth, mean + halfWidth] };
}

/** Null where nobody joined. */
function meanSojournTime({ joined }: ReplicatedSystem): number | null {
  return isSomebodyIn(joined) ? meanSojournTimeOfJoined(joined) : null;
}

function percentilesOf(joined: Float64Array): Record<PercentileName, number | null> {
  const percentile = (name: PercentileName) =>
    isSomebodyIn(joined) ? sojournTimePercentile(joined, Number(name) / 100) : null;
  return {
    '50': percentile('50'),
    '95': percentile('95'),
    '99': percentile('99'),
    '99.9': percentile('99.9'),
  };
}

function isSomebodyIn(joined: Float64Array): boolean {
  return joined.some((customers) => customers > 0);
}

/** Sums entry by entry, the shorter ones continued by zeros. */
function addUp(rows: readonly Float64Array[]): Float64Array {
  const sums = new Float64Array(Math.max(...rows.map(({ length }) => length)));
  for (const row of rows) for (let k = 0; k < row.length; k++) sums[k] += row[k];
  return sums;
}
