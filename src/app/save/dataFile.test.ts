import { expect, test } from 'vitest';
import { RESULTS_VERSION } from '../../experiment/resultsVersion';
import { dataCsv, dataJson } from './dataFile';

const DATA = {
  table: {
    columns: ['k', 'd2_average', 'seed'],
    rows: [
      [0, 1, 5],
      [1, 0.1 + 0.2, null],
      ['a "b", c', 1e-9, 7],
    ],
  },
  parameters: { d: 2, vs: [1, 3], seed: 1 },
  moment: { time: 12.5 },
};

test('CSV has each number to the last bit, nothing for none, and the origin in every line but for what rows have', () => {
  expect(dataCsv(DATA)).toBe(
    [
      'k,d2_average,seed,d,vs,time,version\n',
      `0,1,5,2,1 3,12.5,${RESULTS_VERSION}\n`,
      `1,0.30000000000000004,,2,1 3,12.5,${RESULTS_VERSION}\n`,
      `"a ""b"", c",1e-9,7,2,1 3,12.5,${RESULTS_VERSION}\n`,
    ].join(''),
  );
});

test('JSON has the same', () => {
  expect(JSON.parse(dataJson('tail', DATA))).toEqual({
    ...{ what: 'Two Choices: tail', version: RESULTS_VERSION, units: { time: 'mean service time' } },
    ...{ parameters: DATA.parameters, time: 12.5, ...DATA.table },
  });
});
