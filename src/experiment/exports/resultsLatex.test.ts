import { expect, test } from 'vitest';
import { BELOW, METHOD, UNKNOWN, USUAL } from '../testing/sampleResults';
import { escapeLatex, resultsLatex } from './resultsLatex';

test('is a booktabs table with a caption, a minus sign for negatives and nothing unescaped', () => {
  const text = resultsLatex([USUAL, BELOW], METHOD);
  const lines = text.split('\n').map((line) => line.trim());
  expect(lines).toContain('\\begin{tabular}{rrrrrrrr}');
  // At the usual size nine columns would be wider than a page.
  expect(lines.slice(3, 5)).toEqual(['\\small', '\\setlength{\\tabcolsep}{4pt}']);
  const rules = lines.filter((line) => line.endsWith('rule'));
  expect(rules).toEqual(['\\toprule', '\\midrule', '\\bottomrule']);
  expect(lines[lines.indexOf('\\toprule') + 1]).toBe(
    '$d$ & $\\lambda$ & \\shortstack[r]{mean\\\\field} & refined & simulated & error, \\% & \\shortstack[r]{refined\\\\error, \\%} & published \\\\',
  );
  expect(lines.slice(lines.indexOf('\\midrule') + 1, lines.indexOf('\\bottomrule'))).toEqual([
    '2 & 0.9 & 2.6141 & 2.6449 & 2.6454 $\\pm$ 0.0025 & 1.20 & 0.02 & 2.6454 \\\\',
    '3 & 0.95 & 2.6141 & 2.6449 & 2.6454 $\\pm$ 0.0025 & $-$1.23 & $-$0.46 & -- \\\\',
  ]);
  const caption = lines.find((line) => line.startsWith('\\caption{'));
  expect(caption).toContain('seed 3; 10 runs of 100,000 time units');
  expect(caption).toContain('95 \\% interval');
  expect(text.match(/(?<!\\)%/g)).toHaveLength(1);
  // Only what every LaTeX can print.
  expect(text).toMatch(/^[\n -~]*$/);
});

test('escapes what it says of missing numbers', () => {
  expect(resultsLatex([UNKNOWN], METHOD)).toContain('a\\_b \\& c $<$ d');
});

test('escapeLatex', () => {
  expect(escapeLatex('\\{}$&#_%^~')).toBe(
    '\\textbackslash{}\\{\\}\\$\\&\\#\\_\\%\\textasciicircum{}\\textasciitilde{}',
  );
  expect(escapeLatex('n → ∞, λ ± −1 –')).toBe('n $\\to$ $\\infty$, $\\lambda$ $\\pm$ $-$1 --');
});
