import type { Sampling } from '../../model/parameters';
import { refinedMeanSojournTime, refinedValidity } from '../../model/refinedMeanField';
import { loadOf } from './loadGeometry';

/** A refined mean time in system at a load, or null where the expansion is not valid. */
export interface RefinedPoint {
  readonly arrivalRate: number;
  readonly meanTime: number | null;
}

const FIRST = 0.1;
const LAST = 3;
const POINTS = 30;

/** The refined mean time in system against load, one point a step: each takes a good part of a millisecond. */
export function* refinedLoadPoints(
  choices: number,
  sampling: Sampling,
  serverCount: number,
): Generator<RefinedPoint> {
  for (let i = 0; i < POINTS; i++) {
    const arrivalRate = loadOf(FIRST + ((LAST - FIRST) * i) / (POINTS - 1));
    const valid = refinedValidity(choices, arrivalRate, sampling, serverCount) === null;
    yield {
      arrivalRate,
      meanTime: valid ? refinedMeanSojournTime(choices, arrivalRate, sampling, serverCount) : null,
    };
  }
}
