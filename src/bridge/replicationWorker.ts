/** Starts a worker for runs of a table from its own file, as the hosted page does. */
export function createReplicationWorker(): Worker {
  return new Worker(new URL('../worker/replication.worker.ts', import.meta.url), {
    type: 'module',
    name: 'replication',
  });
}
