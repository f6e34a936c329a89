import type { RefinedMeanTime } from '../charts/refinedMeanTime';
import { formatCount, formatNumber, formatTime, formatWithHalfWidth } from '../model/format';
import type { Sampling } from '../model/parameters';

/** What is known of one system: what was simulated, and what theory says of it. */
export interface Situation {
  readonly choices: number;
  readonly serverCount: number;
  readonly sampling: Sampling;
  /** Simulated mean time in system; null before the first customer. */
  readonly mean: number | null;
  /** Half width of its 95 % interval; null while settling. */
  readonly halfWidth: number | null;
  /** Simulated time since which averages are taken, and how much of it was dropped as warm-up. */
  readonly measuredSince: number;
  readonly warmUp: number;
  /** Mean time in system in the limit n → ∞. */
  readonly meanField: number;
  /** 1/(1 − λ): exact for d = 1, and for one server. */
  readonly independent: number;
  /** The refined value as probes are drawn, and as they might be drawn. */
  readonly refined: RefinedMeanTime;
  readonly otherSampling: RefinedMeanTime;
}

/** Why simulated marks lie off the mean-field curve, in words that are true of the present numbers. */
export interface Explanation {
  /** A few words. */
  readonly short: string;
  /** A sentence or two. */
  readonly verdict: string;
  readonly reasons: readonly { readonly title: string; readonly text: string }[];
}

export function explain(situation: Situation): Explanation {
  return {
    ...verdictOf(situation),
    reasons: [
      { title: 'Finite n', text: finiteServers(situation) },
      { title: 'Probes', text: probes(situation) },
      { title: 'Settling', text: settling(situation) },
      { title: 'Chance', text: chance(situation) },
    ],
  };
}

/** Whether the value known is exact at this n, not an expansion. */
export function isExact({ choices, serverCount }: Pick<Situation, 'choices' | 'serverCount'>): boolean {
  return choices === 1 || serverCount === 1;
}

type Verdict = Pick<Explanation, 'short' | 'verdict'>;

function verdictOf(situation: Situation): Verdict {
  const { mean, halfWidth, serverCount, measuredSince, meanField, independent, refined } = situation;
  if (mean === null) return { short: 'No customer has come yet', verdict: 'No customer has come yet.' };
  if (halfWidth === null) {
    const since = `averages since time ${formatTime(measuredSince)}`;
    return saying(
      'They are still settling',
      `${since} have not earned an interval yet, so a difference means little.`,
    );
  }
  const holds = (value: number) => Math.abs(value - mean) <= halfWidth;
  const n = `n = ${formatCount(serverCount)}`;
  if (isExact(situation)) return onOne(`exact value ${formatNumber(independent, 4)}`, holds(independent));
  if (refined.meanTime === null) return onLimit(n, formatNumber(meanField, 4), holds(meanField));
  const [limit, corrected] = formatApart(meanField, refined.meanTime);
  if (limit === corrected) return onOne(`predicted ${limit}`, holds(refined.meanTime));
  if (holds(refined.meanTime)) return onRefined(n, limit, corrected, holds(meanField));
  if (holds(meanField)) {
    return saying(
      'By chance, it seems',
      `the interval contains the mean field ${limit}, but not the refined value ${corrected}. One interval in twenty misses.`,
    );
  }
  const nearer = Math.abs(refined.meanTime - mean) < Math.abs(meanField - mean);
  return nearer
    ? saying(
        `Because ${n} is finite`,
        `of the two values outside the interval, the refined ${corrected} is nearer than the mean field ${limit}. The rest is a term of order 1/n², or chance.`,
      )
    : {
        short: 'By chance, it seems',
        verdict: `Neither the mean field ${limit} nor the refined value ${corrected} is inside the interval. One interval in twenty misses, and terms of order 1/n² are left out.`,
      };
}

/** A verdict that begins with what it is in short. */
function saying(short: string, rest: string): Verdict {
  return { short, verdict: `${short}: ${rest}` };
}

/** Where theory has one value for this n. */
function onOne(value: string, inside: boolean): Verdict {
  return inside
    ? saying('By chance, if at all', `the interval contains the ${value}.`)
    : saying('By chance, it seems', `the ${value} is outside the interval, as it is one time in twenty.`);
}

