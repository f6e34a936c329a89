import { formatFraction, formatNumber } from '../../model/format';
import type { SnapshotSource } from '../../model/snapshot';
import { DataTable } from '../DataTable';
import { useSampled } from '../useSampled';
import type { History, Stretch } from './history';
import { historyEntry } from './historyNumbers';

const MOST_ROWS = 60;

interface HistoryDataProps {
  readonly source: SnapshotSource;
  readonly history: History;
  readonly series: number;
  readonly seriesName: string;
}

/** The history as a table: evenly chosen moments, the simulated value or its range, and the deterministic twin. */
export function HistoryData({ source, history, series, seriesName }: HistoryDataProps) {
  const { snapshot } = useSampled(source);
  const { stretches } = history;
  if (!snapshot || stretches.length === 0) return null;
  const stride = Math.max(1, Math.ceil(stretches.length / MOST_ROWS));
  // From the present backwards, so that the last row is always now.
  const rows = stretches.filter((_, at) => (stretches.length - 1 - at) % stride === 0);
  return (
    <DataTable
      caption={`${seriesName} against simulated time (range where snapshots are merged)`}
      columns={[
        'time',
        ...snapshot.systems.flatMap(({ choices }) => [`d = ${choices}: simulated`, `d = ${choices}: limit`]),
      ]}
      rows={rows.map((stretch) => ({
        key: stretch.begin,
        cells: [
          formatNumber(stretch.end, 4),
          ...snapshot.systems.flatMap(({ choices }) => columnsOf(stretch, choices, series)),
        ],
      }))}
    />
  );
}

/** Simulated and limit for a system with so many choices, if there was one then. */
function columnsOf(stretch: Stretch, choices: number, series: number): string[] {
  const entry = historyEntry(stretch, choices, series);
  if (!entry) return ['–', '–'];
  const { mean, low, high, limit } = entry;
  const range = low < high ? ` (${formatNumber(low)} to ${formatNumber(high)})` : '';
  return [formatFraction(mean) + range, formatFraction(limit)];
}
