import { formatFraction, formatNumber } from '../model/format';
import type { SnapshotSource } from '../model/snapshot';
import { roundedUp } from './axisTicks';
import { DataTable } from './DataTable';
import { type SojournLaw, simulatedSojourn, sojournTheory } from './sojournTheory';
import { useSampled } from './useSampled';

const ROWS = 40;

/** The law of the time in system as a table: P(T > t), simulated and in the limit, for each system. */
export function SojournData({ source }: { readonly source: SnapshotSource }) {
  const { snapshot } = useSampled(source);
  if (!snapshot) return null;
  const { systems, parameters } = snapshot;
  const laws = systems.map(({ choices, estimates }) => ({
    choices,
    theory: sojournTheory(choices, parameters.arrivalRate),
    simulated: simulatedSojourn(estimates.joined),
  }));
  const end = roundedUp(Math.max(...laws.map(({ theory }) => theory.percentile(0.999))));
  const times = Array.from({ length: ROWS + 1 }, (_, i) => (end * i) / ROWS);
  return (
    <DataTable
      caption="Fraction of customers that stay longer than t"
      columns={[
        't',
        ...laws.flatMap(({ choices }) => [`d = ${choices}: simulated`, `d = ${choices}: limit`]),
      ]}
      rows={times.map((time) => ({
        key: time,
        cells: [
          formatNumber(time, 4),
          ...laws.flatMap(({ theory, simulated }) => [
            simulatedCell(simulated, time),
            formatFraction(theory.tail(time)),
          ]),
        ],
      }))}
    />
  );
}

function simulatedCell(law: (SojournLaw & { readonly least: number }) | null, time: number): string {
  const fraction = law?.tail(time) ?? 0;
  return law && fraction >= law.least ? formatFraction(fraction) : '–';
}
