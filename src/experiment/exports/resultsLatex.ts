import type { Method } from '../cell';
import type { CellResult } from '../cellResult';
import { type PaperColumn, paperTable } from './paperTable';

const HEADINGS: Readonly<Record<PaperColumn, string>> = {
  n: '$n$',
  d: '$d$',
  lambda: '$\\lambda$',
  meanField: '\\shortstack[r]{mean\\\\field}',
  refined: 'refined',
  simulated: 'simulated',
  meanFieldError: 'error, \\%',
  refinedError: '\\shortstack[r]{refined\\\\error, \\%}',
  published: 'published',
};

/** Characters that LaTeX would take for commands, or does not have. */
const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '%': '\\%',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '$<$',
  '>': '$>$',
  '±': '$\\pm$',
  '−': '$-$',
  '–': '--',
  λ: '$\\lambda$',
  '→': '$\\to$',
  '∞': '$\\infty$',
};

/** Results as a LaTeX table in the style of the package booktabs. */
export function resultsLatex(results: readonly CellResult[], method: Method): string {
  const { columns, rows, caption, notes } = paperTable(results, method);
  const line = (cells: readonly string[]) => `    ${cells.join(' & ')} \\\\`;
  const lines = [
    '% \\usepackage{booktabs}',
    '\\begin{table}',
    '  \\centering',
    // At their usual size nine columns are wider than a page of the class article.
    '  \\small',
    '  \\setlength{\\tabcolsep}{4pt}',
    `  \\caption{${escapeLatex([caption, ...notes].join(' '))}}`,
    '  \\smallskip',
    `  \\begin{tabular}{${'r'.repeat(columns.length)}}`,
    '    \\toprule',
    line(columns.map((column) => HEADINGS[column])),
    '    \\midrule',
    ...rows.map((row) => line(columns.map((column) => escapeLatex(row[column])))),
    '    \\bottomrule',
    '  \\end{tabular}',
    '\\end{table}',
  ];
  return `${lines.join('\n')}\n`;
}

/** Plain text as LaTeX that prints it. */
export function escapeLatex(text: string): string {
  return Array.from(text, (character) => ESCAPED[character] ?? character).join('');
}
