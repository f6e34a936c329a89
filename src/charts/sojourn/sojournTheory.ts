import { fixedPointJoined, sojournTimePercentile, sojournTimeTail } from '../../model/sojournTime';

/** The percentiles that are marked: the fraction of customers that stay at most so long. */
export const MARKED_FRACTIONS = [0.5, 0.95, 0.99, 0.999] as const;

/** A law of the time in system. */
export interface SojournLaw {
  /** P(T > t). */
  tail(time: number): number;
  /** The time that a fraction p of customers stay at most. */
  percentile(p: number): number;
  /** Whether it mixes so many laws that evaluating it takes a while: then it is also smooth. */
  readonly costly: boolean;
}

/** Queue lengths from which on a law is costly. */
const MANY = 500;

/** The law in the limit n → ∞, at the fixed point. */
export function sojournTheory(choices: number, arrivalRate: number): SojournLaw {
  // Exponential for d = 1, where thousands of levels would say the same.
  if (choices === 1) {
    return {
      tail: (time) => Math.exp(-(1 - arrivalRate) * time),
      percentile: (p) => -Math.log1p(-p) / (1 - arrivalRate),
      costly: false,
    };
  }
  return lawOf(fixedPointJoined(choices, arrivalRate));
}

/** What has been simulated of the law, and how far. */
export interface SimulatedSojourn extends SojournLaw {
  /** The smallest P(T > t) that rests on enough customers to be shown. */
  readonly least: number;
  /** Whether a percentile rests on enough customers beyond it to be shown. */
  knows(p: number): boolean;
}

/** Customers who stay longer than a time, for their fraction to be shown. */
const ENOUGH_BEYOND = 10;

/**
 * The law from counts of the queue lengths joined.
 * @returns null before the first customer
 */
export function simulatedSojourn(joined: Float64Array): SimulatedSojourn | null {
  const customers = joined.reduce((sum, count) => sum + count, 0);
  if (customers === 0) return null;
  const least = ENOUGH_BEYOND / customers;
  const law = lawOf(joined);
  const known = new Map<number, number>();
  const percentile = (p: number) => {
    const value = known.get(p) ?? law.percentile(p);
    known.set(p, value);
    return value;
  };
  return { ...law, percentile, least, knows: (p) => 1 - p >= least };
}

function lawOf(joined: Float64Array): SojournLaw {
  return {
    tail: (time) => sojournTimeTail(joined, time),
    percentile: (p) => sojournTimePercentile(joined, p),
    costly: joined.length > MANY,
  };
}
