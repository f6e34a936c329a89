import { formatCount, formatNumber, formatServers, formatWithHalfWidth } from '../../model/format';
import type { Method } from '../cell';
import type { CellResult } from '../cellResult';
import { conditionWords, runWords, unfinishedWords } from './methodWords';

/** Digits of theory, and of what has no interval to say how many are right. */
const THEORY_DIGITS = 5;
const PLAIN_DIGITS = 4;
const NONE = '–';

/** The columns of a table for people, in their order. */
export type PaperColumn =
  | 'n'
  | 'd'
  | 'lambda'
  | 'meanField'
  | 'refined'
  | 'simulated'
  | 'meanFieldError'
  | 'refinedError'
  | 'published';

/** Results in the layout of the paper's tables, as text with `±`, `−`, and `–` where there is no number. */
export interface PaperTable {
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly Readonly<Record<PaperColumn, string>>[];
  /** What was simulated, as sentences. */
  readonly caption: string;
  /** Why some numbers are missing. */
  readonly notes: readonly string[];
}

/** What columns are called in plain text. */
export const HEADINGS: Readonly<Record<PaperColumn, string>> = {
  n: 'n',
  d: 'd',
  lambda: 'λ',
  meanField: 'mean field',
  refined: 'refined',
  simulated: 'simulated',
  meanFieldError: 'error, %',
  refinedError: 'refined error, %',
  published: 'published',
};

/** Numbers of servers have a column when there are several, published values when there are any. */
export function paperTable(results: readonly CellResult[], method: Method): PaperTable {
  const serverCounts = new Set(results.map(({ cell }) => cell.serverCount));
  const shown: Partial<Record<PaperColumn, boolean>> = {
    n: serverCounts.size > 1,
    published: results.some(({ published }) => published !== null),
  };
  const [serverCount] = serverCounts;
  const servers = serverCounts.size === 1 ? `${formatServers(serverCount)}, ` : '';
  return {
    columns: (Object.keys(HEADINGS) as PaperColumn[]).filter((column) => shown[column] ?? true),
    rows: results.map(row),
    caption:
      `Mean time in system: ${servers}${conditionWords(method)}; ${runWords(method)}. ` +
      'The mean field is n → ∞, the refined prediction is for n servers, ± is half the 95 % interval, errors are ' +
      '(simulated − predicted) / predicted. The unit of time is the mean service time.',
    notes: notes(results, method),
  };
}

function row(result: CellResult): Record<PaperColumn, string> {
  const { cell, prediction, simulated, meanFieldError, refinedError, published } = result;
  const half = simulated.confidence95 && (simulated.confidence95[1] - simulated.confidence95[0]) / 2;
  return {
    n: formatCount(cell.serverCount),
    d: String(cell.choices),
    lambda: String(cell.arrivalRate),
    meanField: plain(prediction.meanField, THEORY_DIGITS),
    refined: plain(prediction.refined, THEORY_DIGITS),
    simulated: withHalfWidth(simulated.meanSojournTime, half),
    meanFieldError: percent(meanFieldError, half, prediction.meanField),
    refinedError: percent(refinedError, half, prediction.refined),
    published: published === null ? NONE : String(published),
  };
}

function withHalfWidth(mean: number | null, half: number | null): string {
  if (mean === null || !half) return plain(mean, PLAIN_DIGITS);
  const { value, halfWidth } = formatWithHalfWidth(mean, half);
  return `${value} ± ${halfWidth}`;
}

/** A relative error is as sure as the simulated mean is. */
function percent(error: number | null, half: number | null, predicted: number | null): string {
  if (error === null || !half || !predicted) return plain(error === null ? null : 100 * error, 2);
  return minus(formatWithHalfWidth(100 * error, (100 * half) / predicted).value);
}

function plain(value: number | null, digits: number): string {
  return value === null ? NONE : minus(formatNumber(value, digits));
}

function minus(text: string): string {
  return text.replaceAll('-', '−');
}

function notes(results: readonly CellResult[], { runs }: Method): string[] {
  const done = results.map((result) => result.runs);
  const alone =
    results.length > 0 && Math.min(...done) === 1 ? ['One run has no spread, so no interval.'] : [];
  const unseen = results.some(({ simulated }) => simulated.meanSojournTime === null)
    ? ['In some run no customer came, so there is no mean time in system.']
    : [];
  const reasons = new Set(
    results.flatMap(({ prediction }) =>
      prediction.refinedNote === undefined ? [] : [prediction.refinedNote],
    ),
  );
  return [
    ...unfinishedWords(done, runs),
    ...alone,
    ...unseen,
    ...[...reasons].map((reason) => `No refined value (${NONE}): ${reason}.`),
  ];
}
