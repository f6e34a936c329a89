import type { Snapshot } from '../../model/snapshot';
import type { NumberTable } from '../numberTable';
import { tailRows } from './tailRows';

/** Beyond, a tail is below what is worth a line; λ = 0.999 and d = 1 come near it. */
const MOST_LEVELS = 20_000;
const PARTS = ['average', 'half_width', 'now', 'mean_field', 'refined', 'low', 'high'];

/** The tail as numbers, level by level. */
export function tailNumbers(snapshot: Snapshot): NumberTable {
  const names = snapshot.systems.flatMap(({ choices }) => PARTS.map((part) => `d${choices}_${part}`));
  return {
    columns: ['k', ...names],
    rows: tailRows(snapshot, MOST_LEVELS).map((entries, k) => [
      k,
      ...entries.flatMap(({ average, halfWidth, now, meanField, finite }) => [
        ...[average, halfWidth, now, meanField],
        ...[finite?.expected ?? null, finite?.low ?? null, finite?.high ?? null],
      ]),
    ]),
  };
}
