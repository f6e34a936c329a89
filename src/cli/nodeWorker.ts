import { Worker } from 'node:worker_threads';
import type { ReplicationWorker } from '../experiment/replicationPool';
import type { Replication } from '../model/replication';

/** What a worker thread says. */
export type ThreadReply =
  | { readonly kind: 'progress'; readonly fraction: number }
  | { readonly kind: 'done'; readonly replication: Replication };

/** A worker thread of Node. What fails in it, memory included, fails the run it was doing. */
export function startNodeWorker(): ReplicationWorker {
  // The file as it is built: scripts/cli.mjs makes one of each entry.
  const thread = new Worker(new URL('./replicationThread.mjs', import.meta.url));
  return {
    run: (task, onProgress) =>
      new Promise((resolve, reject) => {
        const settle = () => {
          thread.off('message', hear).off('error', fail).off('exit', exit);
        };
        const hear = (reply: ThreadReply) => {
          if (reply.kind === 'progress') return onProgress(reply.fraction);
          settle();
          resolve(reply.replication);
        };
        const fail = (error: Error) => {
          settle();
          reject(error);
        };
        const exit = (code: number) => fail(new Error(`a worker thread ended with status ${code}`));
        thread.on('message', hear).on('error', fail).on('exit', exit);
        thread.postMessage(task);
      }),
    close: () => void thread.terminate(),
  };
}
