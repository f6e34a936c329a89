import type { NumberTable } from '../../charts/numberTable';
import type { Method } from '../../experiment/cell';
import { conditionWords, runWords } from '../../experiment/exports/methodWords';
import { liveFigure } from './liveFigure';
import { liveKey } from './liveKey';
import type { Savable } from './savable';
import { svgSavable } from './svgSavable';

/**
 * A picture of a table's cells.
 * @param name what it shows, for the file
 */
export function saveCells(card: Element, name: string, method: Method, table: NumberTable): Savable {
  const { sampling, start, schedule, runs, seed } = method;
  return svgSavable(
    `table-${name}`,
    () =>
      liveFigure(card, {
        legend: liveKey(card),
        caption: `${conditionWords(method)}; ${runWords(method)}.`,
      }),
    () => ({
      table,
      parameters: { sampling, start, time: schedule.time, warmup: schedule.warmup, runs, seed },
      moment: {},
    }),
  );
}
