// `npm run bench [-- --quick] [--json]`: how many events a second the kernel simulates, beside the same algorithm in C
// where there is a compiler. Times are processor times, medians of rounds in which the two alternate.
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../scripts/install.mjs';
import { ROOT } from '../scripts/run.mjs';

const USAGE = `usage: npm run bench [-- options]

  --quick   a short run: less precise
  --json    results as JSON
  --help    this text`;

const SEED = 1;
const ARRIVAL_RATE = 0.9;
const SERVER_COUNTS = [100, 1000, 100_000, 1_000_000];
const CHOICES = [[1], [2], [5], [1, 2, 3, 5]];
const MODES = [
  { mode: 'batch', holdingTimes: 'mean' },
  { mode: 'live', holdingTimes: 'random' },
];

const options = readOptions(process.argv.slice(2));
const events = options.quick ? 1_000_000 : 3_000_000;
/** Not measured, until the compiler has seen what is needed; on a busy machine that takes its time. */
const WARM_UP_EVENTS = 6_000_000;
const rounds = options.quick ? 3 : 9;
const folder = mkdtempSync(join(tmpdir(), 'two-choices-bench-'));

try {
  // What is said on the way goes to stderr: stdout is for results.
  const { log } = console;
  console.log = console.error;
  ensureInstalled();
  console.log = log;
  const kernel = startKernel();
  try {
    await report(kernel, compileReference());
  } finally {
    kernel.stop();
  }
} catch (error) {
  process.exitCode = 1;
  console.error(error.message);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function readOptions(args) {
  try {
    const boolean = { type: 'boolean', default: false };
    const { values } = parseArgs({ args, options: { quick: boolean, json: boolean, help: boolean } });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    return values;
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
}

/** The kernel is in a process of its own: starting other programs slows down for a while the one that starts them. */
function startKernel() {
  const child = fork(join(ROOT, 'bench/kernelProcess.mjs'), [folder]);
  const ended = once(child, 'exit').then(() => {
    throw new Error('the process of the kernel ended');
  });
  ended.catch(() => undefined);
  return {
    async ask(message) {
      child.send(message);
      const [answer] = await Promise.race([once(child, 'message'), ended]);
      return answer;
    },
    stop: () => child.kill(),
  };
}

/** @returns the compiler and a function that runs the program, or null where it cannot be compiled */
function compileReference() {
  const program = join(folder, 'reference');
  for (const compiler of ['cc', 'gcc', 'clang']) {
    const source = join(ROOT, 'bench/reference.c');
    const { status, error, stderr } = spawnSync(compiler, ['-O3', '-o', program, source], {
      encoding: 'utf8',
    });
    if (status === 0) return { compiler, run: (row) => runReference(program, row) };
    if (!error) console.error(`${compiler} could not compile bench/reference.c:\n${stderr}`);
  }
  return null;
}

/** @returns nanoseconds an event, and the state of each system after twice the events */
function runReference(program, { serverCount, choices, holdingTimes }) {
  const live = holdingTimes === 'random' ? 1 : 0;
  const args = [SEED, serverCount, choices.join(','), ARRIVAL_RATE, events, live].map(String);
  const { status, stdout, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw error ?? new Error('the reference program failed');
  const [seconds, ...states] = stdout.trim().split('\n');
  return { nanoseconds: (Number(seconds) / events) * 1e9, states };
}

async function report(kernel, reference) {
  const rows = MODES.flatMap((mode) =>
    SERVER_COUNTS.flatMap((serverCount) => CHOICES.map((choices) => ({ ...mode, serverCount, choices }))),
  );
  const header = {
    node: process.version,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    compiler: reference?.compiler ?? null,
    arrivalRate: ARRIVAL_RATE,
    events,
    rounds,
  };
  if (!options.json) printHeader(header);
  const results = [];
  for (const row of rows) {
    const result = await measure(kernel, reference, row);
    if (!options.json) printRow(result);
    results.push(result);
  }
  if (options.json) console.log(JSON.stringify({ ...header, results }, null, 2));
}

async function measure(kernel, reference, row) {
  const { mode, serverCount, choices, holdingTimes } = row;
  const states = await kernel.ask({
    action: 'start',
    parameters: {
      choices,
      arrivalRate: ARRIVAL_RATE,
      serverCount,
      sampling: 'distinct',
      start: 'empty',
      seed: SEED,
    },
    holdingTimes,
    // As far as one run of the reference program goes.
    events: 2 * events,
    warmUpEvents: Math.max(0, WARM_UP_EVENTS - 2 * events),
  });
  const times = { kernel: [], reference: [] };
  for (let round = 0; round < rounds; round++) {
    if (reference) {
      const run = reference.run(row);
      if (run.states.join() !== states.join()) {
        throw new Error(`the reference program ends in another state: ${run.states} instead of ${states}`);
      }
      times.reference.push(run.nanoseconds);
    }
    times.kernel.push(await kernel.ask({ action: 'measure', events }));
  }
  const nanoseconds = median(times.kernel);
  const referenceNanoseconds = reference ? median(times.reference) : null;
  return {
    mode,
    serverCount,
    choices,
    eventsPerSecond: 1e9 / nanoseconds,
    nanoseconds,
    referenceNanoseconds,
    ratio: referenceNanoseconds === null ? null : referenceNanoseconds / nanoseconds,
  };
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function printHeader({ node, processor, compiler }) {
  console.log(`Node ${node}, ${processor}, ${compiler ? `reference by ${compiler} -O3` : 'no C compiler'}`);
  console.log(
    `load ${ARRIVAL_RATE}, distinct probes, from empty; ${rounds} rounds of ${events} events, medians`,
  );
  console.log(
    'batch: events take their mean time; live: a random one. With several d: all of them, event by event.',
  );
  console.log('ratio: events a second over those of the reference');
  console.log(`\n${line('mode', 'n', 'd', 'events/s', 'ns/event', 'C ns/event', 'ratio')}`);
}

function printRow({ mode, serverCount, choices, eventsPerSecond, nanoseconds, referenceNanoseconds, ratio }) {
  console.log(
    line(
      mode,
      serverCount.toLocaleString('en'),
      choices.join(','),
      `${(eventsPerSecond / 1e6).toFixed(1)} M`,
      nanoseconds.toFixed(1),
      referenceNanoseconds?.toFixed(1) ?? '–',
      ratio?.toFixed(2) ?? '–',
    ),
  );
}

function line(mode, ...cells) {
  const widths = [11, 9, 10, 10, 12, 7];
  return mode.padEnd(5) + cells.map((cell, i) => cell.padStart(widths[i])).join('');
}
