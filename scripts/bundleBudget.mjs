// Weighs what a built page loads before its first picture and fails over the limit (kB are 1,000 bytes, gzip -9).
// Chunks behind a dynamic import() come later and are not counted. The page in a single file is weighed as it is.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './run.mjs';

const PAGES = [{ html: 'index.html', limitBytes: 110_000 }];
const SINGLE_FILE = { html: 'dist-single/two-choices.html', limitBytes: 450_000 };

const DIST = join(ROOT, 'dist');
const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g;
const PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g;
const STYLE = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g;
const STATIC_IMPORT = /\b(?:import|from)\s*["']([^"']+\.js)["']/g;
const WORKER = /new Worker\((?:new URL\()*["'`]([^"'`]+\.js)["'`]/g;

const verdicts = [...PAGES.map(weigh), weighSingle(SINGLE_FILE)];
process.exitCode = verdicts.every(Boolean) ? 0 : 1;

function weigh({ html, limitBytes }) {
  const page = join(DIST, html);
  if (!existsSync(page)) {
    console.error(`dist/${html} does not exist: build first`);
    return false;
  }
  const scripts = withImports([...references(page, SCRIPT), ...references(page, PRELOAD)]);
  const workers = withImports(scripts.flatMap((script) => references(script, WORKER)));
  const bytes = gzipped(scripts);
  const fits = scripts.length > 0 && bytes <= limitBytes;
  console.log(`dist/${html}`);
  console.log(`  scripts ${kilobytes(bytes)}, limit ${kilobytes(limitBytes)}: ${fits ? 'fits' : 'TOO MUCH'}`);
  console.log(`  worker  ${kilobytes(gzipped(workers))}`);
  console.log(`  styles  ${kilobytes(gzipped(references(page, STYLE)))}`);
  // Weighing nothing would always fit: a page without scripts means that this file no longer reads it rightly.
  if (scripts.length === 0) console.error('  no scripts found');
  return fits;
}

function weighSingle({ html, limitBytes }) {
  const page = join(ROOT, html);
  if (!existsSync(page)) {
    console.error(`${html} does not exist: build it first (npm run build:single)`);
    return false;
  }
  const bytes = statSync(page).size;
  const fits = bytes < limitBytes;
  console.log(
    `${html}\n  ${kilobytes(bytes)}, limit ${kilobytes(limitBytes)}, not compressed: ${fits ? 'fits' : 'TOO MUCH'}`,
  );
  return fits;
}

/** The files, and those they import statically, and so on. */
function withImports(files) {
  const found = new Set();
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    queue.push(...references(file, STATIC_IMPORT));
  }
  return [...found];
}

/** The built files that a file mentions by a relative address. */
function references(file, pattern) {
  const addresses = [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, address]) => address);
  return addresses.map((address) => resolve(dirname(file), address)).filter((path) => existsSync(path));
}

function gzipped(files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
