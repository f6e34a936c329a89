import { formatFraction, formatNumber } from '../../model/format';
import type { SnapshotSource } from '../../model/snapshot';
import { DataTable } from '../DataTable';
import { useSampled } from '../useSampled';
import { sojournRows } from './sojournRows';

/** The law of the time in system as a table: P(T > t), simulated and in the limit, for each system. */
export function SojournData({ source }: { readonly source: SnapshotSource }) {
  const { snapshot } = useSampled(source);
  if (!snapshot) return null;
  return (
    <DataTable
      caption="Fraction of customers that stay longer than t"
      columns={[
        't',
        ...snapshot.systems.flatMap(({ choices }) => [`d = ${choices}: simulated`, `d = ${choices}: limit`]),
      ]}
      rows={sojournRows(snapshot).map(({ time, entries }) => ({
        key: time,
        cells: [
          formatNumber(time, 4),
          ...entries.flatMap(({ simulated, limit }) => [
            simulated === null ? '–' : formatFraction(simulated),
            formatFraction(limit),
          ]),
        ],
      }))}
    />
  );
}
