// The kernel as bench.mjs measures it, started with the folder to build it in: answers one message after the other.
import { buildModule } from '../scripts/buildModule.mjs';

const [, , folder] = process.argv;
const { Supermarket } = await buildModule('src/model/supermarket.ts', folder);
let supermarket;

const ACTIONS = {
  /** A new simulation; answers with the state of each system after so many events. */
  start({ parameters, holdingTimes, events, warmUpEvents }) {
    supermarket = new Supermarket(parameters, holdingTimes);
    supermarket.advance(Number.POSITIVE_INFINITY, events);
    const states = supermarket.queues.map(stateOf);
    supermarket.advance(Number.POSITIVE_INFINITY, warmUpEvents);
    return states;
  },
  /** Goes on for so many events; answers with the processor time of each, in nanoseconds. */
  measure({ events }) {
    const start = process.cpuUsage();
    supermarket.advance(Number.POSITIVE_INFINITY, events);
    const { user, system } = process.cpuUsage(start);
    return ((user + system) * 1000) / events;
  },
};

process.on('message', ({ action, ...details }) => {
  process.send(ACTIONS[action](details));
});

/** Customers who came, customers who left, and a hash of the queue lengths, as the reference program prints them. */
function stateOf({ arrivals, departures, lengths }) {
  const hash = lengths.reduce((sum, length) => (Math.imul(sum, 31) + length) >>> 0, 0);
  return `${arrivals} ${departures} ${hash}`;
}
