import type { Page } from '@playwright/test';
import { dataOf, expect, readout, settled, test } from './test';

const picture = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLCanvasElement>('.floor-canvas')?.toDataURL() ?? '');

/** Pixels of the marked customers on the floor, by system from top to bottom: they have the colour of text. */
async function markedPixels(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.floor-canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return -1;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let marked = 0;
    // #1d1c1a, the text of the light theme.
    for (let i = 0; i < data.length; i += 4) {
      if (data[i] === 29 && data[i + 1] === 28 && data[i + 2] === 26 && data[i + 3] === 255) marked++;
    }
    return marked;
  });
}

test('pointing at a level of the tail marks the servers with so many customers', async ({ page }) => {
  await page.goto('./?play=0&t=20&d=2&vs=&theme=light');
  await expect(readout(page, 'Longest queue')).toContainText('time 20');
  await settled(page);
  const before = await picture(page);
  expect(await markedPixels(page)).toBe(0);
  const chart = page.getByRole('slider', { name: 'Level k' });
  const box = await chart.boundingBox();
  if (!box) throw new Error('no tail');
  const levels = Number(await chart.getAttribute('max'));
  // The middle of the thumb runs from half a rem inside on the left to half a rem inside on the right.
  const at = (level: number) => box.x + 8 + ((box.width - 16) * (level - 1)) / (levels - 1);
  const tail = await dataOf(page, 'Tail');
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Tail' }).getByRole('button', { name: 'Show data' }).click();
  let pixels = 0;
  for (const level of [1, 2, 3]) {
    await page.mouse.move(at(level), box.y + box.height / 2);
    await expect(page.locator('.tail-level')).toContainText(`${level} or more now`);
    await settled(page);
    const percent = Number(
      /d = 2: ([\d.]+) %/.exec((await page.locator('.tail-level').textContent()) ?? '')?.[1],
    );
    // Time averages stand in the table; what is marked is the present moment, a whole number of 100 servers.
    expect(Number.isInteger(percent)).toBe(true);
    expect(Math.abs(percent / 100 - Number(tail[level]?.[1]))).toBeLessThan(0.25);
    // One block a server: as many pixels for each, whatever the level.
    const each = async () => (await markedPixels(page)) / percent;
    if (level === 1) await expect.poll(each).toBeGreaterThan(1);
    else await expect.poll(async () => Math.abs((await each()) / pixels - 1)).toBeLessThan(0.02);
    pixels = await each();
  }
  await page.mouse.move(5, 5);
  await expect(page.locator('.tail-level')).toHaveCount(0);
  await expect.poll(async () => (await picture(page)) === before).toBe(true);
});

test('a level is marked by keyboard, until the focus leaves', async ({ page }) => {
  await page.goto('./?play=0&t=20');
  await expect(readout(page, 'Longest queue')).toContainText('time 20');
  await settled(page);
  const before = await picture(page);
  const chart = page.getByRole('slider', { name: 'Level k' });
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.tail-level')).toContainText('3 or more now');
  await expect(chart).toHaveAttribute('aria-valuetext', 'at least 3, marked on the floor');
  await expect.poll(async () => (await picture(page)) === before).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.locator('.tail-level')).toHaveCount(0);
});
