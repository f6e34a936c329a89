import { availableParallelism } from 'node:os';
import { Command, Option } from 'commander';
import {
  DEFAULT_PARAMETERS,
  invalid,
  LIMITS,
  type Limits,
  MAX_SYSTEMS,
  SAMPLINGS,
  STARTS,
} from '../model/parameters';
import { replicationSeed } from '../model/replication';
import { runOnThreads } from './runOnThreads';
import {
  DEFAULT_RUNS,
  RUN_LIMITS,
  readSimulateOptions,
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
  const replications = await runOnThreads(tasks, workers);
  return simulateReport(options, replications, (performance.now() - startMs) / 1000);
}

function optionsWithValue(): Option[] {
  const [choices, ...others] = DEFAULT_PARAMETERS.choices;
  const { arrivalRate, serverCount, sampling, start, seed } = DEFAULT_PARAMETERS;
  const { time, runs } = DEFAULT_RUNS;
  const most = LIMITS.time.max;
  return [
    once('d <number>', `choices d: ${range(LIMITS.choices)}, at most n with distinct probes`, choices),
    once('vs <list>', `up to ${MAX_SYSTEMS - 1} other d to compare with: 1,3; "" for none`, others.join()),
    once('lambda <number>', `arrival rate per server, the load: ${range(LIMITS.arrivalRate)}`, arrivalRate),
    once('n <number>', `servers: ${range(LIMITS.serverCount)}`, serverCount),
    once('sampling <kind>', `the probes of one customer: ${SAMPLINGS.join(' or ')}`, sampling),
    once('start <kind>', `queues at time 0: ${STARTS.join(', or drawn from the predicted ')}`, start),
    once('time <number>', `length of a run, warm-up included, at most ${most}`, time),
    once('warmup <number>', 'time dropped at the beginning of each run', 'a tenth of --time'),
    once('runs <number>', `independent runs: ${range(RUN_LIMITS.runs)}`, runs),
    once('seed <number>', `of the random numbers: ${range(LIMITS.seed)}`, seed),
    once('workers <number>', `runs at a time: ${range(RUN_LIMITS.workers)}`, 'the cores of this machine'),
  ];
}

/** An option with a value, which a second one would silently replace: that is refused. */
function once(flags: string, description: string, usual: string | number | undefined): Option {
  const option = new Option(`--${flags}`, `${description} (default: ${usual})`);
  return option.argParser((text, previous: string | undefined) => {
    if (previous !== undefined)
      throw invalid(option.long ?? flags, text, `once, and ${previous} came before`);
    return text;
  });
}

function range({ min, max }: Limits): string {
  return `${min} to ${max}`;
}
