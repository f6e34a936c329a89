import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

// Not Vite's own port, so that a page being worked on is never tested by mistake.
const PORT = 4187;
const ADDRESS = `http://127.0.0.1:${PORT}/`;

const { CI } = process.env;
const isCi = Boolean(CI);
const browser = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: isCi,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  globalTimeout: 6 * 60_000,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    baseURL: ADDRESS,
    viewport: { width: 1366, height: 768 },
    trace: isCi ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      // Nothing beyond this machine can be reached: the browser's own errands end here, and a page that needs
      // something from elsewhere fails its test.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', '--no-pings'],
    },
  },
  webServer: {
    // Building first means that the page tested is the source as it stands.
    command: `npm run --silent build && npx --no-install vite preview --port ${PORT} --strictPort`,
    url: ADDRESS,
    reuseExistingServer: false,
  },
});
