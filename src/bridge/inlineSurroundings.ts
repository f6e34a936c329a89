import { createInlineSimulationWorker } from './inlineSimulationWorker';
import { requestFrame } from './requestFrame';
import type { BridgeSurroundings } from './simulationBridge';

/** The real browser for pages that are built by others: the worker comes from a text, so that no file has to be found. */
export const inlineSurroundings: BridgeSurroundings = {
  createWorker: createInlineSimulationWorker,
  requestFrame,
};
