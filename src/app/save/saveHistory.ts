import { historyFigure } from '../../charts/history/historyFigure';
import type { ValueScale } from '../../charts/history/historyGeometry';
import { historyNumbers } from '../../charts/history/historyNumbers';
import { momentWords } from '../../charts/momentWords';
import type { Figure } from '../figure';
import { cardFigure, pageType } from './cardFigure';
import { momentData, presentSnapshot } from './momentData';
import type { Savable } from './savable';
import { svgSavable } from './svgSavable';

/**
 * The past of each system.
 * @param series index of the series shown
 */
export function saveHistory(card: Element, figure: Figure, series: number, scale: ValueScale): Savable {
  const { history } = figure;
  return svgSavable(
    'history',
    () => {
      const frame = card.querySelector<HTMLElement>('.chart-frame');
      const size = { width: frame?.offsetWidth ?? 0, height: frame?.offsetHeight ?? 0, rem: pageType(card) };
      const snapshot = presentSnapshot(figure);
      const systems = snapshot.parameters.choices;
      return cardFigure(card, size, { legend: null, caption: momentWords(snapshot) }, (theme) =>
        historyFigure({ history, series, scale, systems, ...size }, theme),
      );
    },
    () => {
      const snapshot = presentSnapshot(figure);
      return momentData(snapshot, historyNumbers(history, snapshot.parameters.choices, series));
    },
  );
}
