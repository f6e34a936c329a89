import { Command, type Option } from 'commander';
import { FIGURE_THEMES } from '../charts/svg/figureTheme';
import { TAIL_FIGURE_DEFAULTS } from '../charts/tail/tailFigureOptions';
import { TAIL_SCALES } from '../charts/tail/tailScale';
import { LIMITS } from '../model/parameters';
import { once, range, samplingOption, seedOption, startOption, systemOptions } from './commonOptions';
import { readFigureOptions, SIZE_LIMITS, USUAL_TIME, type WrittenFigure } from './figureOptions';
import { inWords } from './readOptions';
import { replaceable, replaceFile } from './replaceFile';
import { simulateTo } from './simulateTo';

const DESCRIPTION = `Simulates to a time and draws the tail: how many servers have at least k customers, beside its predictions. \
Writes an SVG file that needs nothing else.

The figure is that of the page at the same parameters, seed and time, to the byte.`;

const EXAMPLE = `
Example:
  npm run -s figure -- --d 2 --vs 1,3 --lambda 0.95 --n 1000 --t 2000 --out tail.svg`;

/** The command that draws a figure. */
export function figureCommand(): Command {
  const command = new Command('figure')
    .usage('-- [options]')
    .summary('draw the tail as an SVG file')
    .description(DESCRIPTION)
    .addHelpText('after', EXAMPLE)
    .action(async (written: WrittenFigure) => {
      const { parameters, time, figure, out } = readFigureOptions(written);
      const path = out === null ? null : replaceableOut(out);
      const snapshot = await simulateTo(parameters, time);
      // Only now: the other commands need not wait for d3.
      const { tailFigure } = await import('../charts/tail/tailFigure');
      const svg = tailFigure(snapshot, figure);
      if (path === null) process.stdout.write(svg);
      else replaceFile(path, svg);
    });
  for (const option of optionsWithValue()) command.addOption(option);
  return command.option('--transparent', 'without a background');
}

function replaceableOut(name: string): string {
  try {
    return replaceable(name);
  } catch (error) {
    throw new Error(`cannot write ${name}: ${error instanceof Error ? error.message : error}`);
  }
}

function optionsWithValue(): Option[] {
  const { theme, scale, width, height } = TAIL_FIGURE_DEFAULTS;
  return [
    ...systemOptions(),
    samplingOption(),
    startOption(),
    seedOption(),
    once('t <number>', `simulated time to draw, at most ${LIMITS.time.max}`, USUAL_TIME),
    once('theme <name>', inWords(FIGURE_THEMES), theme),
    once('scale <name>', `of the tail: ${inWords(TAIL_SCALES)}`, scale),
    once('width <pixels>', range(SIZE_LIMITS.width), width),
    once('height <pixels>', range(SIZE_LIMITS.height), height),
    once('out <file>', 'write into this file (default: print)'),
  ];
}
