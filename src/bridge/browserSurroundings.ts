import { requestFrame } from './requestFrame';
import type { BridgeSurroundings } from './simulationBridge';

/** The real browser, as the hosted page has it: the worker comes from a file of its own. */
export const browserSurroundings: BridgeSurroundings = {
  createWorker: () =>
    new Worker(new URL('../worker/simulation.worker.ts', import.meta.url), {
      type: 'module',
      name: 'simulation',
    }),
  requestFrame,
};
