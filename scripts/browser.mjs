// Finds the browsers of the browser tests, or installs them. `node scripts/browser.mjs` prints the path of the Chromium,
// `node scripts/browser.mjs firefox` that of the Firefox.
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, ROOT, runQuietly } from './run.mjs';

const require = createRequire(import.meta.url);

const CHROMIUM_COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const CHROMIUM_APPLICATIONS = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
    .filter((name) => process.env[name])
    .map((name) => join(process.env[name], 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

const BROWSERS = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    candidates: () => [
      ...playwrightDownload(),
      ...onPath(CHROMIUM_COMMANDS),
      ...(CHROMIUM_APPLICATIONS[process.platform] ?? []),
    ],
    installers: () =>
      canUseApt()
        ? [
            ['apt-get install chromium-headless-shell', () => aptInstall('chromium-headless-shell')],
            ['apt-get install chromium', () => aptInstall('chromium')],
            ['playwright install --with-deps chromium', () => playwrightInstall('--with-deps')],
          ]
        : [['playwright install chromium', () => playwrightInstall()]],
    advice: [
      'The browser tests need Chromium. Install it and try again:',
      '  Debian, Ubuntu   sudo apt-get install chromium',
      '  elsewhere        npx playwright install chromium',
      'or set CHROMIUM_PATH to the program of a Chromium or Chrome you have.',
    ],
  },
  // Debian's only: it keeps to one version for a year, and that one is known to work with Playwright's.
  firefox: {
    name: 'Firefox ESR',
    variable: 'FIREFOX_PATH',
    candidates: () => onPath(['firefox-esr']),
    installers: () => (canUseApt() ? [['apt-get install firefox-esr', () => aptInstall('firefox-esr')]] : []),
    advice: ['FIREFOX_PATH may name the program of one you have.'],
  },
  // Its driver starts it, on a screen that nobody sees.
  webkit: {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    probe: '--help',
    candidates: () => (onPath(['xvfb-run']).some(existsSync) ? onPath(['WebKitWebDriver']) : []),
    installers: () =>
      canUseApt()
        ? [['apt-get install webkit2gtk-driver', () => aptInstall('webkit2gtk-driver', 'xvfb', 'xauth')]]
        : [],
    advice: ['WEBKIT_DRIVER_PATH may name the WebKitWebDriver you have.'],
  },
};

/** The path of a browser that starts, or undefined. */
export function findBrowser(kind) {
  const { variable, candidates, probe } = BROWSERS[kind];
  const chosen = process.env[variable];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`${variable} names no file: ${chosen}`);
    return chosen;
  }
  return candidates().find((path) => existsSync(path) && starts(path, probe));
}

/** The path of a browser, installing it when there is none. */
export function ensureBrowser(kind) {
  const present = findBrowser(kind);
  if (present) return present;
  const { name, installers, advice } = BROWSERS[kind];
  const failures = [];
  for (const [description, install] of installers()) {
    console.error(`No ${name} found; trying ${description} …`);
    const { ok, output } = install();
    const installed = findBrowser(kind);
    if (installed) return installed;
    const reason = ok
      ? 'done, but no browser that starts was found'
      : output.split('\n').slice(-6).join('\n');
    failures.push(`${description}: ${reason}`);
  }
  const tried = failures.length === 0 ? [] : ['What was tried:', ...failures, ''];
  throw new Error([`No ${name} could be installed.`, ...tried, ...advice].join('\n'));
}

function onPath(commands) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function playwrightDownload() {
  try {
    return [require('playwright-core').chromium.executablePath()];
  } catch {
    return []; // Packages not installed yet, or a platform Playwright has no download for.
  }
}

/** A file may be there and not start: a package's placeholder, or a download whose system libraries are missing. */
function starts(path, probe = '--version') {
  // On Windows `--version` opens a window instead of answering.
  return process.platform === 'win32' || runQuietly(path, [probe]).ok;
}

function canUseApt() {
  const isRoot = process.getuid?.() === 0;
  return isRoot && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

function aptInstall(...names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // A failing update need not matter: the lists may be there already, or only another source be out of reach.
  const update = runQuietly('apt-get', ['update'], env);
  const install = runQuietly('apt-get', ['install', '-y', '--no-install-recommends', ...names], env);
  return { ok: install.ok, output: `${update.ok ? '' : update.output}\n${install.output}`.trim() };
}

function playwrightInstall(...options) {
  const cli = join(ROOT, 'node_modules', 'playwright', 'cli.js');
  return runQuietly(process.execPath, [cli, 'install', ...options, 'chromium']);
}

const [, started, kind = 'chromium'] = process.argv;
if (started && realpathSync(started) === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureBrowser(kind));
  } catch (error) {
    fail(error);
  }
}
