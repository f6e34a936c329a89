// `npm test`: every check, one after the other, going on after a failure so that one run reports everything.
// `npm test -- lint unit` runs only the checks named.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { countExit, countPlaywright, countVitest, judge } from './reports.mjs';
import { ROOT, run } from './run.mjs';

// Relative to the root, so that no space in a folder's name has to survive a shell.
const REPORTS = 'node_modules/.cache/reports';
const UNIT_REPORT = `${REPORTS}/unit.json`;
const E2E_REPORT = `${REPORTS}/e2e.json`;

const CHECKS = {
  lint: { title: 'Format and lint', run: () => countExit(npmRun('lint')) },
  typecheck: { title: 'Types', run: () => countExit(npmRun('typecheck')) },
  architecture: { title: 'Import rules', run: () => countExit(npmRun('architecture')) },
  importRules: { title: 'Import rules bite', run: () => countExit(nodeRun('scripts/importRules.mjs')) },
  unused: { title: 'Unused files, exports and packages', run: () => countExit(npmRun('unused')) },
  unit: { title: 'Unit tests', run: unitTests },
  build: { title: 'Build', run: build },
  budget: { title: 'Bundle budget', run: () => countExit(nodeRun('scripts/bundleBudget.mjs')) },
  licences: { title: 'Licences of what is shipped', run: () => countExit(nodeRun('scripts/licences.mjs')) },
  advisories: {
    title: 'Advisories of what is shipped',
    run: () => countExit(nodeRun('scripts/advisories.mjs')),
  },
  reproducible: {
    title: 'Two builds, the same bytes',
    run: () => countExit(nodeRun('scripts/reproducible.mjs')),
  },
  audit: { title: 'Audit of the built page', run: () => countExit(nodeRun('scripts/audit.mjs')) },
  package: { title: 'Package for other code', run: () => countExit(nodeRun('scripts/checkPackage.mjs')) },
  e2e: { title: 'Browser tests', run: browserTests },
};

const { passed, failed, skipped } = runChecks(process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
// Setting the code rather than exiting lets a pipe take the last line.
process.exitCode = failed > 0 ? 1 : 0;

function runChecks(names) {
  const unknown = names.filter((name) => !Object.hasOwn(CHECKS, name));
  if (unknown.length > 0) {
    console.error(`unknown check: ${unknown.join(', ')} (expected ${Object.keys(CHECKS).join(', ')})`);
    return countExit(1);
  }
  try {
    ensureInstalled();
  } catch (error) {
    console.error(error.message);
    return countExit(1);
  }
  const selected = Object.entries(CHECKS).filter(([name]) => names.length === 0 || names.includes(name));
  const results = selected.map(([name, check]) => runCheck(name, check));
  console.log(`\n${results.map(({ line }) => line).join('\n')}\n`);
  return results.reduce(add, { passed: 0, failed: 0, skipped: 0 });
}

function runCheck(name, check) {
  console.log(`\n=== ${check.title} (${name})`);
  const startMs = Date.now();
  let counts;
  try {
    counts = check.run();
  } catch (error) {
    console.error(error.message);
    counts = countExit(1);
  }
  const seconds = ((Date.now() - startMs) / 1000).toFixed(1);
  return { ...counts, line: `${verdictOf(counts)} ${name.padEnd(12)} ${seconds.padStart(6)} s` };
}

function verdictOf({ passed, failed }) {
  if (failed > 0) return 'FAILED ';
  return passed > 0 ? 'ok     ' : 'SKIPPED';
}

function unitTests() {
  const args = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
  return withReport(UNIT_REPORT, countVitest, () => npmRun('unit', args));
}

function build() {
  // An earlier build must not be weighed in the place of one that failed.
  for (const folder of ['dist', 'dist-single']) rmSync(join(ROOT, folder), { recursive: true, force: true });
  return countExit(npmRun('build') || npmRun('build:single'));
}

function browserTests() {
  const env = {
    CHROMIUM_PATH: ensureBrowser('chromium'),
    FIREFOX_PATH: ifPossible('firefox'),
    WEBKIT_DRIVER_PATH: ifPossible('webkit'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(ROOT, E2E_REPORT),
  };
  return withReport(E2E_REPORT, countPlaywright, () => npmRun('e2e', ['--', '--reporter=list,json'], env));
}

/** The path of a browser, or nothing: then its tests are skipped, and say so. */
function ifPossible(kind) {
  try {
    return ensureBrowser(kind);
  } catch (error) {
    console.error(error.message);
    return '';
  }
}

/** Runs a test runner and counts what its report says; a runner that leaves no report has failed. */
function withReport(file, count, runner) {
  const path = join(ROOT, file);
  rmSync(path, { force: true });
  mkdirSync(join(ROOT, REPORTS), { recursive: true });
  const exitCode = runner();
  return existsSync(path) ? judge(exitCode, count(JSON.parse(readFileSync(path, 'utf8')))) : countExit(1);
}

function npmRun(script, args = [], env = {}) {
  return run('npm', ['run', '--silent', script, ...args], env);
}

function nodeRun(file) {
  return run(process.execPath, [file]);
}

function add(total, counts) {
  return {
    passed: total.passed + counts.passed,
    failed: total.failed + counts.failed,
    skipped: total.skipped + counts.skipped,
  };
}
