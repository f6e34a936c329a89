import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

// Not Vite's own port, so that a page being worked on is never tested by mistake.
const PORT = 4187;
const ADDRESS = `http://127.0.0.1:${PORT}/`;

const { CI } = process.env;
const isCi = Boolean(CI);
const chromium = findBrowser('chromium');
const firefox = findBrowser('firefox');

/** What runs in Firefox too: where browsers differ. */
const IN_FIREFOX = ['single.spec.ts', 'offline.spec.ts', 'engines.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: isCi,
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall in the middle of a test. What passes only then is listed as flaky, to be looked into.
  retries: isCi ? 1 : 0,
  globalTimeout: isCi ? 12 * 60_000 : 0,
  // Twice the usual: a machine that does something else besides is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: ADDRESS,
    viewport: { width: 1366, height: 768 },
    trace: isCi ? 'off' : 'retain-on-failure',
    // Tests that change what the page is given need to see every request; offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
  // In both browsers nothing beyond this machine can be reached: the browser's own errands end here, and a page that
  // needs something from elsewhere fails its test.
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...(chromium === undefined ? {} : { executablePath: chromium }),
          args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', '--no-pings'],
        },
      },
    },
    {
      name: 'firefox',
      testMatch: IN_FIREFOX,
      use: {
        browserName: 'firefox',
        // Any Firefox, through WebDriver BiDi, in the place of Playwright's own.
        channel: 'moz-firefox',
        launchOptions: {
          ...(firefox === undefined ? {} : { executablePath: firefox }),
          // A proxy that is not there.
          firefoxUserPrefs: {
            'network.proxy.type': 1,
            'network.proxy.http': '127.0.0.1',
            'network.proxy.http_port': 9,
            'network.proxy.ssl': '127.0.0.1',
            'network.proxy.ssl_port': 9,
            'network.proxy.no_proxies_on': '127.0.0.1',
          },
        },
      },
    },
  ],
  webServer: {
    // Building first means that the pages tested are the source as it stands.
    command: `npm run --silent build && npm run --silent build:single && npx --no-install vite preview --port ${PORT} --strictPort`,
    url: ADDRESS,
    reuseExistingServer: false,
  },
});
