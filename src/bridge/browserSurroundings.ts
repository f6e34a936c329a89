import type { BridgeSurroundings } from './simulationBridge';

/** The real browser: the only `new Worker` and the only `requestAnimationFrame`. */
export const browserSurroundings: BridgeSurroundings = {
  createWorker: () =>
    new Worker(new URL('../worker/simulation.worker.ts', import.meta.url), {
      type: 'module',
      name: 'simulation',
    }),
  requestFrame: (callback) => {
    requestAnimationFrame(callback);
  },
};
