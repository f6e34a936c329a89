import { availableParallelism } from 'node:os';
import { Command, type Option } from 'commander';
import { runReplications } from '../experiment/replicationPool';
import { replicationSeed } from '../model/replication';
import {
  runsOption,
  samplingOption,
  seedOption,
  startOption,
  systemOptions,
  timeOption,
  warmupOption,
  workersOption,
} from './commonOptions';
import { runOnThreads } from './runOnThreads';
import {
  readSimulateOptions,
  SIMULATE_METHOD,
  type SimulateOptions,
  type WrittenOptions,
} from './simulateOptions';
import { type SimulateReport, simulateReport } from './simulateReport';
import { simulateTable } from './simulateTable';

/** `simulate` is one cell; the others are for tables and sweeps. */
const CELL = 0;

const DESCRIPTION = `Simulates the supermarket model: each customer looks at d of n queues and joins the shortest. Prints means over \
independent runs beside the predictions of theory.

The unit of time is the mean service time. The same options give the same figures, whatever --workers is.`;

const EXAMPLE = `
Example, as in the paper:
  npm run -s simulate -- --d 2 --vs 3,5 --lambda 0.9 --n 100 --time 100000 --warmup 10000 --runs 10`;

/** The command that simulates one set of parameters. */
export function simulateCommand(): Command {
  const command = new Command('simulate')
    .usage('-- [options]')
    .summary('simulate one set of parameters')
    .description(DESCRIPTION)
    .addHelpText('after', EXAMPLE)
    .action(async (written: WrittenOptions) => {
      const options = readSimulateOptions(written, availableParallelism());
      const report = await simulate(options);
      process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : simulateTable(report));
    });
  for (const option of optionsWithValue()) command.addOption(option);
  return command.option('--json', 'print JSON instead of a table');
}

async function simulate(options: SimulateOptions): Promise<SimulateReport> {
  const { parameters, schedule, runs, workers } = options;
  const startMs = performance.now();
  const tasks = Array.from({ length: runs }, (_, run) => ({
    parameters: { ...parameters, seed: replicationSeed(parameters.seed, CELL, run) },
    schedule,
  }));
  const replications = await runOnThreads(Math.min(workers, runs), (threads, progress) =>
    runReplications(tasks, threads, { progress }),
  );
  return simulateReport(options, replications, (performance.now() - startMs) / 1000);
}

function optionsWithValue(): Option[] {
  return [
    ...systemOptions(),
    samplingOption(),
    startOption(),
    timeOption(SIMULATE_METHOD.schedule.time),
    warmupOption(),
    runsOption(SIMULATE_METHOD.runs),
    seedOption(),
    workersOption(),
  ];
}
