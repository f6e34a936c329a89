import { expect, test } from 'vitest';
import { DEFAULT_CONTROLS } from '../../stores/controlStore';
import { readLength, snippetsOf } from './snippets';

const snippets = snippetsOf({
  pageAddress: 'https://example.org/a b/index.html',
  query: '?d=3&vs=1,2',
  embedQuery: '?view=embed&d=3&vs=1,2&lambda=0.5',
  controls: { ...DEFAULT_CONTROLS, choices: 3, compareWith: [1, 2], arrivalRate: 0.5 },
  shape: { width: '100%', height: '480px' },
});

test('each text carries the figure', () => {
  expect(snippets.link).toBe('https://example.org/a b/index.html?d=3&vs=1,2');
  expect(snippets.iframe).toBe(
    '<iframe src="https://example.org/a b/index.html?view=embed&amp;d=3&amp;vs=1,2&amp;lambda=0.5" ' +
      'title="Two Choices: 100 servers at load 0.5, d = 3, 1, 2" ' +
      'style="width: 100%; height: 480px; border: 0" loading="lazy"></iframe>',
  );
  expect(snippets.element).toBe(
    '<script type="module" src="https://example.org/a b/embed.js"></script>\n' +
      '<two-choices d="3" vs="1,2" lambda="0.5"></two-choices>',
  );
  expect(snippets.markdown).toBe(
    '[![Two Choices: 100 servers at load 0.5, d = 3, 1, 2](https://example.org/a b/still.svg)]' +
      '(https://example.org/a b/index.html?d=3&vs=1,2)',
  );
});

test.each([
  ['640', '640px'],
  [' 640 px ', '640px'],
  ['100%', '100%'],
  ['0', null],
  ['1em', null],
  ['"><script>', null],
  ['', null],
])('a length of %j is %j', (text, length) => {
  expect(readLength(text)).toBe(length);
});
