import { meanSojournTime } from '../../model/fixedPoint';
import type { Parameters } from '../../model/parameters';
import type { Snapshot } from '../../model/snapshot';
import type { EmbedParameters, EmbedSnapshot } from '../../protocol/embedMessages';
import { type ControlState, simulationParameters } from '../../stores/controlStore';

/** What is set, as messages have it. */
export function embedParameters(controls: ControlState): EmbedParameters {
  return parametersOf(simulationParameters(controls), controls);
}

function parametersOf(
  simulated: Parameters,
  { choices, speed, playing, theme }: ControlState,
): EmbedParameters {
  const { choices: systems, arrivalRate, serverCount, sampling, start, seed } = simulated;
  const [d = choices, ...vs] = systems;
  return {
    d,
    vs,
    lambda: arrivalRate,
    n: serverCount,
    sampling,
    start,
    seed,
    speed: speed === Number.POSITIVE_INFINITY ? 'max' : speed,
    playing,
    theme,
  };
}

/** The moment as messages have it: plain numbers, with the parameters that led to them. */
export function embedSnapshot(snapshot: Snapshot, controls: ControlState): EmbedSnapshot {
  const { time, measuredSince, systems, parameters } = snapshot;
  return {
    time,
    measuredSince,
    parameters: parametersOf(parameters, controls),
    systems: systems.map(({ choices, estimates, longestQueue, arrivals, departures, inSystem, tail }) => ({
      d: choices,
      meanSojournTime: estimates.meanSojournTime,
      halfWidth: estimates.meanSojournTimeHalfWidth,
      meanField: meanSojournTime(choices, parameters.arrivalRate),
      longestQueue,
      arrivals,
      departures,
      inSystem,
      tail: Array.from(tail),
      averageTail: Array.from(estimates.tail),
      warmUp: estimates.warmUp,
    })),
  };
}
