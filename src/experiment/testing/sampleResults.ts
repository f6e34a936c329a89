import type { Method } from '../cell';
import type { CellResult } from '../cellResult';

export const METHOD: Method = {
  ...{ sampling: 'distinct', start: 'equilibrium', runs: 10, seed: 3 },
  schedule: { time: 100_000, warmup: 10_000 },
};

/** A cell as it comes out of the simulation. */
export const USUAL: CellResult = {
  cell: { serverCount: 100, choices: 2, arrivalRate: 0.9 },
  prediction: {
    ...{ meanField: 2.614057377323876, tail: [1, 0.9, 0.729] },
    ...{ refined: 2.644886, refinedTail: [1, 0.9, 0.7295], fluctuation: [0, 0.03, 0.04] },
  },
  simulated: {
    ...{ choices: 2, meanSojournTime: 2.645371, standardError: 0.00111, confidence95: [2.642861, 2.647881] },
    percentiles: { '50': 2.22581, '95': 6.48912, '99': 8.91023, '99.9': 12.09134 },
    ...{ meanQueueLength: 2.380834, tail: Float64Array.of(1, 0.900069, 1e-9), longestQueue: 2 },
  },
  ...{ meanFieldError: 0.011979, refinedError: 0.00018337, published: 2.6454, runs: 10, events: 190_000_000 },
};

/** A cell below its prediction, without a published value. */
export const BELOW: CellResult = {
  ...USUAL,
  cell: { serverCount: 100, choices: 3, arrivalRate: 0.95 },
  ...{ meanFieldError: -0.0123, refinedError: -0.00456, published: null },
};

/** A cell of which next to nothing is known. */
export const UNKNOWN: CellResult = {
  cell: { serverCount: 1, choices: 1, arrivalRate: 0.01 },
  prediction: {
    ...{ meanField: 1.0101, tail: [1, 0.01], refined: null, refinedTail: null, fluctuation: null },
    refinedNote: 'a_b & c < d',
  },
  simulated: {
    ...{ choices: 1, meanSojournTime: null, standardError: null, confidence95: null },
    percentiles: { '50': null, '95': null, '99': null, '99.9': null },
    ...{ meanQueueLength: 0, tail: Float64Array.of(1), longestQueue: 0 },
  },
  ...{ meanFieldError: null, refinedError: null, published: null, runs: 10, events: 12 },
};
