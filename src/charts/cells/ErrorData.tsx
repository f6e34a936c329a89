import { formatCount } from '../../model/format';
import { DataTable } from '../DataTable';
import type { CellPoint } from './cellPoint';
import { intervalText, timeText } from './cellText';
import { type ComparedWith, cellsAt, errorPoints } from './errorPoints';

interface ErrorDataProps {
  readonly cells: readonly CellPoint[];
  readonly choices: number;
  readonly arrivalRate: number;
}

/** The error chart as a table. */
export function ErrorData({ cells, choices, arrivalRate }: ErrorDataProps) {
  return (
    <DataTable
      caption={`Mean time in system and its errors at d = ${choices}, λ = ${arrivalRate}`}
      columns={[
        'n',
        'simulated, 95 %',
        'mean field',
        'refined',
        '|simulated − mean field|',
        '|simulated − refined|',
        '|refined − mean field|',
      ]}
      rows={cellsAt(cells, choices, arrivalRate).map((cell) => ({
        key: cell.serverCount,
        cells: [
          formatCount(cell.serverCount),
          intervalText(cell.simulated, cell.halfWidth),
          timeText(cell.meanField),
          timeText(cell.refined),
          errorText(cell, 'meanField'),
          errorText(cell, 'refined'),
          timeText(cell.refined === null ? null : Math.abs(cell.refined - cell.meanField)),
        ],
      }))}
    />
  );
}

function errorText(cell: CellPoint, prediction: ComparedWith): string {
  const [point] = errorPoints([cell], prediction);
  return point ? intervalText(point.error, point.halfWidth) : '–';
}
