import { existsSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { once } from './commonOptions';
import { mergeParts } from './mergeParts';
import { replaceable, replaceFile } from './replaceFile';
import { readSweepCsv } from './sweepCsv';

const DESCRIPTION = `Puts parts of a sweep, made with --shard, together: the result is what the whole sweep at once gives. Says \
which cells are missing.`;

const EXAMPLE = `
Example:
  npm run -s merge -- part1.csv part2.csv part3.csv --out results.csv`;

/** The command that puts the parts of a sweep together. */
export function mergeCommand(): Command {
  return new Command('merge')
    .usage('-- <parts...> [options]')
    .summary('put the parts of a sweep together')
    .description(DESCRIPTION)
    .addHelpText('after', EXAMPLE)
    .argument('<parts...>', 'files that sweep --shard wrote')
    .addOption(once('out <file>', 'write into this file (default: print)'))
    .action((names: string[], { out }: { out?: string }) => {
      const whole = mergeParts(names.map((name) => ({ name, text: read(name) })));
      if (out === undefined) process.stdout.write(whole);
      else write(out, whole);
    });
}

function read(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    throw new Error(`cannot read ${name}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Results may take the place of results, not of anything else. */
function write(name: string, text: string): void {
  try {
    const path = replaceable(name);
    if (existsSync(path)) readSweepCsv(name, readFileSync(path, 'utf8'));
    replaceFile(path, text);
  } catch (error) {
    throw new Error(`cannot write ${name}: ${error instanceof Error ? error.message : error}`);
  }
}
