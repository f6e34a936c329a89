import type { Parameters } from '../model/parameters';
import type { Replication, Schedule } from '../model/replication';

/** One run to do. */
export interface ReplicationTask {
  readonly parameters: Parameters;
  readonly schedule: Schedule;
}

/** What does one run after another: here a thread, in a browser a Web Worker. */
export interface ReplicationWorker {
  /** @param onProgress told now and then which part of the run is done, 0 to 1 */
  run(task: ReplicationTask, onProgress: (fraction: number) => void): Promise<Replication>;
  close(): void;
}

/** What a pool tells while it works. */
export interface PoolEvents {
  /** Now and then: which part of all the work is done, 0 to 1. */
  progress?(fraction: number): void;
  /** Each run as soon as it is done; the worker's next one waits until this is over. */
  result?(index: number, replication: Replication): Promise<void> | void;
}

/**
 * Spreads runs over workers: each takes the next run as soon as it is free. Results are in the order of the tasks,
 * so they depend neither on the number of workers nor on who was first.
 * @param tasks runs of about equal length: they weigh the same in the progress
 * @param tell what is told on the way
 * @throws what the first failing worker said; the workers are then still to be closed
 */
export async function runReplications(
  tasks: readonly ReplicationTask[],
  workers: readonly ReplicationWorker[],
  tell: PoolEvents = {},
): Promise<Replication[]> {
  const results = new Map<number, Replication>();
  const fractions = new Float64Array(tasks.length);
  const report = (index: number, fraction: number) => {
    fractions[index] = fraction;
    tell.progress?.(fractions.reduce((sum, part) => sum + part, 0) / tasks.length);
  };
  const queue = tasks.entries();
  const work = async (worker: ReplicationWorker) => {
    // One iterator for all of them: each task is taken once.
    for (const [index, task] of queue) {
      const replication = await worker.run(task, (fraction) => report(index, fraction));
      results.set(index, replication);
      await tell.result?.(index, replication);
      report(index, 1);
    }
  };
  await Promise.all(workers.map(work));
  return tasks.map((_, index) => {
    const replication = results.get(index);
    if (!replication) throw new Error(`run ${index} was never done (${workers.length} workers)`);
    return replication;
  });
}
