import type { Command } from '../protocol/commands';
import { Engine } from './engine';

const engine = new Engine(
  (message) => self.postMessage(message),
  () => performance.now(),
);

self.addEventListener('message', (event: MessageEvent<Command>) => {
  engine.handle(event.data);
});
