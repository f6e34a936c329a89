// The kernel in a process of its own, at the service of bench.mjs: starting other programs slows down the process that
// starts them for a while, most of all its memory.
import { pathToFileURL } from 'node:url';

const [, , kernel] = process.argv;
const { Supermarket } = await import(pathToFileURL(kernel).href);
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
