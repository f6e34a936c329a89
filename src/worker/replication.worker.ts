import type { ReplicationCommand } from '../protocol/replicationMessages';
import { ReplicationEngine } from './replicationEngine';

/** A message to ourselves comes after those that wait; a timer would wait some milliseconds more each time. */
const { port1, port2 } = new MessageChannel();
const breathe = () =>
  new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

const engine = new ReplicationEngine(
  (message) => self.postMessage(message),
  () => performance.now(),
  breathe,
);

self.addEventListener('message', (event: MessageEvent<ReplicationCommand>) => {
  void engine.handle(event.data);
});
