import { fixedPointTail, levelsAbove } from '../../model/fixedPoint';
import { formatCount, formatFraction } from '../../model/format';
import type { Sampling } from '../../model/parameters';
import { DataTable } from '../DataTable';
import { tailTheory } from '../tail/tailTheory';
import type { CellPoint } from './cellPoint';

const MOST_ROWS = 60;

/** The tail of one cell as a table. */
export function CellTailData({ cell, sampling }: { readonly cell: CellPoint; readonly sampling: Sampling }) {
  const { choices, arrivalRate, serverCount, tail } = cell;
  const longest = Math.max((tail?.length ?? 0) - 1, levelsAbove(1e-7, choices, arrivalRate));
  const levels = Math.min(longest, MOST_ROWS);
  const meanField = fixedPointTail(choices, arrivalRate, levels);
  const theory = tailTheory(choices, { arrivalRate, serverCount, sampling }, levels);
  const exact = choices === 1 ? meanField : null;
  return (
    <DataTable
      caption={`Fraction of servers with at least k customers at n = ${formatCount(serverCount)}, d = ${choices}, λ = ${arrivalRate}`}
      columns={['k', 'simulated', 'mean field', 'refined']}
      rows={Array.from({ length: levels + 1 }, (_, k) => ({
        key: k,
        cells: [
          String(k),
          tail ? formatFraction(tail[k] ?? 0) : '–',
          formatFraction(meanField[k] ?? 0),
          cellOf(theory?.refined ?? exact, k),
        ],
      }))}
    />
  );
}

/** Nothing where the expansion is not valid. */
function cellOf(fractions: ArrayLike<number> | null, k: number): string {
  return fractions ? formatFraction(fractions[k] ?? 0) : '–';
}
