import { tailFigure } from '../../charts/tail/tailFigure';
import { TAIL_FIGURE_DEFAULTS } from '../../charts/tail/tailFigureOptions';
import { tailNumbers } from '../../charts/tail/tailNumbers';
import type { Figure } from '../figure';
import { shownTheme } from './cardFigure';
import { momentData, presentSnapshot } from './momentData';
import type { Savable } from './savable';
import { svgSavable } from './svgSavable';

/** The tail: the figure that the command line draws for the same parameters, seed and time. */
export function saveTail(card: Element, figure: Figure): Savable {
  return svgSavable(
    'tail',
    () => {
      const scale = figure.controls.getState().tailScale;
      return tailFigure(presentSnapshot(figure), { ...TAIL_FIGURE_DEFAULTS, theme: shownTheme(card), scale });
    },
    () => {
      const snapshot = presentSnapshot(figure);
      return momentData(snapshot, tailNumbers(snapshot));
    },
  );
}
