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

/** A run, and how much of the work it is, in any unit. */
export interface WeighedTask {
  readonly task: ReplicationTask;
  readonly weight: number;
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
  const weighed = { total: tasks.length, tasks: tasks.map((task) => ({ task, weight: 1 })) };
  await spreadReplications(weighed, workers, {
    progress: (fraction) => tell.progress?.(fraction),
    async result(index, replication) {
      results.set(index, replication);
      await tell.result?.(index, replication);
    },
  });
  return tasks.map((_, index) => {
    const replication = results.get(index);
    if (!replication) throw new Error(`run ${index} was never done (${workers.length} workers)`);
    return replication;
  });
}

/**
 * The same for any number of runs, short and long: tasks are taken one by one, and results are told and not kept.
 * @param total of the weights of the tasks
 */
export async function spreadReplications(
  { total, tasks }: { readonly total: number; readonly tasks: Iterable<WeighedTask> },
  workers: readonly ReplicationWorker[],
  tell: PoolEvents,
): Promise<void> {
  let done = 0;
  /** Of the run under way, one entry a worker. */
  const begun = new Float64Array(workers.length);
  const report = (place: number, weight: number) => {
    begun[place] = weight;
    tell.progress?.(Math.min(1, begun.reduce((sum, part) => sum + part, done) / total));
  };
  // One iterator for all of them: each task is taken once.
  const queue = numbered(tasks);
  const work = async (worker: ReplicationWorker, place: number) => {
    for (const [index, { task, weight }] of queue) {
      const replication = await worker.run(task, (fraction) => report(place, fraction * weight));
      await tell.result?.(index, replication);
      done += weight;
      report(place, 0);
    }
  };
  await Promise.all(workers.map(work));
}

function* numbered<T>(values: Iterable<T>): Generator<[index: number, value: T]> {
  let index = 0;
  for (const value of values) yield [index++, value];
}
