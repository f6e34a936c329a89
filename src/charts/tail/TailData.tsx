import { formatCount, formatFraction, formatNumber } from '../../model/format';
import type { SnapshotSource } from '../../model/snapshot';
import { DataTable } from '../DataTable';
import { useSampled } from '../useSampled';
import { type TailEntry, tailRows } from './tailRows';

const MOST_ROWS = 60;

/** The tail as a table: time average with its interval, now, mean field, and theory at this n, for each system. */
export function TailData({ source }: { readonly source: SnapshotSource }) {
  const { snapshot } = useSampled(source);
  if (!snapshot) return null;
  return (
    <DataTable
      caption="Fraction of servers with at least k customers; in brackets, where 95 % of snapshots should lie"
      columns={[
        'k',
        ...snapshot.systems.flatMap(({ choices }) => [
          `d = ${choices}: average`,
          `d = ${choices}: now`,
          `d = ${choices}: mean field`,
          `d = ${choices}: n = ${formatCount(snapshot.parameters.serverCount)}`,
        ]),
      ]}
      rows={tailRows(snapshot, MOST_ROWS).map((entries, k) => ({
        key: k,
        cells: [
          String(k),
          ...entries.flatMap((entry) => [
            averageCell(entry),
            formatFraction(entry.now),
            formatFraction(entry.meanField),
            finiteCell(entry),
          ]),
        ],
      }))}
    />
  );
}

function averageCell({ average, halfWidth }: TailEntry): string {
  const text = formatFraction(average);
  return halfWidth === null ? text : `${text} ± ${halfWidth.toExponential(0)}`;
}

/** The refined tail and its band; nothing where the expansion is not valid. */
function finiteCell({ finite }: TailEntry): string {
  if (!finite) return '–';
  return `${formatFraction(finite.expected)} (${formatNumber(finite.low)} to ${formatNumber(finite.high)})`;
}