/** Where theory has only the limit. */
function onLimit(n: string, limit: string, inside: boolean): Verdict {
  if (inside) return onOne(`mean field ${limit}`, inside);
  return saying(
    `Most likely because ${n} is far from infinite`,
    `the mean field ${limit} is outside the interval, and the correction of order 1/n cannot be used here.`,
  );
}

/** Where the interval contains the refined value. */
function onRefined(n: string, limit: string, corrected: string, limitInside: boolean): Verdict {
  return limitInside
    ? saying(
        'Too early to tell',
        `the interval contains both the mean field ${limit} and the refined value ${corrected} at ${n}.`,
      )
    : saying(
        `Because ${n} is finite`,
        `the mean field ${limit} is outside the interval, the refined value ${corrected} is inside.`,
      );
}

function finiteServers(situation: Situation): string {
  const { choices, serverCount, meanField, independent, refined } = situation;
  const n = formatCount(serverCount);
  if (choices === 1)
    return 'Not for one choice: servers are then M/M/1 queues, and the line is exact at every n.';
  if (serverCount === 1) {
    return `One server leaves nothing to choose: it is an M/M/1 queue with a mean of exactly ${formatNumber(independent, 4)}, and the line of d = ${choices} is not about it.`;
  }
  if (refined.meanTime === null) {
    return `The line is the limit n → ∞, with a mean of ${formatNumber(meanField, 4)}. What n = ${n} adds cannot be given (${refined.reason}).`;
  }
  const [limit, corrected] = formatApart(meanField, refined.meanTime);
  if (limit === corrected)
    return `The line is the limit n → ∞. At n = ${n} the mean is the same, ${limit}, to six digits.`;
  const percent = (100 * (refined.meanTime - meanField)) / meanField;
  return `The line is the limit n → ∞, with a mean of ${limit}. At n = ${n} it is about ${corrected}, ${formatNumber(Math.abs(percent), 2)} % ${percent > 0 ? 'more' : 'less'}.`;
}

function probes({ choices, serverCount, sampling, refined, otherSampling }: Situation): string {
  if (choices === 1) return 'One probe is the same drawn either way.';
  if (serverCount === 1) return 'All probes meet the same server.';
  const now = sampling === 'distinct' ? 'They are distinct here' : 'They are drawn with replacement here';
  const other = sampling === 'distinct' ? 'drawn with replacement' : 'distinct';
  if (refined.meanTime === null) return `${now}; n is too small to say what the other way would change.`;
  if (otherSampling.meanTime === null) {
    return `${now}. What the other way would change cannot be given (${otherSampling.reason}).`;
  }
  const [own, others] = formatApart(refined.meanTime, otherSampling.meanTime);
  return own === others
    ? `${now}; at this n that makes no difference in six digits.`
    : `${now}. If they were ${other}, the mean would be about ${others} instead of ${own}.`;
}

function settling({ mean, halfWidth, measuredSince, warmUp }: Situation): string {
  const since = `Averages are taken since time ${formatTime(measuredSince)}`;
  if (mean === null) return 'There is nothing to average yet.';
  if (halfWidth === null) return `${since} and may still remember how they began.`;
  return warmUp > 0
    ? `${since}, without a warm-up of ${formatNumber(warmUp, 2)}.`
    : `${since}; no warm-up had to be dropped.`;
}

function chance({ mean, halfWidth }: Situation): string {
  if (mean === null || halfWidth === null)
    return 'How much of it is chance can be said once there is an interval.';
  const text = formatWithHalfWidth(mean, halfWidth);
  return `The simulated mean is ${text.value} ± ${text.halfWidth}: such an interval contains the true one 19 times in 20.`;
}

/** Two values with as few digits, four to six, as tell them apart. */
function formatApart(a: number, b: number): [string, string] {
  for (let digits = 4; digits < 6; digits++) {
    const [first, second] = [formatNumber(a, digits), formatNumber(b, digits)];
    if (first !== second) return [first, second];
  }
  return [formatNumber(a, 6), formatNumber(b, 6)];
}
