import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

const TITLES = { throws: 'Throws', returns: 'Returns' };

/** The package's README: what is written by hand, then every export as its doc comment has it. */
export function readmeOf(api) {
  const intro = readFileSync(join(ROOT, 'src/library/README.md'), 'utf8').trim();
  const parts = api.map(({ specifier, exports }) =>
    [`## ${specifier}`, ...exports.map((one) => section(one))].join('\n\n'),
  );
  return `${[intro, ...parts].join('\n\n')}\n`;
}

function section({ name, isType, text, tags, example }) {
  const title = `### ${name}${isType ? ' (type)' : ''}`;
  const notes = tags.map((tag) => `- ${note(tag)}`).join('\n');
  const code = `\`\`\`tsx\n${example}\n\`\`\``;
  return [title, oneLine(text), notes, code].filter((part) => part !== '').join('\n\n');
}

function note({ name, text }) {
  if (name !== 'param') return `${TITLES[name] ?? name}: ${oneLine(text)}`;
  const [parameter, ...words] = oneLine(text).split(' ');
  return `\`${parameter}\`: ${words.join(' ')}`;
}

/** Lines of a doc comment end where the source does. */
function oneLine(text) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .join('\n\n');
}
