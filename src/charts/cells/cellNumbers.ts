import { fixedPointTail, levelsAbove } from '../../model/fixedPoint';
import type { Sampling } from '../../model/parameters';
import type { NumberTable } from '../numberTable';
import { tailTheory } from '../tail/tailTheory';
import type { CellPoint } from './cellPoint';

/** Cells of a table as numbers: mean times in system beside their predictions. */
export function cellNumbers(cells: readonly CellPoint[]): NumberTable {
  return {
    columns: ['n', 'd', 'lambda', 'runs', 'simulated', 'half_width', 'mean_field', 'refined'],
    rows: cells.map(
      ({ serverCount, choices, arrivalRate, runs, simulated, halfWidth, meanField, refined }) => [
        ...[serverCount, choices, arrivalRate, runs, simulated, halfWidth, meanField, refined],
      ],
    ),
  };
}

/** The tail of one cell as numbers, level by level. */
export function cellTailNumbers(cell: CellPoint, sampling: Sampling): NumberTable {
  const { choices, arrivalRate, serverCount, tail } = cell;
  const levels = Math.max((tail?.length ?? 0) - 1, levelsAbove(1e-7, choices, arrivalRate));
  const meanField = fixedPointTail(choices, arrivalRate, levels);
  const theory = tailTheory(choices, { arrivalRate, serverCount, sampling }, levels);
  const refined = theory?.refined ?? (choices === 1 ? meanField : null);
  return {
    columns: ['k', 'simulated', 'mean_field', 'refined'],
    rows: Array.from({ length: levels + 1 }, (_, k) => [
      k,
      tail ? (tail[k] ?? 0) : null,
      meanField[k] ?? 0,
      refined ? (refined[k] ?? 0) : null,
    ]),
  };
}
