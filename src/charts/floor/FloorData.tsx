import { formatCount } from '../../model/format';
import type { SnapshotSource } from '../../model/snapshot';
import { DataTable } from '../DataTable';
import { useSampled } from '../useSampled';
import { floorNumbers } from './floorNumbers';

/** Rows beyond which a table is no help. */
const MOST_ROWS = 200;

/** The floor as a table: how many servers have exactly k customers now, in each system. */
export function FloorData({ source }: { readonly source: SnapshotSource }) {
  const { snapshot } = useSampled(source);
  if (!snapshot) return null;
  const { systems, time } = snapshot;
  const all = floorNumbers(snapshot).rows;
  const rows = all.slice(0, MOST_ROWS).map(([k, ...servers]) => ({
    key: Number(k),
    cells: [String(k), ...servers.map((count) => formatCount(Number(count)))],
  }));
  const cut = all.length > MOST_ROWS ? ` (the first ${MOST_ROWS} of ${all.length} lengths)` : '';
  return (
    <DataTable
      caption={`Servers with exactly k customers at time ${time.toFixed(2)}${cut}`}
      columns={['k', ...systems.map(({ choices }) => `d = ${choices}`)]}
      rows={rows}
    />
  );
}
