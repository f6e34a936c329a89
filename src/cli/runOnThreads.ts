import type { ReplicationWorker } from '../experiment/replicationPool';
import { startNodeWorker } from './nodeWorker';
import { progressBar } from './progressBar';

/**
 * Does work on so many threads, with a progress bar where there is a terminal.
 * @param work is given the threads, and what it tells which part is done, 0 to 1
 */
export async function runOnThreads<T>(
  threads: number,
  work: (workers: readonly ReplicationWorker[], progress: (fraction: number) => void) => Promise<T>,
): Promise<T> {
  const workers = Array.from({ length: threads }, startNodeWorker);
  const bar = progressBar(process.stderr, () => performance.now());
  try {
    return await work(workers, bar.update);
  } finally {
    bar.clear();
    for (const worker of workers) worker.close();
  }
}
