import type { Page } from '@playwright/test';
import {
  ask,
  commandsOf,
  expect,
  FRAME_SCRIPT,
  figureFrame,
  frameTag,
  heardOf,
  noteCommands,
  ready,
  test,
} from './embedTest';

const FAR = '<div style="height: 3000px"></div>';

/** Scrolls, and leaves a little time for the browser to say what is on screen. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await page.waitForTimeout(300);
}

test('a figure starts when it comes on screen, rests off screen and in a hidden tab, and then goes on from there', async ({
  page,
  host,
  baseURL,
}) => {
  await noteCommands(page);
  await page.goto(host.page(FRAME_SCRIPT + FAR + frameTag(`${baseURL}?view=embed&speed=2`) + FAR));
  const frame = await figureFrame(page);
  await frame.waitForLoadState();
  await page.waitForTimeout(300);
  expect(page.workers()).toHaveLength(0);
  expect(await heardOf(page, 'ready')).toHaveLength(0);

  const time = async () => (await ask(page, { type: 'getSnapshot' })).snapshot.time;
  /** Away for a second and back: neither then nor afterwards has time been made up for. */
  const restsWhile = async (leave: () => Promise<void>, comeBack: () => Promise<void>) => {
    await leave();
    const advances = await commandsOf(frame, 'advance');
    const before = await time();
    await page.waitForTimeout(1000);
    expect(await commandsOf(frame, 'advance')).toBe(advances);
    expect(await time()).toBe(before);
    const backMs = Date.now();
    await comeBack();
    await expect.poll(() => commandsOf(frame, 'advance')).toBeGreaterThan(advances + 3);
    const passed = (await time()) - before;
    expect(passed).toBeGreaterThan(0);
    expect(passed).toBeLessThan((2 * (Date.now() - backMs)) / 1000 + 0.25);
  };
  // Only its lower edge is on screen: that is enough.
  await scrollTo(page, 3000 + 250);
  await ready(page);
  await expect.poll(() => commandsOf(frame, 'advance')).toBeGreaterThan(3);
  await restsWhile(
    () => scrollTo(page, 0),
    () => scrollTo(page, 3000),
  );
  const hide = (hidden: boolean) =>
    frame.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await restsWhile(
    async () => {
      await hide(true);
      await page.waitForTimeout(200);
    },
    () => hide(false),
  );
});

test('of ten figures on a page only those on screen run, and a removed one ends its worker', async ({
  page,
}) => {
  await noteCommands(page);
  const frames = Array.from({ length: 10 }, (_, i) =>
    frameTag(`./?view=embed&panels=tail&controls=play&vs=&seed=${i}`),
  );
  // A page of the same origin: in frames of another, browsers stop frames off screen by themselves.
  await page.route('**/around.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: FRAME_SCRIPT + frames.join('<div style="height: 600px"></div>'),
    }),
  );
  await page.goto('./around.html');
  await expect.poll(() => page.workers().length).toBe(1);
  await page.locator('iframe').nth(4).scrollIntoViewIfNeeded();
  await expect.poll(() => page.workers().length).toBe(2);
  await ready(page);
  const first = await figureFrame(page, 0);
  await page.waitForTimeout(300);
  const advances = await commandsOf(first, 'advance');
  await page.waitForTimeout(300);
  expect(await commandsOf(first, 'advance')).toBe(advances);
  expect(page.workers()).toHaveLength(2);
  await page
    .locator('iframe')
    .nth(4)
    .evaluate((element) => element.remove());
  await expect.poll(() => page.workers().length).toBe(1);
});
