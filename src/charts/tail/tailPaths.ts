import type { Parameters } from '../../model/parameters';
import { bandArea, fixedPointCurve, refinedCurve } from './tailCurves';
import type { TailGeometry } from './tailGeometry';
import { tailTheory } from './tailTheory';

/** What theory says of one system, as SVG path data; empty where it says nothing that one can see. */
export interface TailPaths {
  readonly fixedPoint: string;
  readonly refined: string;
  /** The refined tail beyond the levels at which it is sure. */
  readonly unsure: string;
  readonly band: string;
}

export function tailPaths(
  geometry: TailGeometry,
  choices: number,
  at: Pick<Parameters, 'arrivalRate' | 'serverCount' | 'sampling'>,
): TailPaths {
  const { arrivalRate, serverCount } = at;
  const theory = tailTheory(choices, at, geometry.maxLevel);
  const refined = (from: number, to: number) =>
    theory?.refined ? refinedCurve(geometry, choices, arrivalRate, theory.refined, from, to) : '';
  return {
    fixedPoint: fixedPointCurve(geometry, choices, arrivalRate),
    refined: refined(0, theory?.lastSure ?? 0),
    unsure: refined(theory?.lastSure ?? 0, geometry.maxLevel),
    band: theory ? bandArea(geometry, theory.low, theory.high, serverCount) : '',
  };
}
