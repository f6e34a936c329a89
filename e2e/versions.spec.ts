import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { controlled, StaticHost, writeVersion } from './hosting';
import { expect, readout, test } from './test';

test.use({ serviceWorkers: 'allow' });
// Half a dozen pages one after the other, each kept or opened anew.
test.slow();

const hosted = test.extend<{ host: StaticHost; address: string; versions: (name: string) => string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  versions: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'versions-'));
    for (const name of ['one', 'two']) writeVersion(join(root, name), name);
    await use((name) => join(root, name));
    rmSync(root, { recursive: true });
  },
  host: async ({ versions }, use) => {
    const host = new StaticHost(versions('one'));
    await use(host);
    await host.stop();
  },
  address: async ({ host }, use) => use(await host.start()),
});

hosted(
  'a page keeps to its version, and the next one comes whole when it is closed',
  async ({ page, context, host, address, versions }) => {
    await page.goto(`${address}?play=0`);
    await controlled(page);
    host.serve(versions('two'));
    expect(await update(page)).toBe('installed');
    // Neither a lazy part, nor a reload, nor another tab: the host no longer has a file of version one.
    await page.getByRole('link', { name: 'Lecture' }).click();
    await expectVersion(page, 'one');
    // The address follows a moment later.
    await expect(page).toHaveURL(/view=lecture/);
    await page.reload();
    await expectVersion(page, 'one');
    const tab = await context.newPage();
    await tab.goto(`${address}?view=lecture&play=0`);
    await expectVersion(tab, 'one');
    expect(host.asked.filter((file) => file.includes('-one.'))).toEqual([]);

    await page.close();
    await tab.close();
    const next = await context.newPage();
    await next.goto(`${address}?view=lecture&play=0`);
    await expectVersion(next, 'two');
    expect(await cacheCount(next)).toBe(1);
  },
);

hosted(
  'while a new version is being copied to the host, the old one stays',
  async ({ page, context, host, address, versions }) => {
    await page.goto(`${address}?play=0`);
    await controlled(page);
    const half = versions('half');
    cpSync(versions('two'), half, { recursive: true });
    cpSync(join(versions('one'), 'index.html'), join(half, 'index.html'));
    host.serve(half);
    expect(await update(page)).toBe('redundant');
    await page.close();
    const again = await context.newPage();
    await again.goto(`${address}?view=lecture&play=0`);
    await expectVersion(again, 'one');

    host.serve(versions('two'));
    expect(await update(again)).toBe('installed');
    await again.close();
    const next = await context.newPage();
    await next.goto(`${address}?view=lecture&play=0`);
    await expectVersion(next, 'two');
  },
);

/** Looks for a new version. @returns how far it came: `installed`, or `redundant` when it failed */
async function update(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (!worker) return 'nothing new';
    while (worker.state === 'installing') {
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    }
    return worker.state;
  });
}

/** Html, first script, a lazy part and all other files are of the version. */
async function expectVersion(page: Page, name: string): Promise<void> {
  await expect(page).toHaveTitle(`Two Choices ${name}`);
  await expect(page.getByRole('region', { name: /^Scene 1 of / })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Two Choices ${name}`);
  await expect(readout(page, 'Longest queue')).toContainText('time');
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  );
  const assets = loaded.filter((url) => url.includes('/assets/'));
  expect(assets.length).toBeGreaterThan(3);
  expect(assets.filter((url) => !url.includes(`-${name}.`))).toEqual([]);
}

function cacheCount(page: Page): Promise<number> {
  return page.evaluate(async () => (await caches.keys()).length);
}
