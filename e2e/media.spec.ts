import { expect, readout, settled, test } from './test';

test('on paper: the figure, its numbers and its parameters, nothing to press', async ({ page }) => {
  await page.goto('./?play=0&t=50&lambda=0.8&theme=dark');
  await expect(readout(page, 'Longest queue')).toContainText('time 50');
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText(
      /100 servers, λ = 0\.8, d = 2, 1, distinct probes.*seed 1\. At time 50, averages.*\?lambda=0\.8/,
    ),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Controls' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0);
  for (const role of ['button', 'radio', 'slider'] as const) {
    const shown = await page.getByRole(role).filter({ visible: true }).count();
    expect(shown).toBe(0);
  }
  const page0 = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(page0).toBe('rgb(255, 255, 255)');
});

test('in forced colours, what is chosen and how far a slider is can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('./?play=0');
  await settled(page);
  const background = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background('.segment input:checked + span')).not.toBe(
    await background('.segment input:not(:checked) + span'),
  );
  expect(await background('.chip[aria-pressed="true"]')).not.toBe(
    await background('.chip[aria-pressed="false"]'),
  );
  expect(await background('.views a[aria-current]')).not.toBe(
    await background('.views a:not([aria-current])'),
  );
  const track = await page
    .getByRole('slider', { name: 'Load λ', exact: true })
    .evaluate((input) => getComputedStyle(input).getPropertyValue('--track'));
  expect(track.trim()).toBe('GrayText');
});

test('a hidden tab rests, and time does not jump when it comes back', async ({ page }) => {
  // Frames stop, as in a tab in the background, while wall clock goes on.
  await page.addInitScript(() => {
    const real = window.requestAnimationFrame.bind(window);
    const waiting: FrameRequestCallback[] = [];
    let hidden = false;
    let offsetMs = 0;
    window.requestAnimationFrame = (callback) =>
      hidden ? waiting.push(callback) : real((nowMs) => callback(nowMs + offsetMs));
    Object.assign(window, {
      hideFor(ms: number) {
        hidden = true;
        setTimeout(() => {
          hidden = false;
          offsetMs += ms;
          for (const callback of waiting.splice(0)) window.requestAnimationFrame(callback);
        }, 500);
      },
    });
  });
  await page.goto('./?speed=1');
  await settled(page);
  const time = async () =>
    Number(/time ([\d.,]+)/.exec((await readout(page, 'Longest queue').textContent()) ?? '')?.[1]);
  const before = await time();
  await page.evaluate('hideFor(60_000)');
  await page.waitForTimeout(1500);
  const after = await time();
  expect(after).toBeGreaterThan(before);
  // A minute was away; what passed since is a second or two.
  expect(after - before).toBeLessThan(10);
});

test('full screen, and back', async ({ page }) => {
  await page.goto('./?view=lecture');
  const button = page.getByRole('button', { name: 'Full screen' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.fullscreenElement === document.documentElement)).toBe(true);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('without full screen the page takes its own bars away, and brings them back', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false });
  });
  await page.goto('./?view=lecture');
  const controls = page.getByRole('region', { name: 'Controls' });
  await expect(controls).toBeVisible();
  const button = page.getByRole('button', { name: 'Only the picture' });
  await button.click();
  await expect(controls).toBeHidden();
  await expect(page.getByRole('region', { name: 'Floor' })).toBeVisible();
  await button.click();
  await expect(controls).toBeVisible();
});
