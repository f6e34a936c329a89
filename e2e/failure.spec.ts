import type { Page } from '@playwright/test';
import { expect, readout, settled, test } from './test';

test('an exception in the worker ends in an alert with a working Restart', async ({ page, errors }) => {
  // The worker's own script, with a fault behind it that strikes once, at the tenth command.
  let faulty = true;
  await page.route(/simulation\.worker/, async (route) => {
    const response = await route.fetch();
    const fault = `let count = 0; addEventListener('message', () => { if (++count === 10) throw new Error('injected'); });`;
    await route.fulfill({ response, body: `${await response.text()}\n${faulty ? fault : ''}` });
    faulty = false;
  });
  await page.goto('./');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('injected');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await alert.getByRole('button', { name: 'Restart' }).click();
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: 'Play' }).click();
  const time = () => readout(page, 'Longest queue').textContent();
  const before = await time();
  await expect.poll(time).not.toBe(before);
  errors.length = 0;
});

test('a worker that cannot be loaded says so', async ({ page, errors }) => {
  await page.route(/simulation\.worker/, (route) => route.abort());
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  errors.length = 0;
});

/** The worker's own script with something before it, for the first worker only. */
async function firstWorkerWith(page: Page, before: string): Promise<void> {
  let first = true;
  await page.route(/simulation\.worker/, async (route) => {
    const response = await route.fetch();
    const body = `${first ? before : ''}\n${await response.text()}`;
    first = false;
    await route.fulfill({ response, body });
  });
}

/** Keeps the thread busy at one of the commands. */
const busyAt = (command: number, ms: number) => `let heard = 0;
addEventListener('message', () => {
  if (++heard !== ${command}) return;
  const begun = performance.now();
  while (performance.now() < begun + ${ms});
});`;

test('a worker that is slow is said to be, and the figure goes on when it answers', async ({ page }) => {
  await firstWorkerWith(page, busyAt(5, 6500));
  await page.goto('./');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('has not answered for some seconds', { timeout: 15_000 });
  // The page itself does answer.
  await page.getByRole('slider', { name: 'Load λ', exact: true }).fill('0.5');
  await expect(alert).toHaveCount(0, { timeout: 20_000 });
  const time = () => readout(page, 'Longest queue').textContent();
  const before = await time();
  await expect.poll(time).not.toBe(before);
});

test('a worker that hangs is replaced by Restart', async ({ page }) => {
  await firstWorkerWith(page, busyAt(5, 1e9));
  await page.goto('./?lambda=0.7');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('has not answered', { timeout: 15_000 });
  await alert.getByRole('button', { name: 'Restart' }).click();
  await expect(alert).toHaveCount(0);
  await expect(readout(page, 'Time in system, d = 2')).toContainText('mean field 1.614');
  const time = () => readout(page, 'Longest queue').textContent();
  const before = await time();
  await expect.poll(time).not.toBe(before);
});

test('too little memory for a million servers is said, and fewer are simulated at once', async ({ page }) => {
  const small = `const Real = Int32Array;
globalThis.Int32Array = class extends Real {
  constructor(...args) {
    if (args[0] >= 1e6) throw new RangeError('Array buffer allocation failed');
    super(...args);
  }
};`;
  await page.route(/simulation\.worker/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${small}\n${await response.text()}` });
  });
  await page.goto('./?play=0');
  const servers = page.getByRole('textbox', { name: 'Servers n' });
  await servers.fill('1000000');
  await servers.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Array buffer allocation failed');
  await servers.fill('500');
  await servers.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Floor' })).toContainText('500 servers');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(readout(page, 'Longest queue')).toContainText(/time [1-9]/);
});

const TABLE = './?view=table&n=20&d=2&lambda=0.5,0.9&runs=4&time=3000';
const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });

test('a full storage costs a table nothing', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(TABLE);
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(progress(page).getByRole('status')).toContainText('2 of 2 cells', { timeout: 20_000 });
  await expect(progress(page)).toContainText('results stay until the page is closed');
});

test('a table whose workers cannot be loaded says so, and goes on when they can', async ({
  page,
  errors,
}) => {
  await page.route(/replication\.worker/, (route) => route.abort());
  await page.goto(TABLE);
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(page.getByRole('alert')).toContainText('a worker could not be loaded');
  await page.unroute(/replication\.worker/);
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(progress(page).getByRole('status')).toContainText('2 of 2 cells', { timeout: 20_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  errors.length = 0;
});

test('a network that goes away in the middle of a table loses nothing', async ({ page, context }) => {
  await page.goto('./?view=table&n=100&d=2&lambda=0.5,0.9&runs=6&time=20000');
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(progress(page).getByRole('status')).toContainText(/[1-9]\d* %/, { timeout: 20_000 });
  await context.setOffline(true);
  await expect(progress(page).getByRole('status')).toContainText('2 of 2 cells', { timeout: 30_000 });
  await context.setOffline(false);
});

test('a frozen tab goes on where it was', async ({ page, context }) => {
  await page.goto('./?speed=1');
  await settled(page);
  const time = async () =>
    Number(/time ([\d.]+)/.exec((await readout(page, 'Longest queue').textContent()) ?? '')?.[1]);
  const before = await time();
  const session = await context.newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await settled(page);
  const after = await time();
  expect(after).toBeGreaterThan(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const locale of ['de-DE', 'ar-EG']) {
  test(`numbers are the same in ${locale}, and a decimal comma is one`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('./?play=0&t=50&n=2000&seed=3');
    await expect(readout(page, 'Longest queue')).toContainText('time 50');
    await expect(page.getByRole('region', { name: 'Floor' })).toContainText('2,000 servers');
    await expect(readout(page, 'Time in system, d = 2')).toContainText('mean field 2.614');
    const load = page.getByRole('textbox', { name: 'Load λ' });
    await load.fill('0,95');
    await load.press('Enter');
    await expect(page).toHaveURL(/lambda=0\.95/);
    await context.close();
  });
}

test('a canvas that loses its memory, or moves to a screen with other pixels, is drawn anew', async ({
  page,
}) => {
  // A browser that emulates other pixels tells no page of it; a real one tells those who asked.
  await page.addInitScript(() => {
    const asked: MediaQueryList[] = [];
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const list = real(query);
      if (query.includes('resolution')) asked.push(list);
      return list;
    };
    Object.assign(window, {
      moveToOtherScreen() {
        Object.defineProperty(window, 'devicePixelRatio', { get: () => 2 });
        for (const list of asked) list.dispatchEvent(new Event('change'));
      },
    });
  });
  await page.goto('./?play=0&t=20');
  await settled(page);
  const canvas = page.locator('.floor-canvas');
  const ink = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const { width, height } = element;
      const data = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      return { width, height, painted: data.some((value) => value > 0) };
    });
  const before = await ink();
  expect(before.painted).toBe(true);
  // As a browser does that takes the memory and gives it back.
  await canvas.evaluate((element: HTMLCanvasElement) => {
    element.getContext('2d')?.clearRect(0, 0, 1e4, 1e4);
    element.dispatchEvent(new Event('contextlost'));
    element.dispatchEvent(new Event('contextrestored'));
  });
  await expect.poll(async () => (await ink()).painted).toBe(true);
  await page.evaluate('moveToOtherScreen()');
  await expect.poll(async () => (await ink()).width).toBe(2 * before.width);
  expect((await ink()).painted).toBe(true);
});
