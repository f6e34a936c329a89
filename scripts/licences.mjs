// Lists whose code the built page carries and fails unless each has a licence that allows it, with its text beside the
// page: what is shipped, not what is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** Licences that let anyone use, change and pass on what is made with it, if their text goes with it. */
const ALLOWED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD'];
const FILE = 'dist/THIRD-PARTY-LICENSES.md';
/** As the bundler writes it: `## name - version (licence)` and the text. */
const HEADING = /^## (\S+) - (\S+) \((.+)\)$/m;
/** No licence is shorter, in characters. */
const SHORTEST_TEXT = 400;

process.exitCode = check() ? 0 : 1;

function check() {
  if (!existsSync(join(ROOT, FILE))) {
    console.error(`${FILE} does not exist: build first`);
    return false;
  }
  const sections = readFileSync(join(ROOT, FILE), 'utf8')
    .split(/^(?=## )/m)
    .slice(1);
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const verdicts = sections.map((section) => judge(section, packages));
  // React is in every page: without it this file no longer reads the list rightly.
  const found = sections.some((section) => section.startsWith('## react '));
  if (!found) console.error(`${FILE} does not name react`);
  return found && verdicts.every(Boolean);
}

function judge(section, packages) {
  const [, name, version, licence] = HEADING.exec(section) ?? [];
  const locked = packages[`node_modules/${name}`];
  const faults = [
    !ALLOWED.includes(licence) && `licence is not one of ${ALLOWED.join(', ')}`,
    locked?.version !== version && 'not what package-lock.json has',
    locked?.license !== licence && `package-lock.json says ${locked?.license}`,
    section.length < SHORTEST_TEXT && 'the text of the licence is missing',
  ].filter(Boolean);
  console.log(`${name} ${version}, ${licence}${faults.map((fault) => `: ${fault.toUpperCase()}`).join('')}`);
  return faults.length === 0;
}
