import { embedSnapshot } from '../app/embed/embedSnapshot';
import type { Parameters } from '../model/parameters';
import type { Snapshot } from '../model/snapshot';
import { type ControlState, simulationParameters } from '../stores/controlStore';
import type { FigureParameters } from './figureParameters';
import type { FigureSnapshot } from './figureSnapshot';

/** What is set, as options have it. */
export function figureParameters(controls: ControlState): FigureParameters {
  return parametersOf(simulationParameters(controls), controls);
}

export function figureSnapshot(snapshot: Snapshot, controls: ControlState): FigureSnapshot {
  const { time, measuredSince, systems } = embedSnapshot(snapshot, controls);
  return { time, measuredSince, parameters: parametersOf(snapshot.parameters, controls), systems };
}

function parametersOf(simulated: Parameters, controls: ControlState): FigureParameters {
  const { choices, arrivalRate: lambda, serverCount: n, sampling, start, seed } = simulated;
  const { speed, playing: play, theme } = controls;
  const [d = controls.choices, ...vs] = choices;
  const pace = speed === Number.POSITIVE_INFINITY ? 'max' : speed;
  return { d, vs, lambda, n, sampling, start, seed, speed: pace, play, theme };
}
