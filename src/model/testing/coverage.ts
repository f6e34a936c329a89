import type { Parameters } from '../parameters';
import type { Measured } from '../queues';
import type { SystemEstimates } from '../snapshot';
import { SystemStatistics } from '../statistics';
import { type HoldingTimes, Supermarket } from '../supermarket';

/** Parameters of one system whose truth is known, and when to look at its runs. */
export interface CoverageCase {
  readonly name: string;
  /** The seed is that of the first run, the others count on from there. */
  readonly parameters: Parameters;
  /** Another load before, for so much simulated time; measuring starts at the change. */
  readonly before?: { readonly arrivalRate: number; readonly duration: number };
  readonly meanSojournTime: number;
  /** The tail as far as it is known. */
  readonly tail: readonly number[];
  /** Durations since measuring began at which every run is judged, ascending. */
  readonly times: readonly number[];
  readonly runs: number;
  readonly holdingTimes: HoldingTimes;
}

/** Times that grow by half an octave, from one to at most another. */
export function timesBetween(first: number, last: number): number[] {
  const steps = Math.floor(2 * Math.log2(last / first) + 1e-9);
  return Array.from({ length: steps + 1 }, (_, i) => Math.round(first * 2 ** (i / 2)));
}

/** What the runs together show at one of the times. */
interface CoverageRow {
  readonly time: number;
  /** Runs that give an interval, and those of them whose interval of the mean time in system covers the truth. */
  readonly shown: number;
  readonly covered: number;
  /** Mean half width over root mean square error, of the runs shown: 1.96 if normal and exact. */
  readonly widthToError: number;
  /** Mean of estimate − truth over all runs, shown or not, and its standard error. */
  readonly bias: number;
  readonly biasError: number;
  /** Simulated time dropped as warm-up, mean over all runs. */
  readonly warmUp: number;
  /** Intervals of each level of the tail, and those of them that cover the truth. */
  readonly levels: readonly { readonly shown: number; readonly covered: number }[];
}

export interface Coverage {
  readonly rows: readonly CoverageRow[];
  /** For each run the first duration at which it gives an interval; infinite if it gave none. */
  readonly settled: readonly number[];
}

/** Runs a case and counts. */
export function coverageOf(study: CoverageCase): Coverage {
  const looks: SystemEstimates[][] = study.times.map(() => []);
  const settled: number[] = [];
  for (let run = 0; run < study.runs; run++) {
    const { looks: own, settledAt } = runOnce(study, study.parameters.seed + run);
    own.forEach((estimates, index) => {
      looks[index]?.push(estimates);
    });
    settled.push(settledAt);
  }
  return { rows: study.times.map((time, index) => rowOf(study, time, looks[index] ?? [])), settled };
}

function runOnce(study: CoverageCase, seed: number): { looks: SystemEstimates[]; settledAt: number } {
  const { arrivalRate } = study.parameters;
  const supermarket = new Supermarket(
    { ...study.parameters, seed, arrivalRate: study.before?.arrivalRate ?? arrivalRate },
    study.holdingTimes,
  );
  if (study.before) {
    supermarket.advance(study.before.duration);
    supermarket.setParameters(study.parameters);
  }
  const start = supermarket.measuredSince;
  const statistics = new SystemStatistics(study.parameters.serverCount);
  let batches = 0;
  let settledAt = Number.POSITIVE_INFINITY;
  const looks = study.times.map((time) => {
    while (statistics.batchEnd <= time) {
      const { batchEnd } = statistics;
      supermarket.advance(start + batchEnd);
      const measured = measuredOf(supermarket);
      statistics.record(measured);
      // Runs are judged at every 16th batch end; looking more often would take longer than the simulation.
      if (++batches % 16 > 0 || settledAt < batchEnd) continue;
      if (statistics.estimates(measured).meanSojournTimeHalfWidth !== null) settledAt = batchEnd;
    }
    supermarket.advance(start + time);
    return statistics.estimates(measuredOf(supermarket));
  });
  return { looks, settledAt };
}

function measuredOf(supermarket: Supermarket): Measured {
  const [measured] = supermarket.measured();
  if (!measured) throw new Error('a supermarket without a system');
  return measured;
}

function rowOf(study: CoverageCase, time: number, looks: readonly SystemEstimates[]): CoverageRow {
  const errors: number[] = [];
  const widths: number[] = [];
  const errorsShown: number[] = [];
  const levels = study.tail.map(() => ({ shown: 0, covered: 0 }));
  for (const { meanSojournTime, meanSojournTimeHalfWidth, tail, tailHalfWidths } of looks) {
    if (meanSojournTime === null) continue;
    const error = meanSojournTime - study.meanSojournTime;
    errors.push(error);
    if (meanSojournTimeHalfWidth === null || tailHalfWidths === null) continue;
    errorsShown.push(error);
    widths.push(meanSojournTimeHalfWidth);
    levels.forEach((level, k) => {
      const value = tail[k];
      const halfWidth = tailHalfWidths[k];
      if (value === undefined || halfWidth === undefined) return;
      level.shown++;
      if (Math.abs(value - (study.tail[k] ?? 0)) <= halfWidth) level.covered++;
    });
  }
  const bias = mean(errors);
  return {
    time,
    shown: widths.length,
    covered: errorsShown.filter((error, i) => Math.abs(error) <= (widths[i] ?? 0)).length,
    widthToError: mean(widths) / Math.sqrt(mean(errorsShown.map((error) => error ** 2))),
    bias,
    biasError: Math.sqrt(mean(errors.map((error) => (error - bias) ** 2)) / (errors.length - 1)),
    warmUp: mean(looks.map(({ warmUp }) => warmUp)),
    levels,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
