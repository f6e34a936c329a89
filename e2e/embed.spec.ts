import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import { ask, expect, FRAME_SCRIPT, figureFrame, frameTag, ready, settledHeight, test } from './embedTest';

const FAR = '<div style="height: 3000px"></div>';

/** Whether the frame is exactly as high as what is in it. */
async function expectToFit(page: Page, frame: Frame): Promise<void> {
  await expect
    .poll(async () => {
      const outer = await page.locator('iframe').evaluate((element) => element.clientHeight);
      const [scroll, content] = await frame.evaluate(() => [
        document.documentElement.scrollHeight,
        document.getElementById('root')?.getBoundingClientRect().height ?? 0,
      ]);
      return Math.max(scroll ?? 0, Math.ceil(content ?? 0)) - outer;
    })
    .toBe(0);
}

const frameHeight = (page: Page) => page.locator('iframe').evaluate((element) => element.clientHeight);

test('a frame grows and shrinks with what is in it', async ({ page, host, baseURL }) => {
  const address = `${baseURL}?view=embed&play=0&vs=&panels=floor,tail&controls=play,compare`;
  await page.goto(host.page(FRAME_SCRIPT + frameTag(address)));
  const frame = await figureFrame(page);
  await ready(page);
  const before = await settledHeight(page.locator('iframe'));
  await expectToFit(page, frame);
  for (const d of [1, 3, 5])
    await frame.getByRole('button', { name: `Compare with d = ${d}`, exact: true }).click();
  await expect.poll(() => frameHeight(page)).toBeGreaterThan(before + 50);
  await expectToFit(page, frame);
  for (const d of [1, 3, 5])
    await frame.getByRole('button', { name: `Compare with d = ${d}`, exact: true }).click();
  await expect.poll(() => frameHeight(page)).toBe(before);
  await page.locator('iframe').evaluate((element) => {
    element.style.width = '360px';
  });
  await expect.poll(() => frameHeight(page)).toBeGreaterThan(before + 150);
  await expectToFit(page, frame);
  await page.locator('iframe').evaluate((element) => {
    element.style.width = '900px';
  });
  await expect.poll(() => frameHeight(page)).toBe(before);
  await expectToFit(page, frame);
});

