import { meanSojournTime } from '../../model/fixedPoint';
import { formatCount, formatNumber, formatWithHalfWidth } from '../../model/format';
import type { SnapshotSource } from '../../model/snapshot';
import { DataTable } from '../DataTable';
import { refinedMeanTime } from '../refinedMeanTime';
import { useSampled } from '../useSampled';
import type { GatheredEstimate, GatheredEstimates } from './gatheredEstimates';
import { TABLE_LOADS } from './loadNumbers';

interface LoadDataProps {
  readonly source: SnapshotSource;
  readonly gathered: GatheredEstimates;
}

/** The load chart as tables: what was simulated during the visit beside theory, and theory against load. */
export function LoadData({ source, gathered }: LoadDataProps) {
  const { snapshot } = useSampled(source);
  if (!snapshot) return null;
  const { choices: systems, serverCount, sampling } = snapshot.parameters;
  return (
    <>
      <DataTable
        caption="Mean time in system simulated during this visit, latest first"
        columns={['λ', 'd', 'n', 'probes', 'simulated, 95 %', 'mean field', 'refined']}
        rows={gathered
          .list()
          .reverse()
          .map((estimate) => ({
            key: [estimate.choices, estimate.arrivalRate, estimate.serverCount, estimate.sampling].join(),
            cells: estimateCells(estimate),
          }))}
      />
      <DataTable
        caption={`Mean time in system in theory: n → ∞, and at n = ${formatCount(serverCount)}`}
        columns={[
          'λ',
          ...systems.flatMap((choices) => [`d = ${choices}: mean field`, `d = ${choices}: refined`]),
        ]}
        rows={TABLE_LOADS.map((load) => ({
          key: load,
          cells: [
            String(load),
            ...systems.flatMap((choices) => [
              formatNumber(meanSojournTime(choices, load), 5),
              refinedCell(refinedMeanTime(choices, load, sampling, serverCount).meanTime),
            ]),
          ],
        }))}
      />
    </>
  );
}

function estimateCells(estimate: GatheredEstimate): string[] {
  const { choices, arrivalRate, serverCount, sampling, mean, halfWidth } = estimate;
  const text = formatWithHalfWidth(mean, halfWidth);
  return [
    String(arrivalRate),
    String(choices),
    formatCount(serverCount),
    sampling,
    `${text.value} ± ${text.halfWidth}`,
    formatNumber(meanSojournTime(choices, arrivalRate), 5),
    refinedCell(refinedMeanTime(choices, arrivalRate, sampling, serverCount).meanTime),
  ];
}

function refinedCell(meanTime: number | null): string {
  return meanTime === null ? '–' : formatNumber(meanTime, 5);
}
