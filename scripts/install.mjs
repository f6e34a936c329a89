// Installs the packages when they are not the ones the lock file asks for.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runQuietly } from './run.mjs';

const OLDEST_NODE = [20, 19];

export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    throw new Error(`Node ${OLDEST_NODE.join('.')} or later is needed (this is ${process.versions.node}).`);
  }
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) …');
  // NODE_ENV=production would leave out the tools.
  const { ok, output } = runQuietly('npm', ['ci', '--include=dev']);
  if (!ok) throw new Error(`npm ci failed:\n${output}`);
}

/**
 * npm records what it installed in a lock file of its own. Comparing contents, not times, is right however
 * node_modules came to be and whichever branch was checked out since.
 */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json')).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    // Optional packages are mostly binaries for other platforms, which npm leaves out.
    return found ? found.version === wanted.version && found.integrity === wanted.integrity : wanted.optional;
  });
}

function readPackages(file) {
  const path = join(ROOT, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}
