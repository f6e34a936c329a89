import { startReplicationThread } from '../../bridge/replicationThread';
import { createReplicationWorker } from '../../bridge/replicationWorker';
import { openResultStorage } from './resultStorage';
import type { TableSurroundings } from './tableRun';

/** The real browser: as many workers as it has cores, and its storage. */
export function browserTable(): TableSurroundings {
  return {
    startThread: () => startReplicationThread(createReplicationWorker),
    threads: Math.max(1, navigator.hardwareConcurrency),
    storage: openResultStorage(),
    nowMs: () => performance.now(),
  };
}
