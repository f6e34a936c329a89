// The entry of a worker thread: does the runs it is sent, one after another.
import { parentPort } from 'node:worker_threads';
import type { ReplicationTask } from '../experiment/replicationPool';
import { simulateReplication } from '../model/replication';
import type { ThreadReply } from './nodeWorker';

const reply = (message: ThreadReply) => parentPort?.postMessage(message);

parentPort?.on('message', ({ parameters, schedule }: ReplicationTask) => {
  const replication = simulateReplication(parameters, schedule, (fraction) =>
    reply({ kind: 'progress', fraction }),
  );
  reply({ kind: 'done', replication });
});
