import { invalid, maximumChoices, type Sampling } from '../model/parameters';
import type { Cell } from './cell';

/** What a table's cells are made of: every combination is one. */
export interface CellLists {
  readonly serverCounts: readonly number[];
  readonly choices: readonly number[];
  readonly arrivalRates: readonly number[];
}

/** Cells of one experiment, at most: more would not be looked at, and would outgrow what keeps the results. */
export const MOST_CELLS = 10_000;

/**
 * Every combination: by number of servers, then choices, then load, each in the order of its list.
 * @throws RangeError when there are too many
 */
export function cellsOf({ serverCounts, choices, arrivalRates }: CellLists): Cell[] {
  const count = serverCounts.length * choices.length * arrivalRates.length;
  if (count > MOST_CELLS) throw invalid('cells', count, `at most ${MOST_CELLS} combinations of n, d and λ`);
  return serverCounts.flatMap((serverCount) =>
    choices.flatMap((own) => arrivalRates.map((arrivalRate) => ({ serverCount, choices: own, arrivalRate }))),
  );
}

/** The cells that cannot be: more distinct probes than servers. */
export function impossibleCells(cells: readonly Cell[], sampling: Sampling): Cell[] {
  return cells.filter(({ choices, serverCount }) => choices > maximumChoices(serverCount, sampling));
}
