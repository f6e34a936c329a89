import type { Parameters } from '../../model/parameters';
import type { Snapshot, SystemSnapshot } from '../../model/snapshot';

const PARAMETERS: Parameters = {
  choices: [2, 1],
  arrivalRate: 0.9,
  serverCount: 100,
  sampling: 'distinct',
  start: 'equilibrium',
  seed: 1,
};

/** A snapshot whose first system has so many customers in all; what is not given is of no interest. */
export function snapshotAt(
  time: number,
  customers = 0,
  parameters: Partial<Parameters> = {},
  measuredSince = 0,
): Snapshot {
  const all = { ...PARAMETERS, ...parameters };
  return {
    parameters: all,
    time,
    measuredSince,
    reproducible: true,
    eventCount: 0,
    systems: all.choices.map((choices, index) => systemWith(choices, index === 0 ? customers : 7)),
  };
}

/** A system with a mean time in system and a half width. */
export function estimated(choices: number, mean: number | null, halfWidth: number | null): SystemSnapshot {
  const system = systemWith(choices, 0);
  return {
    ...system,
    estimates: { ...system.estimates, meanSojournTime: mean, meanSojournTimeHalfWidth: halfWidth },
  };
}

function systemWith(choices: number, customers: number): SystemSnapshot {
  const tail = new Float64Array([1, 0.9, 0.5, 0.2]);
  return {
    choices,
    tail,
    averageTail: tail,
    longestQueue: 3,
    arrivals: customers,
    departures: 0,
    inSystem: customers,
    joined: new Float64Array(1),
    estimates: {
      meanSojournTime: null,
      meanSojournTimeHalfWidth: null,
      tail,
      tailHalfWidths: null,
      joined: new Float64Array(1),
      warmUp: 0,
    },
    twin: { tail, meanQueueLength: 2 },
    floor: { kind: 'servers', lengths: new Int32Array(1) },
  };
}
