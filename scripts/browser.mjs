// Finds a Chromium for the browser tests, or installs one. `node scripts/browser.mjs` prints its path.
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, ROOT, runQuietly } from './run.mjs';

const require = createRequire(import.meta.url);

const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const APPLICATIONS = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
    .filter((name) => process.env[name])
    .map((name) => join(process.env[name], 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

/** The path of a Chromium that starts, or undefined. */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
    return chosen;
  }
  return candidates().find((path) => existsSync(path) && starts(path));
}

/** The path of a Chromium, installing one when there is none. */
export function ensureBrowser() {
  const present = findBrowser();
  if (present) return present;
  const failures = [];
  for (const [description, install] of installers()) {
    console.error(`No Chromium found; trying ${description} …`);
    const { ok, output } = install();
    const installed = findBrowser();
    if (installed) return installed;
    const reason = ok
      ? 'done, but no browser that starts was found'
      : output.split('\n').slice(-6).join('\n');
    failures.push(`${description}: ${reason}`);
  }
  throw new Error(
    [
      'No Chromium could be installed. What was tried:',
      ...failures,
      '',
      'The browser tests need Chromium. Install it and try again:',
      '  Debian, Ubuntu   sudo apt-get install chromium',
      '  elsewhere        npx playwright install chromium',
      'or set CHROMIUM_PATH to the program of a Chromium or Chrome you have.',
    ].join('\n'),
  );
}

function candidates() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [
    ...playwrightDownload(),
    ...COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...(APPLICATIONS[process.platform] ?? []),
  ];
}

function playwrightDownload() {
  try {
    return [require('playwright-core').chromium.executablePath()];
  } catch {
    return []; // Packages not installed yet, or a platform Playwright has no download for.
  }
}

/** A file may be there and not start: a package's placeholder, or a download whose system libraries are missing. */
function starts(path) {
  // On Windows `--version` opens a window instead of answering.
  return process.platform === 'win32' || runQuietly(path, ['--version']).ok;
}

function installers() {
  const isRoot = process.getuid?.() === 0;
  const hasApt = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
  return isRoot && hasApt
    ? [
        ['apt-get install chromium-headless-shell', () => aptInstall('chromium-headless-shell')],
        ['apt-get install chromium', () => aptInstall('chromium')],
        ['playwright install --with-deps chromium', () => playwrightInstall('--with-deps')],
      ]
    : [['playwright install chromium', () => playwrightInstall()]];
}

function aptInstall(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // A failing update need not matter: the lists may be there already, or only another source be out of reach.
  const update = runQuietly('apt-get', ['update'], env);
  const install = runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name], env);
  return { ok: install.ok, output: `${update.ok ? '' : update.output}\n${install.output}`.trim() };
}

function playwrightInstall(...options) {
  const cli = join(ROOT, 'node_modules', 'playwright', 'cli.js');
  return runQuietly(process.execPath, [cli, 'install', ...options, 'chromium']);
}

const [, started] = process.argv;
if (started && realpathSync(started) === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureBrowser());
  } catch (error) {
    fail(error);
  }
}
