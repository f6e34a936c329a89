// Writes the service worker that keeps the hosted page for use offline: scripts/serviceWorker.js below the list of files
// it keeps.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ROOT } from './run.mjs';

const FILE_NAME = 'serviceWorker.js';
/** A new service worker must not be kept by the old one; source maps and licences are for who looks into the page. */
const NOT_KEPT = /^serviceWorker\.js$|\.map$|\.md$/;

/** The Vite plugin: the last thing written into a build for the host. */
export function offline() {
  let folder;
  return {
    name: 'offline',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle: { order: 'post', sequential: true, handler: () => writeServiceWorker(folder) },
  };
}

/** Writes the service worker of the built page in a folder. */
export function writeServiceWorker(folder) {
  const files = JSON.stringify(keptFiles(folder), null, 2);
  const version = createHash('sha256').update(files).digest('hex').slice(0, 16);
  const code = readFileSync(join(ROOT, 'scripts', FILE_NAME), 'utf8');
  writeFileSync(join(folder, FILE_NAME), `const VERSION = '${version}';\nconst FILES = ${files};\n\n${code}`);
}

/** Each file's address and the hash of its contents, as the attribute `integrity` has it. */
function keptFiles(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !NOT_KEPT.test(name))
    .sort();
  return Object.fromEntries(names.map((name) => [addressOf(name), integrityOf(join(folder, name))]));
}

/** The page is asked for as its folder: some hosts redirect from `index.html` to there. */
function addressOf(name) {
  return name === 'index.html' ? './' : name;
}

function integrityOf(path) {
  return `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`;
}
