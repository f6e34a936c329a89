import { describe, expect, test } from 'vitest';
import { BELOW, METHOD, UNKNOWN, USUAL } from '../testing/sampleResults';
import { escapeMarkdown, resultsMarkdown } from './resultsMarkdown';

describe('resultsMarkdown', () => {
  test('is a table with a caption, and as many digits as are earned', () => {
    const [caption = '', empty, ...table] = resultsMarkdown([USUAL, BELOW], METHOD).split('\n');
    expect(caption).toContain('100 servers, distinct probes, started in equilibrium, seed 3');
    expect(caption).toContain('10 runs of 100,000 time units, the first 10,000 of each dropped');
    expect(empty).toBe('');
    // Half width 0.00251, which is 0.096 % of the mean field and 0.095 % of the refined value.
    expect(table).toEqual([
      '| d | λ | mean field | refined | simulated | error, % | refined error, % | published |',
      '| --: | --: | --: | --: | --: | --: | --: | --: |',
      '| 2 | 0.9 | 2.6141 | 2.6449 | 2.6454 ± 0.0025 | 1.20 | 0.02 | 2.6454 |',
      '| 3 | 0.95 | 2.6141 | 2.6449 | 2.6454 ± 0.0025 | −1.23 | −0.46 | – |',
      '',
    ]);
  });

  test('has a column for n when there are several, none for published when there is none', () => {
    const text = resultsMarkdown([BELOW, UNKNOWN], METHOD);
    expect(text).toContain(
      '| n | d | λ | mean field | refined | simulated | error, % | refined error, % |\n',
    );
    expect(text).toContain('| 100 | 3 | 0.95 |');
    expect(text).not.toContain('100 servers');
  });

  test('says why there is no number, in text that Markdown leaves alone', () => {
    const text = resultsMarkdown([UNKNOWN], METHOD);
    expect(text).toContain('| 1 | 0.01 | 1.0101 | – | – | – | – |\n');
    expect(text).toContain('No refined value (–): a\\_b \\& c \\< d.');
    expect(text).toContain('In some run no customer came');
    expect(text).not.toMatch(/NaN|null|undefined|Infinity/);
  });

  test('says what is not finished, and what has no interval', () => {
    const alone = { ...USUAL.simulated, standardError: null, confidence95: null };
    const text = resultsMarkdown([{ ...USUAL, runs: 1, simulated: alone }, USUAL], METHOD);
    expect(text).toContain('Not finished: some cells have 1 of 10 runs.');
    expect(text).toContain('One run has no spread');
    expect(text).toContain('| 2.645 | 1.2 | 0.018 |');
  });

  test('can be empty', () => {
    expect(resultsMarkdown([], METHOD).split('\n')).toHaveLength(5);
  });
});

test('escapeMarkdown', () => {
  expect(escapeMarkdown('a|b *c* `d` [e](f) <g> \\ #h')).toBe(
    'a\\|b \\*c\\* \\`d\\` \\[e\\](f) \\<g\\> \\\\ \\#h',
  );
  expect(escapeMarkdown('λ ± − – 2.5 %')).toBe('λ ± − – 2.5 %');
});
