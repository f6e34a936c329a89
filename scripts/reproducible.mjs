// Builds the page once more, in another folder and at another place on earth, and fails unless every file has the same bytes as
// in dist: whoever builds this source can tell whether a host serves it unchanged.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, runQuietly } from './run.mjs';

const SOURCES = ['index.html', 'package.json', 'public', 'scripts', 'src', 'vite.config.ts'];
const FOLDERS = ['dist', 'dist-single'];
const ELSEWHERE = { TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' };

process.exitCode = check() ? 0 : 1;

function check() {
  const missing = FOLDERS.filter((folder) => !existsSync(join(ROOT, folder)));
  if (missing.length > 0) {
    console.error(`${missing.join(', ')}: build first`);
    return false;
  }
  // Inside the project, so that its packages are found, and out of what Git keeps.
  const again = join(ROOT, 'build', 'again');
  rmSync(again, { recursive: true, force: true });
  mkdirSync(again, { recursive: true });
  for (const source of [...SOURCES, ...typeConfigs()]) {
    cpSync(join(ROOT, source), join(again, source), { recursive: true });
  }
  try {
    for (const script of ['build', 'build:single']) {
      const { ok, output } = runQuietly('npm', ['--prefix', again, 'run', '--silent', script], ELSEWHERE);
      if (!ok) {
        console.error(`the second build failed:\n${output}`);
        return false;
      }
    }
    return FOLDERS.map((folder) => same(join(ROOT, folder), join(again, folder), folder)).every(Boolean);
  } finally {
    rmSync(again, { recursive: true, force: true });
  }
}

function typeConfigs() {
  return readdirSync(ROOT).filter((name) => /^tsconfig.*\.json$/.test(name));
}

function same(first, second, folder) {
  const [before, after] = [hashes(first), hashes(second)];
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const different = names.filter((name) => before.get(name) !== after.get(name));
  console.log(`${folder}: ${names.length} files, ${different.length} differ between two builds, limit 0`);
  if (different.length > 0) console.error(`  ${different.join('\n  ')}`);
  return names.length > 0 && different.length === 0;
}

/** The hash of each file, by its path in the folder. */
function hashes(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}
