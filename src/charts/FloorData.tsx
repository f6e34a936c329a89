import { formatCount } from '../model/format';
import type { SnapshotSource, SystemSnapshot } from '../model/snapshot';
import { DataTable } from './DataTable';
import { useSampled } from './useSampled';

/** Rows beyond which a table is no help. */
const MOST_ROWS = 200;

/** The floor as a table: how many servers have exactly k customers now, in each system. */
export function FloorData({ source }: { readonly source: SnapshotSource }) {
  const { snapshot } = useSampled(source);
  if (!snapshot) return null;
  const { systems, parameters, time } = snapshot;
  const longest = Math.max(...systems.map((system) => system.longestQueue));
  const rows = Array.from({ length: Math.min(longest + 1, MOST_ROWS) }, (_, k) => ({
    key: k,
    cells: [
      String(k),
      ...systems.map((system) => formatCount(serversWith(system, k, parameters.serverCount))),
    ],
  }));
  const cut = longest + 1 > MOST_ROWS ? ` (the first ${MOST_ROWS} of ${longest + 1} lengths)` : '';
  return (
    <DataTable
      caption={`Servers with exactly k customers at time ${time.toFixed(2)}${cut}`}
      columns={['k', ...systems.map(({ choices }) => `d = ${choices}`)]}
      rows={rows}
    />
  );
}

function serversWith({ tail }: SystemSnapshot, k: number, serverCount: number): number {
  return ((tail[k] ?? 0) - (tail[k + 1] ?? 0)) * serverCount;
}
