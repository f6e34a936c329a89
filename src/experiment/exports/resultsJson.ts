import type { Method } from '../cell';
import type { CellResult } from '../cellResult';
import { RESULTS_VERSION } from '../resultsVersion';

/**
 * Results for a program to read, tails included; null where there is no number. Names are those of `simulate --json`,
 * parameters those of the command line.
 */
export function resultsJson(results: readonly CellResult[], method: Method): string {
  const { sampling, start, schedule, runs, seed } = method;
  const report = {
    what: 'Two Choices: the supermarket model, simulated and predicted',
    version: RESULTS_VERSION,
    units: {
      time: 'mean service time',
      queueLength: 'customers, the one in service included',
      error: '(simulated - predicted) / predicted mean time in system',
    },
    parameters: { sampling, start, time: schedule.time, warmup: schedule.warmup, runs, seed },
    cells: results.map(cellReport),
  };
  return `${JSON.stringify(report)}\n`;
}

function cellReport({ cell, prediction, simulated, ...others }: CellResult) {
  const { choices, tail, ...figures } = simulated;
  return {
    n: cell.serverCount,
    d: choices,
    lambda: cell.arrivalRate,
    ...figures,
    tail: Array.from(tail),
    prediction,
    ...others,
  };
}
