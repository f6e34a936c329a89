import type { CellPoint } from '../../charts/cells/cellPoint';
import type { NumberTable } from '../../charts/numberTable';
import type { Method } from '../../experiment/cell';
import { conditionWords, runWords, unfinishedWords } from '../../experiment/exports/methodWords';
import { liveFigure } from './liveFigure';
import { liveKey } from './liveKey';
import type { Savable, SavedData } from './savable';
import { svgSavable } from './svgSavable';

/** Which cells a picture shows, and as which numbers. */
export interface SavedCells {
  readonly cells: readonly CellPoint[];
  readonly table: NumberTable;
  /** What the rows have in common, beside how all cells are simulated. */
  readonly parameters: SavedData['parameters'];
}

/**
 * A picture of a table's cells.
 * @param name what it shows, for the file
 */
export function saveCells(card: Element, name: string, method: Method, saved: SavedCells): Savable {
  const { sampling, start, schedule, runs, seed } = method;
  return svgSavable(
    `table-${name}`,
    () =>
      liveFigure(card, {
        legend: liveKey(card),
        caption: [
          `${conditionWords(method)}; ${runWords(method)}.`,
          ...unfinishedWords(
            saved.cells.map((cell) => cell.runs),
            runs,
          ),
        ].join(' '),
      }),
    () => ({
      table: saved.table,
      parameters: {
        ...{ sampling, start, time: schedule.time, warmup: schedule.warmup, runs, seed },
        ...saved.parameters,
      },
      moment: {},
    }),
  );
}
