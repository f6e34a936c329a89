import { BATCHES_A_CHECKPOINT, Batches } from './batches';
import { correlationTime } from './correlationTime';
import { countJoined, type Intervals, intervalsOf } from './intervals';
import type { Measured } from './queues';
import type { SystemEstimates } from './snapshot';
import { findWarmUp } from './warmUp';

/** The run is judged each time so many batches have ended: 8 times while its length doubles. */
const BATCHES_A_JUDGEMENT = 16;
/** So many batches are needed to look for a warm-up, and so many for an interval. */
const LEAST_BATCHES = 32;
const LEAST_BATCHES_FOR_INTERVAL = 128;
/** What the warm-up leaves must be so many correlation times long. */
const LEAST_CORRELATION_TIMES = 40;
/** The half width must not be more than so much of the mean: whose run looks less precise saw too little to know. */
const WIDEST = 0.1;
/** All this must hold from some moment on until so many times that moment: then the interval is earned. */
const PROBATION = 2;
/** By how much an interval is widened when just earned, relative to its width; falls as 1/time². */
const CAUTION = 2;

/** Half widths of 95 % confidence intervals. */
interface HalfWidths {
  readonly mean: number;
  /** Of the tail, relative to the tail, as far as levels have earned them. */
  readonly relativeTail: Float64Array;
}

/**
 * What can be said of one system from what was measured of it, and how sure it is (MODEL.md, "Statistics"): the
 * warm-up is found and dropped, the rest averaged, and 95 % confidence intervals are given once earned. Nothing here
 * knows the prediction.
 */
export class SystemStatistics {
  readonly #serverCount: number;
  readonly #batches = new Batches();
  /** The sums at the end of the warm-up. */
  #warmUp: Measured = this.#batches.checkpoints[0];
  /** Duration of the first of the latest judgements in a row that found the run sound. */
  #soundSince = Number.POSITIVE_INFINITY;
  /** The same for each level, as far as the last judgement found levels seen often enough. */
  #levelsSince: readonly number[] = [];
  /** The half widths to give; null while settling. */
  #halfWidths: HalfWidths | null = null;

  constructor(serverCount: number) {
    this.#serverCount = serverCount;
  }

  /** Duration since measuring began at which the present batch ends and {@link record} is due: the same in every system. */
  get batchEnd(): number {
    return this.#batches.end;
  }

  /** Takes the sums since measuring began, as they are at {@link batchEnd}. */
  record(measured: Measured): void {
    this.#batches.record(measured);
    const { count } = this.#batches;
    if (count >= LEAST_BATCHES && count % BATCHES_A_JUDGEMENT === 0) this.#judge(measured.duration);
  }

  /** What can be said now, from the sums at the present moment: no earlier than the last batch end, before the next. */
  estimates(measured: Measured): SystemEstimates {
    const joined = withoutTrailingZeros(difference(measured.joined, this.#warmUp.joined));
    const { customers, ahead } = countJoined(joined);
    const tail = this.#tail(measured);
    const halfWidths = this.#halfWidths;
    return {
      meanSojournTime: customers > 0 ? 1 + ahead / customers : null,
      meanSojournTimeHalfWidth: halfWidths?.mean ?? null,
      tail,
      tailHalfWidths: halfWidths?.relativeTail.map((relative, k) => relative * tail[k]) ?? null,
      joined,
      warmUp: this.#warmUp.duration,
    };
  }

  #tail({ duration, integral }: Measured): Float64Array {
    const tail = difference(integral, this.#warmUp.integral);
    const weight = this.#serverCount * (duration - this.#warmUp.duration);
    for (let k = 1; k < tail.length; k++) tail[k] /= weight;
    // By definition; the quotient would be 1 but for rounding, and 0/0 before any time has passed.
    tail[0] = 1;
    return withoutTrailingZeros(tail);
  }

  #judge(duration: number): void {
    const { count, checkpoints } = this.#batches;
    const meanCustomers = this.#batches.meanCustomers();
    const dropped = findWarmUp(meanCustomers, BATCHES_A_CHECKPOINT);
    const kept = checkpoints.slice(dropped / BATCHES_A_CHECKPOINT);
    this.#warmUp = kept[0];
    const intervals = count < LEAST_BATCHES_FOR_INTERVAL ? null : intervalsOf(kept);
    const sound =
      intervals !== null &&
      intervals.halfWidth <= WIDEST * intervals.meanSojournTime &&
      hasManyCorrelationTimes(meanCustomers.subarray(dropped));
    this.#soundSince = sound ? Math.min(this.#soundSince, duration) : Number.POSITIVE_INFINITY;
    this.#levelsSince = Array.from(intervals?.relativeTail ?? [], (_, k) =>
      Math.min(this.#levelsSince[k] ?? Number.POSITIVE_INFINITY, duration),
    );
    this.#halfWidths = intervals && this.#earned(intervals, duration);
  }

  /** What has passed its probation, widened by the caution that is still due. */
  #earned({ halfWidth, relativeTail }: Intervals, duration: number): HalfWidths | null {
    const caution = (since: number) => CAUTION * ((PROBATION * since) / duration) ** 2;
    const isEarned = (since: number) => duration >= PROBATION * since;
    if (!isEarned(this.#soundSince)) return null;
    const since = this.#levelsSince.map((own) => Math.max(own, this.#soundSince));
    const firstNot = since.findIndex((own) => !isEarned(own));
    return {
      mean: halfWidth * (1 + caution(this.#soundSince)),
      relativeTail: relativeTail
        .subarray(0, firstNot < 0 ? undefined : firstNot)
        .map((relative, k) => relative * (1 + caution(since[k]))),
    };
  }
}

function hasManyCorrelationTimes(meanCustomers: Float64Array): boolean {
  return meanCustomers.length >= LEAST_CORRELATION_TIMES * correlationTime(meanCustomers);
}

/** Entry by entry; the sums may have grown longer since. */
function difference(sums: Float64Array, earlier: Float64Array): Float64Array {
  const result = sums.slice();
  for (let k = 0; k < earlier.length; k++) result[k] -= earlier[k];
  return result;
}

function withoutTrailingZeros(values: Float64Array): Float64Array {
  let length = values.length;
  while (length > 1 && values[length - 1] === 0) length--;
  return length < values.length ? values.slice(0, length) : values;
}
