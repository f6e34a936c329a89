import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { MOST_CELLS } from '../experiment/cells';
import { LIMITS } from '../model/parameters';
import {
  once,
  range,
  runsOption,
  samplingOption,
  seedOption,
  startOption,
  timeOption,
  warmupOption,
  workersOption,
} from './commonOptions';
import { formatOption } from './outputFormat';
import { sweepToFile, sweepToStdout } from './runSweep';
import { readSweepOptions, SWEEP_LISTS, SWEEP_METHOD, type WrittenSweep } from './sweepOptions';

const DESCRIPTION = `Simulates every combination of n, d and λ, at most ${MOST_CELLS}, beside the predictions of theory. A list is \
10,100,1000, or from:to:step, or both.

With --out every combination is in the file as soon as it is done. Interrupted, the same command goes on from there. \
Parts made with --shard on several machines are put together by npm run -s merge.

The unit of time is the mean service time. The same options give the same figures, whatever --workers and --shard are.`;

const EXAMPLES = `
Examples:
  npm run -s sweep -- --n 10,100,1000 --d 1,2,3 --lambda 0.5:0.95:0.05 --out results.csv
  npm run -s sweep -- --n 10,100,1000 --d 1,2,3 --lambda 0.5:0.95:0.05 --shard 3/16 --out part3.csv`;

/** The command that simulates every combination of lists. */
export function sweepCommand(): Command {
  const command = new Command('sweep')
    .usage('-- [options]')
    .summary('simulate every combination of lists')
    .description(DESCRIPTION)
    .addHelpText('after', EXAMPLES)
    .action(async (written: WrittenSweep) => {
      const { out, ...options } = readSweepOptions(written, availableParallelism());
      await (out === null ? sweepToStdout(options) : sweepToFile(out, options));
    });
  const options = [
    once('n <list>', `servers, each ${range(LIMITS.serverCount)}`, SWEEP_LISTS.n),
    once('d <list>', `choices, each ${range(LIMITS.choices)}, at most n with distinct probes`, SWEEP_LISTS.d),
    once('lambda <list>', `arrival rates per server, each ${range(LIMITS.arrivalRate)}`, SWEEP_LISTS.lambda),
    samplingOption(),
    startOption(),
    timeOption(SWEEP_METHOD.schedule.time),
    warmupOption(),
    runsOption(SWEEP_METHOD.runs),
    seedOption(),
    workersOption(),
    once('shard <k/m>', 'only combinations k, k + m, k + 2m, … (default: all)'),
    once('out <file>', 'write CSV into this file, or go on with it (default: print)'),
    formatOption(),
  ];
  for (const option of options) command.addOption(option);
  return command.option('--json', 'print JSON instead of a table');
}
