import { conditionWords, runWords, timeWords } from '../experiment/exports/methodWords';
import {
  formatCount,
  formatFraction,
  formatNumber,
  formatServers,
  formatWithHalfWidth,
} from '../model/format';
import { PERCENTILES } from '../model/replicationSummary';
import { alignedTable } from './alignedTable';
import { eventsLine } from './eventsLine';
import type { SimulateReport, SystemReport } from './simulateReport';

/** Longer tails are in the JSON. */
const LEVELS_SHOWN = 12;

/** Digits of what has no interval to say how many are right, and of theory. */
const PLAIN_DIGITS = 4;
const THEORY_DIGITS = 5;

/** Relaxation times after which an empty start is forgotten. */
const SETTLED = 3;

/** The report for people: units, and no more digits than are earned. */
export function simulateTable(report: SimulateReport): string {
  const sections = [
    conditions(report),
    alignedTable(timeRows(report)),
    alignedTable(tailRows(report.systems)),
    [...notes(report), eventsLine(report)],
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function conditions({ parameters }: SimulateReport): string[] {
  const { n, lambda, sampling, start, runs, time, warmup, seed } = parameters;
  return [
    `${formatServers(n)}, λ = ${lambda}, ${conditionWords({ sampling, start, seed })}`,
    `${runWords({ runs, schedule: { time, warmup } })}; the unit of time is the mean service time`,
  ];
}

function timeRows({ systems, parameters }: SimulateReport): string[][] {
  const row = (label: string, cell: (system: SystemReport) => string) => [label, ...systems.map(cell)];
  return [
    row('', ({ choices }) => `d = ${choices}`),
    ['Time in system'],
    row('  mean, 95 % interval', meanCell),
    row('  standard error', ({ standardError }) => optional(standardError, 2)),
    row('  mean field, n → ∞', ({ prediction }) => optional(prediction.meanField, THEORY_DIGITS)),
    row(`  refined, n = ${formatCount(parameters.n)}`, ({ prediction }) =>
      optional(prediction.refined, THEORY_DIGITS),
    ),
    ...PERCENTILES.map((name) =>
      row(`  ${name} % stay at most`, (system) => asSureAsTheMean(system.percentiles[name], system)),
    ),
    ['Customers at a server'],
    row('  mean', (system) => asSureAsTheMean(system.meanQueueLength, system)),
    row('  mean field, n → ∞', ({ prediction }) =>
      formatNumber(prediction.meanField * parameters.lambda, THEORY_DIGITS),
    ),
    row('  longest queue seen', ({ longestQueue }) => formatCount(longestQueue)),
  ];
}

/** Simulated and predicted tails side by side; the refined prediction where there is one. */
function tailRows(systems: readonly SystemReport[]): string[][] {
  const longest = Math.max(...systems.map(({ tail }) => tail.length - 1));
  const levels = Array.from({ length: Math.min(longest, LEVELS_SHOWN) }, (_, index) => index + 1);
  const rows = levels.map((k) => [
    `  k = ${k}`,
    ...systems.flatMap(({ tail, prediction }) => [
      fraction(tail[k]),
      fraction((prediction.refinedTail ?? prediction.tail)[k]),
    ]),
  ]);
  return [
    ['Servers with', ...systems.flatMap(({ choices }) => [`d = ${choices}`, ''])],
    [
      'at least k customers',
      ...systems.flatMap(({ prediction }) => [
        'simulated',
        prediction.refinedTail ? 'refined' : 'mean field',
      ]),
    ],
    ...rows,
    ...(longest > LEVELS_SHOWN ? [[`  … to k = ${longest} with --json`]] : []),
  ];
}

function notes({ parameters, systems }: SimulateReport): string[] {
  const { runs, start, lambda, warmup } = parameters;
  const alone = runs === 1 ? ['One run has no spread: no standard error and no interval (--runs).'] : [];
  const unseen = systems.some(({ meanSojournTime }) => meanSojournTime === null)
    ? ['In some run no customer came, so there is no mean time in system (--time).']
    : [];
  const unrefined = systems.flatMap(({ choices, prediction }) =>
    prediction.refinedNote === undefined
      ? []
      : [`d = ${choices}, no refined values: ${prediction.refinedNote}`],
  );
  const relaxation = 1 / (1 - Math.sqrt(lambda)) ** 2;
  const unsettled =
    start === 'empty' && systems.some(({ choices }) => choices === 1) && warmup < SETTLED * relaxation
      ? [
          `d = 1 forgets an empty start over about ${timeWords(SETTLED * relaxation)} time units; ` +
            'with less dropped its figures are too low (--warmup, or --start equilibrium).',
        ]
      : [];
  return [...alone, ...unseen, ...unsettled, ...unrefined];
}

function meanCell({ meanSojournTime, confidence95 }: SystemReport): string {
  if (meanSojournTime === null || !confidence95) return optional(meanSojournTime, PLAIN_DIGITS);
  const { value, halfWidth } = formatWithHalfWidth(meanSojournTime, confidence95[1] - meanSojournTime);
  return `${value} ± ${halfWidth}`;
}

/** Other figures of the same customers have about the relative error of their mean time in system. */
function asSureAsTheMean(value: number | null, { meanSojournTime, confidence95 }: SystemReport): string {
  if (value === null || meanSojournTime === null || !confidence95) return optional(value, PLAIN_DIGITS);
  const relative = (confidence95[1] - meanSojournTime) / meanSojournTime;
  return relative > 0 ? formatWithHalfWidth(value, value * relative).value : optional(value, PLAIN_DIGITS);
}

function optional(value: number | null, digits: number): string {
  return value === null ? '–' : formatNumber(value, digits);
}

/** A level nobody reached, or that theory gives next to nothing, is left empty. */
function fraction(value: number | undefined): string {
  return value === undefined ? '' : formatFraction(value);
}
