// Audits the built page with Lighthouse and fails over a limit. Accessibility and best practices have to be perfect. Of
// performance, what a machine's mood does not change is limited: requests, bytes, how many answers the page waits for one
// after the other, elements, shifts of layout. The score, which times decide, is printed.
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { ensureBrowser } from './browser.mjs';
import { fail, ROOT } from './run.mjs';

/** Paused, since Lighthouse waits for a page to come to rest. */
const QUERY = '?play=0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** What is measured, as `unit` has it, and how much there may be. */
const LIMITS = [
  { what: 'requests', most: 45, of: ({ audits }) => items(audits['network-requests']).length },
  { what: 'bytes', most: 165_000, of: ({ audits }) => audits['total-byte-weight'].numericValue },
  { what: 'requests in a row', most: 3, of: ({ audits }) => longestChain(audits['critical-request-chains']) },
  { what: 'elements', most: 750, of: ({ audits }) => audits['dom-size'].numericValue },
  { what: 'shift of layout', most: 0.01, of: ({ audits }) => audits['cumulative-layout-shift'].numericValue },
];

try {
  if (!existsSync(join(ROOT, 'dist/index.html')))
    throw new Error('dist/index.html does not exist: build first');
  const report = await audited();
  const fits = LIMITS.map(({ what, most, of }) => isAtMost(what, of(report), most));
  const perfect = ['accessibility', 'best-practices'].map((category) => isPerfect(report, category));
  console.log(`performance ${score(report, 'performance')} of 100, on this machine at this moment`);
  process.exitCode = [...fits, ...perfect].every(Boolean) ? 0 : 1;
} catch (error) {
  fail(error);
}

async function audited() {
  const server = await preview({ root: ROOT, logLevel: 'error', preview: { port: await freePort() } });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser('chromium'),
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const address = `${server.resolvedUrls.local[0]}${QUERY}`;
    const options = { port, onlyCategories: CATEGORIES, logLevel: 'error', disableFullPageScreenshot: true };
    const result = await lighthouse(address, options, desktopConfig);
    if (!result || result.lhr.runtimeError) {
      throw new Error(`the audit did not run: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    return result.lhr;
  } finally {
    await browser.close();
    await server.close();
  }
}

function isAtMost(what, figure, most) {
  const fits = figure <= most;
  console.log(`${what} ${Number(figure.toFixed(4))}, limit ${most}: ${fits ? 'fits' : 'TOO MUCH'}`);
  return fits;
}

function isPerfect(report, category) {
  const reached = score(report, category);
  console.log(`${category} ${reached} of 100, limit 100: ${reached === 100 ? 'fits' : 'TOO LITTLE'}`);
  for (const { id } of report.categories[category].auditRefs) {
    const { score: own, title } = report.audits[id];
    if (own !== null && own < 1) console.error(`  ${id}: ${title}`);
  }
  return reached === 100;
}

function score({ categories }, category) {
  return Math.round(100 * categories[category].score);
}

function items(audit) {
  return audit.details?.items ?? [];
}

/** How many requests follow from one another before the page is there. */
function longestChain({ details }) {
  const depth = (chains) =>
    Math.max(0, ...Object.values(chains ?? {}).map(({ children }) => 1 + depth(children)));
  return depth(details?.chains);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
