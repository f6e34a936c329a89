import type { Option } from 'commander';
import { resultsCsv } from '../experiment/exports/resultsCsv';
import { resultsJson } from '../experiment/exports/resultsJson';
import { resultsLatex } from '../experiment/exports/resultsLatex';
import { resultsMarkdown } from '../experiment/exports/resultsMarkdown';
import { invalid } from '../model/parameters';
import { once } from './commonOptions';
import { inWords, readOneOf } from './readOptions';
import { type Outcome, resultsText } from './resultsText';

const FORMATS = ['text', 'csv', 'markdown', 'latex'] as const;

/** How results are printed; JSON has an option of its own, as in `simulate`. */
export type OutputFormat = (typeof FORMATS)[number] | 'json';

export interface WrittenFormat {
  readonly format?: string;
  readonly json?: boolean;
}

export const formatOption = (): Option =>
  once('format <kind>', `of what is printed: ${inWords(FORMATS)}`, 'text');

export function readFormat({ format, json }: WrittenFormat): OutputFormat {
  const read = readOneOf('format', format, FORMATS);
  if (json && read !== null) throw invalid('--format', read, 'without --json, or --json without it');
  return json ? 'json' : (read ?? 'text');
}

export function formatResults(format: OutputFormat, outcome: Outcome): string {
  const { results, method } = outcome;
  switch (format) {
    case 'text':
      return resultsText(outcome);
    case 'csv':
      return resultsCsv(results, method);
    case 'json':
      return resultsJson(results, method);
    case 'markdown':
      return resultsMarkdown(results, method);
    case 'latex':
      return resultsLatex(results, method);
  }
}
