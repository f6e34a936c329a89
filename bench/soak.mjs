// `node --expose-gc bench/soak.mjs [events]`: one run of 10⁹ events with its statistics, as on the page. Prints the memory
// at each tenth, then the averages beside those of fresh runs; exits with 1 if memory grows or they disagree.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildModule } from '../scripts/buildModule.mjs';

const EVENTS = Number(process.argv[2] ?? 1e9);
const PARAMETERS = {
  choices: [2, 1],
  arrivalRate: 0.9,
  serverCount: 1000,
  sampling: 'distinct',
  start: 'equilibrium',
};
const FRESH_RUNS = 10;
/** Memory after the first tenth is taken as settled; buffers of a growing log may still double once. */
const MOST_GROWTH_MB = 4;

const folder = mkdtempSync(join(tmpdir(), 'two-choices-soak-'));
try {
  const { Simulation } = await buildModule('src/model/simulation.ts', folder);
  const duration = EVENTS / (PARAMETERS.serverCount * (1 + PARAMETERS.arrivalRate));
  const memory = [];
  const long = new Simulation({ ...PARAMETERS, seed: 1 });
  for (let tenth = 1; tenth <= 10; tenth++) {
    long.advance((duration * tenth) / 10);
    long.snapshot();
    globalThis.gc?.();
    memory.push(process.memoryUsage().heapUsed / 1e6 + process.memoryUsage().arrayBuffers / 1e6);
    console.log(`${long.snapshot().eventCount} events, ${memory.at(-1).toFixed(1)} MB`);
  }
  const fresh = Array.from({ length: FRESH_RUNS }, (_, run) => {
    const simulation = new Simulation({ ...PARAMETERS, seed: 100 + run });
    simulation.advance(duration / FRESH_RUNS);
    return simulation.snapshot();
  });
  const agree = long.snapshot().systems.map((system, index) =>
    agrees(
      system,
      fresh.map(({ systems }) => systems[index]),
    ),
  );
  const growth = Math.max(...memory.slice(1)) - memory[0];
  console.log(`memory grew by ${growth.toFixed(1)} MB`);
  process.exitCode = growth <= MOST_GROWTH_MB && agree.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Whether the long run's mean is within four standard errors of the fresh runs', and its interval likewise narrow. */
function agrees({ choices, estimates }, others) {
  const means = others.map((other) => other.estimates.meanSojournTime);
  const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
  const squares = means.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(squares / (means.length * (means.length - 1)));
  const half = estimates.meanSojournTimeHalfWidth;
  console.log(
    `d = ${choices}: long run ${estimates.meanSojournTime.toFixed(4)} ± ${half?.toFixed(4) ?? 'settling'}, ` +
      `${means.length} fresh runs ${mean.toFixed(4)} ± ${(2.262 * error).toFixed(4)}`,
  );
  // Both have about the same error: √2 of either.
  return half !== null && Math.abs(estimates.meanSojournTime - mean) < 4 * Math.SQRT2 * error;
}
