import { momentWords } from '../../charts/momentWords';
import type { PredictedMean } from '../../charts/ruler/PredictionRuler';
import type { Snapshot } from '../../model/snapshot';
import type { Situation } from '../why';
import { liveFigure } from './liveFigure';
import { momentData } from './momentData';
import type { Savable } from './savable';
import { svgSavable } from './svgSavable';

/**
 * Predictions beside what was simulated.
 * @param snapshot the moment that is shown
 */
export function saveWhy(
  card: Element,
  snapshot: Snapshot,
  predictions: readonly PredictedMean[],
  { mean, halfWidth }: Situation,
): Savable {
  const rows = [...predictions.map(({ name, value }) => [name, value, null]), ['simulated', mean, halfWidth]];
  return svgSavable(
    'why',
    () => liveFigure(card, { legend: null, caption: momentWords(snapshot) }),
    () => momentData(snapshot, { columns: ['name', 'mean_time_in_system', 'half_width'], rows }),
  );
}
