import type { Page, Route } from '@playwright/test';
import { expect, test } from './test';

/** Each wave is what the page asks for while it waits for nothing else: a round to the host and back on a slow line. */
const LIMITS = [
  { view: 'explore', waves: 4, files: 26 },
  { view: 'embed', waves: 4, files: 26 },
] as const;

/** Whether queues are drawn on the floor, and simulated marks on the tail. */
const hasPicture = (page: Page) =>
  page.evaluate(() => {
    const floor = document.querySelector<HTMLCanvasElement>('.floor-canvas');
    const marks = document.querySelector('.tail-marks')?.getAttribute('d');
    if (!floor || floor.width === 0 || !marks) return false;
    const { data } = floor.getContext('2d')?.getImageData(0, 0, floor.width, floor.height) ?? { data: [] };
    return data.some((value) => value > 0);
  });

for (const { view, ...most } of LIMITS) {
  test(`the first picture of ${view} stands after ${most.waves} rounds to the host at most`, async ({
    page,
  }) => {
    const waiting: Route[] = [];
    await page.route('**/*', (route) => {
      waiting.push(route);
    });
    const loaded = page.goto(`./?view=${view}`, { waitUntil: 'commit' });
    let waves = 0;
    let asked = 0;
    while (waves === 0 || !(await hasPicture(page))) {
      await expect
        .poll(() => waiting.length, { message: `nothing more is asked for after wave ${waves}` })
        .toBeGreaterThan(0);
      // The last of what belongs to a wave.
      await page.waitForTimeout(300);
      const wave = waiting.splice(0);
      waves++;
      asked += wave.length;
      await Promise.all(wave.map((route) => route.continue()));
      if (waves === 1) await loaded;
      await page.waitForTimeout(1500);
    }
    expect(waves, `rounds to the host, limit ${most.waves}`).toBeLessThanOrEqual(most.waves);
    expect(asked, `files before the first picture, limit ${most.files}`).toBeLessThanOrEqual(most.files);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
