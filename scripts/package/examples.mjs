// The examples of the package: those of the doc comments and of the README.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

/**
 * All examples, each with what it should print: the comment behind each `console.log`.
 * @returns file name without extension, code, lines expected, and whether it needs a browser
 */
export function examplesOf(api) {
  const ofExports = api.flatMap(({ name: entry, exports }) =>
    exports.map(({ name, example }) => ({ name: `${entry}-${name}`, code: example })),
  );
  const readme = readFileSync(join(ROOT, 'src/library/README.md'), 'utf8');
  const ofReadme = [...readme.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code], index) => ({
    name: `readme-${index + 1}`,
    code,
  }));
  return [...ofExports, ...ofReadme].map(({ name, code }) => ({
    name,
    code,
    expected: [...code.matchAll(/console\.log\(.*\);? \/\/ (.*)$/gm)].map(([, line]) => line),
    inBrowser: code.includes("'two-choices/react'"),
  }));
}
