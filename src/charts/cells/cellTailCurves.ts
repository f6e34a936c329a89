import { formatCount } from '../../model/format';
import type { Sampling } from '../../model/parameters';
import type { SystemStyle } from '../systemStyle';
import { fixedPointCurve, refinedCurve } from '../tail/tailCurves';
import type { TailGeometry } from '../tail/tailGeometry';
import { tailMarks } from '../tail/tailMarks';
import { tailTheory } from '../tail/tailTheory';
import type { CellPoint } from './cellPoint';

/** The tail of a cell as SVG path data; a path is empty where there is nothing to draw. */
export interface CellTailPaths {
  readonly meanField: string;
  readonly refined: string;
  /** The refined tail where the correction is larger than what it corrects. */
  readonly unsure: string;
  readonly marks: string;
}

/**
 * @param size about half the width of a mark, in pixels
 */
export function cellTailPaths(
  geometry: TailGeometry,
  cell: CellPoint,
  sampling: Sampling,
  mark: SystemStyle['mark'],
  size: number,
): CellTailPaths {
  const { choices, arrivalRate, serverCount, tail } = cell;
  const theory = tailTheory(choices, { arrivalRate, serverCount, sampling }, geometry.maxLevel);
  const refined = (from: number, to: number) =>
    theory?.refined ? refinedCurve(geometry, choices, arrivalRate, theory.refined, from, to) : '';
  const lastSure = theory?.lastSure ?? 0;
  return {
    meanField: fixedPointCurve(geometry, choices, arrivalRate),
    refined: refined(0, lastSure),
    unsure: refined(lastSure, geometry.maxLevel),
    marks: tail ? tailMarks(geometry, tail, mark, size) : '',
  };
}

/** What is to be said of the refined tail of a cell; null for d = 1, which mean field has right at every n. */
export function refinedNote(cell: CellPoint, paths: CellTailPaths): string | null {
  if (cell.choices === 1) return null;
  const at = `refined, n = ${formatCount(cell.serverCount)}`;
  if (cell.refined === null) return `${at}: not valid`;
  return paths.refined || paths.unsure ? at : `${at}: the same`;
}
