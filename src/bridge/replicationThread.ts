import type { ReplicationTask, ReplicationWorker } from '../experiment/replicationPool';
import type { Replication } from '../model/replication';
import type { ReplicationCommand, ReplicationMessage } from '../protocol/replicationMessages';

/** A worker of the browser that does runs, and can be halted in the middle of one. */
export interface ReplicationThread extends ReplicationWorker {
  pause(): void;
  resume(): void;
}

/** @param createWorker starts the worker; tests bring their own */
export function startReplicationThread(createWorker: () => Worker): ReplicationThread {
  const worker = createWorker();
  const send = (command: ReplicationCommand) => worker.postMessage(command);
  let give: { resolve(replication: Replication): void; reject(error: Error): void } | null = null;
  let tell: (fraction: number) => void = () => undefined;
  const fail = (reason: string) => give?.reject(new Error(reason));
  worker.addEventListener('message', ({ data }: MessageEvent<ReplicationMessage>) => {
    if (data.type === 'progress') tell(data.fraction);
    else if (data.type === 'done') give?.resolve(data.replication);
    else fail(data.reason);
  });
  worker.addEventListener('messageerror', () => fail('a message could not be read'));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.message || 'a worker could not be loaded');
  });
  return {
    run(task: ReplicationTask, onProgress): Promise<Replication> {
      tell = onProgress;
      return new Promise((resolve, reject) => {
        give = { resolve, reject };
        send({ type: 'run', task });
      });
    },
    pause: () => send({ type: 'pause' }),
    resume: () => send({ type: 'resume' }),
    close() {
      worker.terminate();
      fail('the worker was closed');
    },
  };
}
