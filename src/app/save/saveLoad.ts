import { loadNumbers } from '../../charts/load/loadNumbers';
import { momentWords } from '../../charts/momentWords';
import type { Figure } from '../figure';
import { liveFigure } from './liveFigure';
import { drawnSnapshot, momentData, presentSnapshot } from './momentData';
import type { Savable } from './savable';
import { svgSavable } from './svgSavable';

/** Mean time in system against load. */
export function saveLoad(card: Element, figure: Figure): Savable {
  return svgSavable(
    'load',
    () => liveFigure(card, { legend: null, caption: momentWords(drawnSnapshot(figure)) }),
    () => {
      const snapshot = presentSnapshot(figure);
      return momentData(snapshot, loadNumbers(figure.gathered.list(), snapshot.parameters));
    },
  );
}
