import { type Experiment, expectedEvents } from '../../experiment/cell';
import { cellsOf, impossibleCells } from '../../experiment/cells';
import { readNumberList } from '../../experiment/numberList';
import {
  DEFAULT_PARAMETERS,
  describeLimits,
  invalid,
  type LimitedName,
  readWithinLimits,
  type Sampling,
} from '../../model/parameters';

/** What is set for a table, the lists as they are written. */
export interface TableFields {
  readonly n: string;
  readonly d: string;
  readonly lambda: string;
  readonly sampling: Sampling;
  readonly runs: string;
  /** Simulated time of a run; a tenth of it is dropped. */
  readonly time: string;
  readonly seed: string;
}

export type TableFieldName = keyof TableFields;

/** More cells or runs than this are for the command line: a page has to show and keep them. */
const MOST_CELLS_ON_PAGE = 400;
const MOST_RUNS_ON_PAGE = 1000;
/** About a day of computing on one core. */
const MOST_EVENTS = 5e12;

/** @throws RangeError naming the field, its value and what was expected */
export function experimentOf(fields: TableFields): Experiment {
  const { sampling } = fields;
  const cells = cellsOf({
    serverCounts: readNumberList('n', fields.n, 'serverCount'),
    choices: readNumberList('d', fields.d, 'choices'),
    arrivalRates: readNumberList('lambda', fields.lambda, 'arrivalRate'),
  });
  if (cells.length > MOST_CELLS_ON_PAGE) {
    throw invalid(
      'table',
      `${cells.length} cells`,
      `at most ${MOST_CELLS_ON_PAGE}: the command line takes more`,
    );
  }
  const [impossible] = impossibleCells(cells, sampling);
  if (impossible) {
    const { choices, serverCount } = impossible;
    throw invalid(
      'd',
      choices,
      `at most ${serverCount} where n = ${serverCount}, as distinct probes need as many servers`,
    );
  }
  const time = number('time', fields.time, 'time');
  if (time === 0) throw invalid('time', fields.time, 'more than 0');
  const runs = wholeNumber('runs', fields.runs, MOST_RUNS_ON_PAGE);
  const experiment: Experiment = {
    cells,
    sampling,
    start: DEFAULT_PARAMETERS.start,
    schedule: { time, warmup: time / 10 },
    runs,
    seed: number('seed', fields.seed, 'seed'),
  };
  const events = runs * cells.reduce((sum, cell) => sum + expectedEvents(cell, experiment), 0);
  if (events > MOST_EVENTS) {
    throw invalid('table', `${events.toExponential(1)} events`, `at most ${MOST_EVENTS.toExponential(0)}`);
  }
  return experiment;
}

function number(label: string, text: string, name: LimitedName): number {
  const read = text.includes(',') ? null : readWithinLimits(name, text);
  if (!read?.exact) throw invalid(label, shown(text), describeLimits(name));
  return read.value;
}

function wholeNumber(label: string, text: string, most: number): number {
  const value = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= 1 && value <= most)) throw invalid(label, shown(text), `1 to ${most}, a whole number`);
  return value;
}

function shown(text: string): string {
  return text.trim() === '' ? '""' : text;
}
