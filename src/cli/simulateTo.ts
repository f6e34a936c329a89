import { setImmediate } from 'node:timers/promises';
import type { Parameters } from '../model/parameters';
import { Simulation } from '../model/simulation';
import type { Snapshot } from '../model/snapshot';
import { progressBar } from './progressBar';

/** Events between two looks at the keyboard: about a twentieth of a second. */
const EVENTS_A_SLICE = 1_000_000;

/**
 * The moment that the page shows for a link with these parameters and time: where it is run in slices does not change
 * anything.
 */
export async function simulateTo(parameters: Parameters, time: number): Promise<Snapshot> {
  const simulation = new Simulation(parameters);
  const slice = EVENTS_A_SLICE / (parameters.serverCount * (1 + parameters.arrivalRate));
  const bar = progressBar(process.stderr, () => performance.now());
  while (simulation.time < time) {
    simulation.advance(Math.min(time, simulation.time + slice));
    bar.update(simulation.time / time);
    // Lets Ctrl-C through.
    await setImmediate();
  }
  bar.clear();
  return simulation.snapshot();
}
