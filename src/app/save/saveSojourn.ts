import { momentWords } from '../../charts/momentWords';
import { sojournNumbers } from '../../charts/sojourn/sojournNumbers';
import { figureTheme } from '../../charts/svg/figureTheme';
import { legendSvg } from '../../charts/svg/legendSvg';
import type { Figure } from '../figure';
import { shownTheme } from './cardFigure';
import { liveFigure } from './liveFigure';
import { drawnSnapshot, momentData, presentSnapshot } from './momentData';
import type { Savable } from './savable';
import { svgSavable } from './svgSavable';

/** The law of the time in system. */
export function saveSojourn(card: Element, figure: Figure): Savable {
  return svgSavable(
    'time-in-system',
    () => {
      const snapshot = drawnSnapshot(figure);
      const theme = figureTheme(shownTheme(card));
      return liveFigure(card, {
        legend: (place) => legendSvg(snapshot.parameters.choices, false, place, theme),
        caption: momentWords(snapshot),
      });
    },
    () => {
      const snapshot = presentSnapshot(figure);
      return momentData(snapshot, sojournNumbers(snapshot));
    },
  );
}
