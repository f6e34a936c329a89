import { fixedPointTail, levelsAbove } from '../model/fixedPoint';
import { formatCount, formatFraction, formatNumber } from '../model/format';
import type { SnapshotSource, SystemSnapshot } from '../model/snapshot';
import { DataTable } from './DataTable';
import { type TailTheory, tailTheory } from './tailTheory';
import { useSampled } from './useSampled';

const MOST_ROWS = 60;

/** The tail as a table: time average with its interval, now, mean field, and theory at this n, for each system. */
export function TailData({ source }: { readonly source: SnapshotSource }) {
  const { snapshot } = useSampled(source);
  if (!snapshot) return null;
  const { systems, parameters } = snapshot;
  const { arrivalRate } = parameters;
  const longest = Math.max(
    ...systems.map(({ averageTail, choices }) =>
      Math.max(averageTail.length - 1, levelsAbove(1e-7, choices, arrivalRate)),
    ),
  );
  const levels = Math.min(longest, MOST_ROWS);
  const predictions = systems.map(({ choices }) => ({
    fixedPoint: fixedPointTail(choices, arrivalRate, levels),
    theory: tailTheory(choices, parameters, levels),
  }));
  return (
    <DataTable
      caption="Fraction of servers with at least k customers; in brackets, where 95 % of snapshots should lie"
      columns={[
        'k',
        ...systems.flatMap(({ choices }) => [
          `d = ${choices}: average`,
          `d = ${choices}: now`,
          `d = ${choices}: mean field`,
          `d = ${choices}: n = ${formatCount(parameters.serverCount)}`,
        ]),
      ]}
      rows={Array.from({ length: levels + 1 }, (_, k) => ({
        key: k,
        cells: [
          String(k),
          ...systems.flatMap((system, i) => [
            averageCell(system, k),
            formatFraction(system.tail[k] ?? 0),
            formatFraction(predictions[i]?.fixedPoint[k] ?? 0),
            theoryCell(predictions[i]?.theory ?? null, predictions[i]?.fixedPoint[k] ?? 0, k),
          ]),
        ],
      }))}
    />
  );
}

function averageCell({ estimates: { tail, tailHalfWidths } }: SystemSnapshot, k: number): string {
  const average = formatFraction(tail[k] ?? 0);
  const halfWidth = tailHalfWidths?.[k];
  return halfWidth === undefined || halfWidth === 0 ? average : `${average} ± ${halfWidth.toExponential(0)}`;
}

/** The refined tail and its band, within what a fraction can be; nothing where the expansion is not valid. */
function theoryCell(theory: TailTheory | null, fixedPoint: number, k: number): string {
  if (!theory) return '–';
  const [low, high] = [theory.low, theory.high].map((edge) => Math.min(1, Math.max(0, edge[k] ?? 0)));
  const range = `(${formatNumber(low ?? 0)} to ${formatNumber(high ?? 0)})`;
  return `${formatFraction(theory.refined?.[k] ?? fixedPoint)} ${range}`;
}
