import type { NumberTable } from '../numberTable';
import { HIGH, type History, historyValue, LOW, MEAN, type Stretch, TWIN } from './history';

/** A series of one system over a stretch: the simulated mean and range, and the deterministic limit. */
export interface HistoryEntry {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly limit: number;
}

/** The system with so many choices, or null if there was none then. */
export function historyEntry(stretch: Stretch, choices: number, series: number): HistoryEntry | null {
  const system = stretch.choices.indexOf(choices);
  if (system < 0) return null;
  const read = (part: number) => historyValue(stretch, system, series, part);
  return { mean: read(MEAN), low: read(LOW), high: read(HIGH), limit: read(TWIN) };
}

/** The whole past of a series, a line for each snapshot, or for several where they have been merged. */
export function historyNumbers(
  { stretches }: Pick<History, 'stretches'>,
  systems: readonly number[],
  series: number,
): NumberTable {
  const parts = ['simulated', 'low', 'high', 'limit'];
  return {
    columns: ['begin', 'end', ...systems.flatMap((choices) => parts.map((part) => `d${choices}_${part}`))],
    rows: stretches.map((stretch) => [
      stretch.begin,
      stretch.end,
      ...systems.flatMap((choices) => {
        const entry = historyEntry(stretch, choices, series);
        return entry ? [entry.mean, entry.low, entry.high, entry.limit] : [null, null, null, null];
      }),
    ]),
  };
}
