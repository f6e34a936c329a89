import { formatCount } from '../../model/format';
import { DataTable } from '../DataTable';
import type { CellPoint } from './cellPoint';
import { intervalText, timeText } from './cellText';
import { cellsOfSystems } from './cellTimesPoints';

interface CellTimesDataProps {
  readonly cells: readonly CellPoint[];
  readonly serverCount: number;
  readonly systems: readonly number[];
}

/** The chart of mean times against load as a table. */
export function CellTimesData({ cells, serverCount, systems }: CellTimesDataProps) {
  return (
    <DataTable
      caption={`Mean time in system at n = ${formatCount(serverCount)}`}
      columns={['λ', 'd', 'simulated, 95 %', 'mean field', 'refined']}
      rows={cellsOfSystems(cells, serverCount, systems).map((cell) => ({
        key: `${cell.choices},${cell.arrivalRate}`,
        cells: [
          String(cell.arrivalRate),
          String(cell.choices),
          intervalText(cell.simulated, cell.halfWidth),
          timeText(cell.meanField),
          timeText(cell.refined),
        ],
      }))}
    />
  );
}
