import SimulationWorker from '../worker/simulation.worker.ts?worker&inline';

/** Starts the worker from a text inside the page, for frames that may not start one from a file. */
export function createInlineSimulationWorker(): Worker {
  return new SimulationWorker({ name: 'simulation' });
}
