import { fixedPointTail, levelsAbove } from '../../model/fixedPoint';
import type { Snapshot } from '../../model/snapshot';
import { tailTheory } from './tailTheory';

/** What is known of one system at one level k: fractions of servers with at least k customers. */
export interface TailEntry {
  /** Over time. */
  readonly average: number;
  /** Half width of its 95 % confidence interval; null where it is not earned, or 0. */
  readonly halfWidth: number | null;
  readonly now: number;
  readonly meanField: number;
  /** At this number of servers; null where the expansion is not valid, with the range of 95 % of snapshots. */
  readonly finite: { readonly expected: number; readonly low: number; readonly high: number } | null;
}

/**
 * The tail level by level, k = 0, 1, …, with an entry for each system.
 * @param most the last level at most
 */
export function tailRows({ systems, parameters }: Snapshot, most: number): TailEntry[][] {
  const { arrivalRate } = parameters;
  const longest = Math.max(
    ...systems.map(({ averageTail, choices }) =>
      Math.max(averageTail.length - 1, levelsAbove(1e-7, choices, arrivalRate)),
    ),
  );
  const levels = Math.min(longest, most);
  const predictions = systems.map(({ choices }) => ({
    fixedPoint: fixedPointTail(choices, arrivalRate, levels),
    theory: tailTheory(choices, parameters, levels),
  }));
  return Array.from({ length: levels + 1 }, (_, k) =>
    systems.map(({ tail, estimates }, i): TailEntry => {
      const meanField = predictions[i]?.fixedPoint[k] ?? 0;
      const theory = predictions[i]?.theory;
      return {
        average: estimates.tail[k] ?? 0,
        halfWidth: estimates.tailHalfWidths?.[k] || null,
        now: tail[k] ?? 0,
        meanField,
        finite: theory
          ? {
              expected: theory.refined?.[k] ?? meanField,
              low: within(theory.low[k]),
              high: within(theory.high[k]),
            }
          : null,
      };
    }),
  );
}

/** Within what a fraction can be. */
function within(edge = 0): number {
  return Math.min(1, Math.max(0, edge));
}
