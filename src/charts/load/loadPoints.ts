import type { Parameters } from '../../model/parameters';
import { markPath, systemStyle } from '../systemStyle';
import type { GatheredEstimate } from './gatheredEstimates';
import type { LoadGeometry } from './loadGeometry';

/** What was simulated, as SVG path data: of one system, or of all that are not on show or had another n or other probes. */
export interface LoadPoints {
  readonly marks: string;
  readonly whiskers: string;
}

/**
 * @param estimates what was gathered
 * @param parameters those set now
 * @returns one entry a system on show, and one more for all the rest
 */
export function loadPoints(
  geometry: LoadGeometry,
  estimates: readonly GatheredEstimate[],
  parameters: Pick<Parameters, 'choices' | 'serverCount' | 'sampling'>,
  size: number,
): LoadPoints[] {
  const { choices: systems, serverCount, sampling } = parameters;
  const points = [...systems, null].map(() => ({ marks: '', whiskers: '' }));
  const { top, bottom } = geometry.frame;
  for (const estimate of estimates) {
    const { arrivalRate, mean, halfWidth } = estimate;
    const x = geometry.x(arrivalRate);
    const y = geometry.y(mean, arrivalRate);
    if (!(y >= top - 1 && y <= bottom + 1)) continue;
    const same = estimate.serverCount === serverCount && estimate.sampling === sampling;
    const system = same ? systems.indexOf(estimate.choices) : -1;
    const entry = points[system < 0 ? systems.length : system];
    if (!entry) continue;
    const [low, high] = [-1, 1].map((sign) => {
      // Nobody stays shorter than its own service on average: an interval that reaches below 1 ends at the axis.
      const end = geometry.y(Math.max(1e-9, mean + sign * halfWidth), arrivalRate);
      return Math.max(top, Math.min(bottom, end)).toFixed(1);
    });
    entry.whiskers += `M${x.toFixed(1)},${low}V${high}`;
    entry.marks += markPath(
      system < 0 ? 'circle' : systemStyle(systems, system).mark,
      x,
      y,
      system < 0 ? 0.6 * size : size,
    );
  }
  return points;
}
