// Weighs what each view of the built page loads before its first picture and fails over the limit (kB are 1,000 bytes,
// gzip -9): the page's own scripts, and the chunks that the view imports as it starts. What it imports later is not
// counted. The page in a single file is weighed as it is.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './run.mjs';

/** `chunks` are imported dynamically as the view starts. */
const VIEWS = [
  { view: 'explore', html: 'index.html', chunks: ['startFigure', 'ExplorePage'], limitBytes: 110_000 },
  { view: 'embed', html: 'index.html', chunks: ['startEmbed'], limitBytes: 100_000 },
];
const ELEMENT = { script: 'embed.js', limitBytes: 4_000 };
const SINGLE_FILE = { html: 'dist-single/two-choices.html', limitBytes: 450_000 };

const DIST = join(ROOT, 'dist');
const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g;
const PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g;
const STYLE = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g;
const STATIC_IMPORT = /\b(?:import|from)\s*["']([^"']+\.js)["']/g;
const WORKER = /new Worker\((?:new URL\()*["'`]([^"'`]+\.js)["'`]/g;

const verdicts = [...VIEWS.map(weighView), weighElement(ELEMENT), weighSingle(SINGLE_FILE)];
process.exitCode = verdicts.every(Boolean) ? 0 : 1;

function weighView({ view, html, chunks, limitBytes }) {
  const page = join(DIST, html);
  if (!existsSync(page)) {
    console.error(`dist/${html} does not exist: build first`);
    return false;
  }
  const parts = chunks.flatMap(chunkFiles);
  const own = [...references(page, SCRIPT), ...references(page, PRELOAD)];
  const scripts = withImports([...own, ...parts]);
  const workers = withImports(scripts.flatMap((script) => references(script, WORKER)));
  // Weighing nothing would always fit: a part that is not found means that this file no longer reads the build rightly.
  const found = own.length > 0 && parts.length === chunks.length && workers.length > 0;
  console.log(`dist/${html}, view ${view}`);
  const fits = fitsWithin('scripts', gzipped(scripts), limitBytes);
  console.log(`  worker  ${kilobytes(gzipped(workers))}`);
  console.log(`  styles  ${kilobytes(gzipped(references(page, STYLE)))}`);
  if (!found) console.error(`  not found: scripts of the page, ${chunks.join(', ')}, or the worker`);
  return found && fits;
}

function weighElement({ script, limitBytes }) {
  const file = join(DIST, script);
  if (!existsSync(file)) {
    console.error(`dist/${script} does not exist: build first`);
    return false;
  }
  console.log(`dist/${script}`);
  return fitsWithin('scripts', gzipped(withImports([file])), limitBytes);
}

function fitsWithin(what, bytes, limitBytes) {
  const fits = bytes <= limitBytes;
  console.log(`  ${what} ${kilobytes(bytes)}, limit ${kilobytes(limitBytes)}: ${fits ? 'fits' : 'TOO MUCH'}`);
  return fits;
}

/** The built files of a chunk, whose names end in a hash. */
function chunkFiles(chunk) {
  const folder = join(DIST, 'assets');
  const name = new RegExp(`^${chunk}-[\\w-]{8}\\.js$`);
  return readdirSync(folder)
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));
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
