import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import type { Experiment } from '../experiment/cell';
import type { CellResult } from '../experiment/cellResult';
import { PRESETS, presetExperiment, TABLES } from '../experiment/presets';
import { runCells } from '../experiment/runCells';
import {
  once,
  runsOption,
  samplingOption,
  seedOption,
  timeOption,
  warmupOption,
  workersOption,
} from './commonOptions';
import { formatOption, formatResults, readFormat, type WrittenFormat } from './outputFormat';
import { readMethod, type WrittenMethod } from './readMethod';
import { inWords, readOneOf, readWholeNumber } from './readOptions';
import { runOnThreads } from './runOnThreads';

interface WrittenTable1 extends WrittenMethod, WrittenFormat {
  readonly preset?: string;
  readonly table?: string;
  readonly workers?: string;
}

const USUAL_PRESET = 'quick';
const USUAL_TABLE = 1;

const DESCRIPTION = `Simulates a table of Mitzenmacher (2001) again: mean times in system beside the predictions of theory and, \
where they were confirmed, the values printed in the paper.

The unit of time is the mean service time. The same options give the same figures, whatever --workers is.`;

const EXAMPLE = `
Example, as long as in the paper:
  npm run -s table1 -- --preset paper --format latex`;

/** The command that simulates the tables of the paper. */
export function table1Command(): Command {
  const { runs } = presetExperiment(USUAL_TABLE, USUAL_PRESET);
  const times = PRESETS.map((preset) => `${presetExperiment(USUAL_TABLE, preset).schedule.time} (${preset})`);
  const command = new Command('table1')
    .usage('-- [options]')
    .summary('simulate a table of the paper')
    .description(DESCRIPTION)
    .addHelpText('after', EXAMPLE)
    .action(table1);
  const options = [
    once('preset <kind>', `how long to simulate: ${inWords(PRESETS)}`, USUAL_PRESET),
    once('table <number>', `which table of the paper: ${inWords(TABLES)}`, USUAL_TABLE),
    samplingOption(),
    timeOption(inWords(times)),
    warmupOption(),
    runsOption(runs),
    seedOption(),
    workersOption(),
    formatOption(),
  ];
  for (const option of options) command.addOption(option);
  return command.option('--json', 'print JSON instead of a table');
}

async function table1(written: WrittenTable1): Promise<void> {
  const experiment = readExperiment(written);
  const workers = readWholeNumber('workers', written.workers) ?? availableParallelism();
  const format = readFormat(written);
  const startMs = performance.now();
  const results: CellResult[] = [];
  await runOnThreads(Math.min(workers, experiment.cells.length * experiment.runs), (threads, progress) =>
    runCells(experiment, threads, {
      progress,
      result(index, result) {
        results[index] = result;
      },
    }),
  );
  const seconds = (performance.now() - startMs) / 1000;
  process.stdout.write(formatResults(format, { results, method: experiment, seconds }));
}

function readExperiment(written: WrittenTable1): Experiment {
  const preset = readOneOf('preset', written.preset, PRESETS) ?? USUAL_PRESET;
  const table = readOneOf('table', written.table, TABLES) ?? USUAL_TABLE;
  const usual = presetExperiment(table, preset);
  return { ...readMethod(written, usual), cells: usual.cells };
}
