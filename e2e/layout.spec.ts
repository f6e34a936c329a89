import type { Page } from '@playwright/test';
import { expect, readout, settled, test } from './test';

const SCREENS = [
  { width: 1366, height: 768, query: '?play=0&t=50' },
  { width: 1366, height: 768, query: '?play=0&t=50&vs=1,3,5&theme=dark' },
  { width: 1920, height: 1080, query: '?play=0&t=50&theme=projector' },
  { width: 1366, height: 768, query: '?play=0&t=50&view=lecture&scene=4' },
  { width: 1920, height: 1080, query: '?play=0&t=50&view=lecture&scene=5&theme=projector' },
  { width: 820, height: 1180, query: '?play=0&t=50' },
  { width: 390, height: 844, query: '?play=0&t=50' },
  { width: 320, height: 640, query: '?play=0&t=50' },
];

for (const { width, height, query } of SCREENS) {
  test(`nothing is clipped or overlaps at ${width} × ${height}, ${query}`, async ({ page }, info) => {
    await page.setViewportSize({ width, height });
    await page.goto(`./${query}`);
    await expect(readout(page, 'Longest queue')).toContainText('time 50');
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await faultsOf(page)).toEqual([]);
    await info.attach('screenshot', {
      body: await page.screenshot({ fullPage: true }),
      contentType: 'image/png',
    });
  });
}

test('the main job fits on one screen', async ({ page }) => {
  for (const query of ['', '?theme=projector']) {
    await page.goto(`./${query}`);
    for (const name of ['Readouts', 'Floor', 'Tail', 'Controls']) {
      const box = await page.getByRole('region', { name, exact: true }).boundingBox();
      expect((box?.y ?? 1e9) + (box?.height ?? 0)).toBeLessThanOrEqual(768);
    }
  }
});

/** Texts that stick out of their box, and texts or controls that cover one another. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const visible = (element: Element) =>
      element.checkVisibility() && !element.closest('.visually-hidden, .chart-data, clipPath');
    const ownText = (element: Element) =>
      Array.from(element.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
        .join('')
        .trim();
    const texts = Array.from(document.querySelectorAll('#root *')).filter(
      (element) => visible(element) && ownText(element) !== '' && element.closest('.controls') === null,
    );
    const faults: string[] = [];
    for (const element of texts) {
      if (element instanceof HTMLElement && element.scrollWidth > element.clientWidth + 1) {
        const { overflowX, display } = getComputedStyle(element);
        if (overflowX !== 'auto' && display !== 'inline') faults.push(`clipped: ${ownText(element)}`);
      }
    }
    const boxes = texts.map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        // Line boxes of neighbours may touch by the leading of their type.
        if (across > 2 && down > 5) faults.push(`overlap: ${ownText(a.element)} | ${ownText(b.element)}`);
      }
    }
    return faults;
  });
}
