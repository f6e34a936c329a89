import type { NumberTable } from '../../charts/numberTable';
import { drawPresent } from '../../charts/useDrawing';
import type { Snapshot } from '../../model/snapshot';
import type { Figure } from '../figure';
import type { SavedData } from './savable';

/** Numbers of a snapshot, and what leads back to it. */
export function momentData(
  { parameters, time, measuredSince, reproducible, systems }: Snapshot,
  table: NumberTable,
): SavedData {
  const { choices, arrivalRate, serverCount, sampling, start, seed } = parameters;
  const [d = 1, ...vs] = choices;
  return {
    table,
    parameters: { d, vs, lambda: arrivalRate, n: serverCount, sampling, start, seed },
    moment: {
      time,
      measured_since: measuredSince,
      warm_up: systems.map(({ estimates }) => estimates.warmUp),
      reproducible,
    },
  };
}

/** The present moment of a figure, up to which all its pictures are drawn. */
export function drawnSnapshot(figure: Figure): Snapshot {
  drawPresent(figure.feed);
  return presentSnapshot(figure);
}

/**
 * The present moment of a figure.
 * @throws Error before the first
 */
export function presentSnapshot({ feed }: Figure): Snapshot {
  const { snapshot } = feed.getState();
  if (!snapshot) throw new Error('there is nothing to save yet');
  return snapshot;
}
