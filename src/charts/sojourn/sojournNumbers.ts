import type { Snapshot } from '../../model/snapshot';
import type { NumberTable } from '../numberTable';
import { sojournRows } from './sojournRows';

/** The fraction of customers that stay longer than t, as numbers. */
export function sojournNumbers(snapshot: Snapshot): NumberTable {
  const names = snapshot.systems.flatMap(({ choices }) => [`d${choices}_simulated`, `d${choices}_limit`]);
  return {
    columns: ['t', ...names],
    rows: sojournRows(snapshot).map(({ time, entries }) => [
      time,
      ...entries.flatMap(({ simulated, limit }) => [simulated, limit]),
    ]),
  };
}
