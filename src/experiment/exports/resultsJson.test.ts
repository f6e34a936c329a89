import { expect, test } from 'vitest';
import { RESULTS_VERSION } from '../resultsVersion';
import { METHOD, UNKNOWN, USUAL } from '../testing/sampleResults';
import { resultsJson } from './resultsJson';

test('has what, version, units, parameters and cells, tails included', () => {
  const report = JSON.parse(resultsJson([USUAL, UNKNOWN], METHOD));
  expect(Object.keys(report)).toEqual(['what', 'version', 'units', 'parameters', 'cells']);
  expect(report.version).toBe(RESULTS_VERSION);
  expect(report.units.time).toBe('mean service time');
  expect(report.parameters).toEqual({
    ...{ sampling: 'distinct', start: 'equilibrium', time: 100_000, warmup: 10_000, runs: 10, seed: 3 },
  });
  const [usual, unknown] = report.cells;
  expect(usual).toEqual({
    ...{ n: 100, d: 2, lambda: 0.9 },
    ...{ meanSojournTime: 2.645371, standardError: 0.00111, confidence95: [2.642861, 2.647881] },
    percentiles: { '50': 2.22581, '95': 6.48912, '99': 8.91023, '99.9': 12.09134 },
    ...{ meanQueueLength: 2.380834, longestQueue: 2, tail: [1, 0.900069, 1e-9] },
    prediction: USUAL.prediction,
    ...{
      meanFieldError: 0.011979,
      refinedError: 0.00018337,
      published: 2.6454,
      runs: 10,
      events: 190_000_000,
    },
  });
  expect(unknown).toMatchObject({ meanSojournTime: null, confidence95: null, published: null, tail: [1] });
});
