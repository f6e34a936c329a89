import type { Snapshot } from '../../model/snapshot';
import type { NumberTable } from '../numberTable';

/** How many servers have exactly k customers now, k = 0 … longest queue, in each system. */
export function floorNumbers({ systems, parameters }: Snapshot): NumberTable {
  const longest = Math.max(...systems.map((system) => system.longestQueue));
  return {
    columns: ['k', ...systems.map(({ choices }) => `d${choices}_servers`)],
    rows: Array.from({ length: longest + 1 }, (_, k) => [
      k,
      // Fractions of a whole number of servers: what is not whole is rounding.
      ...systems.map(({ tail }) =>
        Math.round(((tail[k] ?? 0) - (tail[k + 1] ?? 0)) * parameters.serverCount),
      ),
    ]),
  };
}
