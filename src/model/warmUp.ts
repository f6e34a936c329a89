/** Batches at the end that are never dropped: the spread of fewer says nothing. */
const LEAST_KEPT = 8;

/**
 * Finds the warm-up by the marginal standard error rule (MSER): drop so many batches that the squared standard error
 * of the mean of the rest, Σ (x − mean)² / count², is least. On its own the rule also drops a queue that happened to
 * be long in the middle of the run, which spoils the mean; a warm-up is over, however, once the batch means have
 * crossed the mean of the second half of the run, so nothing after that is dropped.
 * @param means batch means
 * @param step batches are dropped in multiples of so many
 * @returns how many batches to drop, at most half of them
 */
export function findWarmUp(means: ArrayLike<number>, step: number): number {
  const count = means.length;
  const last = Math.min(firstCrossing(means) + step - 1, count - LEAST_KEPT);
  const shift = means[count - 1];
  let sum = 0;
  let squares = 0;
  let least = Number.POSITIVE_INFINITY;
  let batches = 0;
  for (let i = count - 1; i >= 0; i--) {
    const deviation = means[i] - shift;
    sum += deviation;
    squares += deviation * deviation;
    if (i > last || i % step !== 0) continue;
    const kept = count - i;
    const squaredError = (squares - (sum * sum) / kept) / (kept * kept);
    if (squaredError <= least) {
      least = squaredError;
      batches = i;
    }
  }
  return Math.min(batches, Math.floor(count / 2 / step) * step);
}

/** The first batch whose mean is not on the same side of the mean of the second half as the first one's. */
function firstCrossing(means: ArrayLike<number>): number {
  const half = means.length >> 1;
  let sum = 0;
  for (let i = half; i < means.length; i++) sum += means[i];
  const level = sum / (means.length - half);
  const side = Math.sign(means[0] - level);
  let i = 0;
  while (i < means.length && side !== 0 && Math.sign(means[i] - level) === side) i++;
  return i;
}
