import { momentWords } from '../../charts/momentWords';
import type { PredictedMean } from '../../charts/PredictionRuler';
import type { Figure } from '../figure';
import type { Situation } from '../why';
import { liveFigure } from './liveFigure';
import { momentData, presentSnapshot } from './momentData';
import type { Savable } from './savable';
import { svgSavable } from './svgSavable';

/** Predictions beside what was simulated, as they stood when this was called. */
export function saveWhy(
  card: Element,
  figure: Figure,
  predictions: readonly PredictedMean[],
  { mean, halfWidth }: Situation,
): Savable {
  const rows = [...predictions.map(({ name, value }) => [name, value, null]), ['simulated', mean, halfWidth]];
  return svgSavable(
    'why',
    () => liveFigure(card, { legend: null, caption: momentWords(presentSnapshot(figure)) }),
    () =>
      momentData(presentSnapshot(figure), { columns: ['name', 'mean_time_in_system', 'half_width'], rows }),
  );
}