test('the page around keeps its focus, its keys and its wheel until somebody goes into the figure', async ({
  page,
  host,
  baseURL,
}) => {
  await page.goto(
    host.page(`${FRAME_SCRIPT}<input aria-label="Mine">${frameTag(`${baseURL}?view=embed`)}${FAR}`),
  );
  const mine = page.getByLabel('Mine');
  await mine.focus();
  const frame = await figureFrame(page);
  await ready(page);
  await expect(frame.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.waitForTimeout(500);
  await expect(mine).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.type(' .r');
  await expect(mine).toHaveValue(' .r');
  await expect(frame.getByRole('button', { name: 'Pause' })).toBeVisible();

  for (const name of ['Floor', 'Tail', 'Controls']) {
    const box = await frame.getByRole('region', { name, exact: true }).boundingBox();
    if (!box) throw new Error(`no ${name}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(60);
    await page.evaluate(() => window.scrollTo(0, 0));
  }

  await frame.getByRole('heading').first().click();
  await expect(page.locator('iframe')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(frame.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(frame.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).not.toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(frame.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('sandboxed with scripts only, below a path, and where storage is refused, a figure runs', async ({
  page,
  host,
  errors,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
  });
  host.figureHeaders = { 'access-control-allow-origin': '*' };
  for (const attributes of ['sandbox="allow-scripts"', '']) {
    await page.goto(host.page(FRAME_SCRIPT + frameTag(`${host.figure}?view=embed&speed=10`, attributes)));
    await ready(page);
    await expect
      .poll(async () => (await ask(page, { type: 'getSnapshot' })).snapshot.time)
      .toBeGreaterThan(1);
    await expect.poll(() => page.workers().length).toBe(1);
    const frame = await figureFrame(page);
    await expectToFit(page, frame);
    // The browser drops the file of a sandboxed frame and tells nobody but the console.
    await frame.getByRole('region', { name: 'Tail' }).getByRole('button', { name: 'Save' }).click();
    await frame.getByRole('button', { name: 'CSV' }).click();
    const said = attributes === '' ? /is saved$/ : /is saved, if the page around lets frames save files$/;
    await expect(frame.getByText(said)).toBeVisible();
    const refusals = errors.splice(0);
    expect(refusals.filter((error) => !error.includes('allow-downloads'))).toEqual([]);
  }
});

test('a strict content security policy is kept, by the figure and by the page around it', async ({
  page,
  host,
}) => {
  const strict = [
    "default-src 'none'; script-src 'self'; style-src 'self'; worker-src 'self' blob:; img-src 'self' data: blob:",
    "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'",
  ];
  host.figureHeaders = { 'content-security-policy': strict.join('; '), 'access-control-allow-origin': '*' };
  await page.goto(`${host.figure}?speed=10`);
  await expect(page.getByRole('region', { name: 'Readouts' })).toContainText(/time [1-9]/);
  const { origin } = new URL(host.figure);
  // The page is another origin for a frame that has none.
  for (const attributes of ['', 'sandbox="allow-scripts"']) {
    const around = `default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; frame-src ${origin}`;
    const body = FRAME_SCRIPT + frameTag(`${host.figure}?view=embed&speed=10`, attributes);
    await page.goto(host.page(body, { 'content-security-policy': around }));
    await ready(page);
    await expect
      .poll(async () => (await ask(page, { type: 'getSnapshot' })).snapshot.time)
      .toBeGreaterThan(1);
  }
  const around = `default-src 'none'; script-src ${origin}; img-src data:; frame-src ${origin}`;
  const element = `<script type="module" src="${host.figure}embed.js"></script><two-choices></two-choices>`;
  await page.goto(host.page(element, { 'content-security-policy': around }));
  await expect((await figureFrame(page)).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect
    .poll(() => page.locator('two-choices').evaluate((one) => one.clientHeight))
    .toBeGreaterThan(300);
});

for (const scale of [0.5, 1.5, 2]) {
  test(`shown at scale ${scale}, what is under the pointer is what is set`, async ({
    page,
    host,
    baseURL,
  }) => {
    // Room for all of the figure at twice its size: the pointer reaches only what is in sight.
    await page.setViewportSize({ width: 1366, height: 1000 });
    const address = `${baseURL}?view=embed&play=0&panels=tail&controls=lambda`;
    const slide = `transform: scale(${scale}); transform-origin: 40px 30px; width: 600px`;
    await page.goto(
      host.page(`${FRAME_SCRIPT}<div style="${slide}">${frameTag(address).replace('900px', '600px')}</div>`),
    );
    const frame = await figureFrame(page);
    await ready(page);
    await expectToFit(page, frame);
    /** A place in an element, from its left edge in CSS pixels of the figure, on the screen. */
    const place = async (name: string, part: (width: number) => number) => {
      const slider = frame.getByRole('slider', { name });
      const outer = await page.locator('iframe').evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return { left, top };
      });
      const inner = await slider.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left, top, width, height };
      });
      const y = outer.top + scale * (inner.top + inner.height / 2);
      return { x: outer.left + scale * (inner.left + part(inner.width)), y };
    };
    const slider = frame.getByRole('slider', { name: 'Load λ' });
    const share = () =>
      slider.evaluate((element: HTMLInputElement) => {
        const [min, max] = [Number(element.min), Number(element.max)];
        return (element.valueAsNumber - min) / (max - min);
      });
    for (const wanted of [0.25, 0.7]) {
      // Once more, if the figure was still growing.
      await expect(async () => {
        // The middle of the thumb keeps its half width from both ends.
        const { x, y } = await place('Load λ', (width) => 10 + wanted * (width - 20));
        await page.mouse.click(x, y);
        expect(Math.abs((await share()) - wanted)).toBeLessThan(0.02);
      }).toPass();
    }
    const levels = Number(await frame.getByRole('slider', { name: 'Level k' }).getAttribute('max'));
    for (const level of [2, 4]) {
      const { x, y } = await place('Level k', (width) => 8 + ((width - 16) * (level - 1)) / (levels - 1));
      await page.mouse.move(x, y);
      await expect(frame.locator('.tail-level')).toContainText(`${level} or more now`);
    }
  });
}

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in a figure, ${theme}`, async ({ page, baseURL, host }) => {
    const all =
      'panels=readouts,floor,tail&controls=play,back,step,reset,seed,d,lambda,n,speed,compare,probes,start';
    const address = `${baseURL}?view=embed&play=0&t=20&theme=${theme}&vs=1,3&${all}`;
    await page.goto(host.page(FRAME_SCRIPT + frameTag(address)));
    const frame = await figureFrame(page);
    await expect(frame.getByRole('region', { name: 'Readouts' })).toContainText('time 20');
    await page.waitForTimeout(600);
    const { violations } = await new AxeBuilder({ page }).include(['iframe', '.embed']).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  });
}

test('wrong values of a frame are named in it, and the figure is there all the same', async ({
  page,
  host,
  baseURL,
}) => {
  const address = `${baseURL}?view=embed&lambda=7&panels=floor,sky&controls=play`;
  await page.goto(host.page(FRAME_SCRIPT + frameTag(address)));
  const frame = await figureFrame(page);
  await expect(frame.getByRole('alert')).toContainText(
    'lambda=7: expected 0.01 to 0.999; 0.999 is used instead',
  );
  await expect(frame.getByRole('alert')).toContainText('panels=floor,sky');
  await expect(frame.getByRole('region', { name: 'Floor', exact: true })).toBeVisible();
  await expectToFit(page, frame);
});

test('without JavaScript a frame says what would be there', async ({ page, host, baseURL, errors }) => {
  await page.goto(host.page(frameTag(`${baseURL}?view=embed`, 'sandbox')));
  // Playwright finds no text in a noscript element.
  const noscript = page.frameLocator('iframe').locator('noscript');
  await expect(noscript).toHaveText(/needs JavaScript/, { useInnerText: true });
  // Where tests are traced, what traces is blocked as well.
  expect(new Set(errors.splice(0).map((text) => text.split(' in ')[0]))).toEqual(
    new Set(['Blocked script execution']),
  );
});
