import type { Replication } from '../model/replication';
import { type SystemSummary, summarizeReplications } from '../model/replicationSummary';
import type { Cell, Method } from './cell';
import { type Prediction, predict } from './prediction';
import { publishedMeanSojournTime } from './published';

/** What is known of a cell: theory, and what its runs say together. Times are in mean service times. */
export interface CellResult {
  readonly cell: Cell;
  readonly prediction: Prediction;
  readonly simulated: SystemSummary;
  /** (simulated − predicted) / predicted mean time in system, for n → ∞; null where nobody came. */
  readonly meanFieldError: number | null;
  /** The same for the refined prediction; null where there is none. */
  readonly refinedError: number | null;
  /** What the paper prints for the mean time in system, where that is confirmed. */
  readonly published: number | null;
  /** Runs put together. */
  readonly runs: number;
  /** Events of all runs, those of the warm-up and void services included. */
  readonly events: number;
}

/**
 * @param replications those runs of the cell that are done, at least one, in the order of the runs: it decides the last
 *   bits
 */
export function cellResult(cell: Cell, method: Method, replications: readonly Replication[]): CellResult {
  const { choices, arrivalRate, serverCount } = cell;
  const { sampling } = method;
  const prediction = predict(choices, { arrivalRate, serverCount, sampling });
  const [simulated] = summarizeReplications(replications, serverCount);
  if (!simulated) throw new Error('a cell has one system');
  const { meanSojournTime } = simulated;
  return {
    cell,
    prediction,
    simulated,
    meanFieldError: relativeError(meanSojournTime, prediction.meanField),
    refinedError: relativeError(meanSojournTime, prediction.refined),
    published: publishedMeanSojournTime(cell, sampling),
    runs: replications.length,
    events: replications.reduce((sum, { events }) => sum + events, 0),
  };
}

function relativeError(simulated: number | null, predicted: number | null): number | null {
  return simulated === null || predicted === null ? null : (simulated - predicted) / predicted;
}
