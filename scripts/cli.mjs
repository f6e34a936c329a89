// `npm run simulate -- …`: builds the command line when its sources have changed, then runs the command named.
// Nothing here may write to stdout: that is for results.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { fail, ROOT } from './run.mjs';

const CACHE = join(ROOT, 'node_modules/.cache/cli');
const ENTRIES = ['main', 'replicationThread'];
const AN_HOUR_MS = 3_600_000;

try {
  const { log } = console;
  console.log = console.error;
  ensureInstalled();
  console.log = log;
  const folder = join(CACHE, fingerprint());
  if (!exists(folder)) await build(folder);
  await import(pathToFileURL(join(folder, 'main.mjs')).href);
} catch (error) {
  fail(error);
}

/** A hash of everything the build is made of. Contents, not times, are right whichever branch was checked out since. */
function fingerprint() {
  const hash = createHash('sha256');
  const sources = ['src/cli', 'src/charts', 'src/experiment', 'src/model'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
  for (const file of [...sources, 'scripts/cli.mjs', 'package-lock.json']) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Made aside and then renamed, so that commands started at the same time never see half of it. */
async function build(folder) {
  const { build: viteBuild } = await import('vite');
  const aside = `${folder}.${process.pid}`;
  await viteBuild({
    root: ROOT,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: true,
      target: 'node20',
      outDir: aside,
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(ENTRIES.map((name) => [name, join(ROOT, `src/cli/${name}.ts`)])),
        // .mjs, because no package.json speaks for files inside node_modules.
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
  forgetOldBuilds();
  try {
    renameSync(aside, folder);
  } catch (error) {
    if (!exists(folder)) throw error;
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Not the young ones: a command that just started may still be loading its threads from there. */
function forgetOldBuilds() {
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > AN_HOUR_MS) rmSync(path, { recursive: true, force: true });
  }
}

function exists(path) {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
