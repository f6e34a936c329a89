import { type ReplicationTask, runReplications } from '../experiment/replicationPool';
import type { Replication } from '../model/replication';
import { startNodeWorker } from './nodeWorker';
import { progressBar } from './progressBar';

/**
 * Does runs on so many threads, with a progress bar where there is a terminal.
 * @returns the results in the order of the tasks
 */
export async function runOnThreads(
  tasks: readonly ReplicationTask[],
  threads: number,
): Promise<Replication[]> {
  const workers = Array.from({ length: Math.min(threads, tasks.length) }, startNodeWorker);
  const bar = progressBar(process.stderr, () => performance.now());
  try {
    return await runReplications(tasks, workers, { progress: bar.update });
  } finally {
    bar.clear();
    for (const worker of workers) worker.close();
  }
}
