import type { Page } from '@playwright/test';
import { expect, readout, settled, test } from './test';

const SCREENS = [
  { width: 1366, height: 768, query: '?play=0&t=50' },
  { width: 1366, height: 768, query: '?play=0&t=50&vs=1,3,5&theme=dark' },
  { width: 1920, height: 1080, query: '?play=0&t=50&theme=projector' },
  { width: 1366, height: 768, query: '?play=0&t=50&view=lecture&scene=4' },
  { width: 1366, height: 768, query: '?view=table' },
  { width: 640, height: 480, query: '?play=0&t=50&view=embed&panels=readouts,floor,tail' },
  { width: 683, height: 384, query: '?play=0&t=50' },
  { width: 3840, height: 2160, query: '?play=0&t=50&theme=projector' },
  { width: 1920, height: 1080, query: '?play=0&t=50&view=lecture&scene=5&theme=projector' },
  { width: 1280, height: 720, query: '?play=0&t=50&view=lecture&scene=7&theme=projector' },
  { width: 1024, height: 768, query: '?play=0&t=50&view=lecture&scene=5&theme=projector' },
  { width: 1024, height: 768, query: '?play=0&t=50&view=lecture&scene=8&theme=projector' },
  { width: 820, height: 1180, query: '?play=0&t=50' },
  { width: 390, height: 844, query: '?play=0&t=50' },
  { width: 320, height: 640, query: '?play=0&t=50' },
  { width: 320, height: 640, query: '?play=0&t=50&view=lecture&scene=7' },
  { width: 320, height: 640, query: '?view=table' },
  { width: 390, height: 844, query: '?play=0&t=50&d=20&vs=1,2,3&lambda=0.999&n=2000&theme=projector' },
  // Sliders two in a row were too narrow for a long speed.
  {
    width: 374,
    height: 760,
    query:
      '?play=0&t=50&view=embed&panels=readouts,tail&n=2000&speed=10000&controls=play,back,step,reset,seed,d,lambda,n,speed',
  },
  // None of the d that are offered: one more of them to compare with.
  { width: 320, height: 640, query: '?play=0&t=50&d=100&vs=1,3&theme=projector' },
];

for (const { width, height, query } of SCREENS) {
  test(`nothing is clipped or overlaps at ${width} × ${height}, ${query}`, async ({ page }, info) => {
    await page.setViewportSize({ width, height });
    await page.goto(`./${query}`);
    if (query.includes('view=table')) await expect(page.getByRole('table')).toBeVisible();
    else await expect(readout(page, 'Longest queue')).toContainText('time 50');
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

test('every scene of the lecture fits on a projector’s screen, and its pictures have much of it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const [width, height, least, scenes] of [
    [1280, 720, 0.45, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [1024, 768, 0.45, [4, 5, 7, 9, 10]],
    [1920, 1080, 0.38, [5, 9, 10]],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const scene of scenes) {
      await page.goto(`./?view=lecture&scene=${scene}&play=0&theme=projector`);
      if (scene === 10) await expect(page.getByRole('table')).toBeVisible();
      else await expect(readout(page, 'Longest queue')).toBeVisible();
      const [scrollHeight, clientHeight] = await page.evaluate(() => {
        const { scrollHeight: all, clientHeight: seen } = document.documentElement;
        return [all, seen] as const;
      });
      // A line of type may be hidden below; no picture and no control.
      expect({ scene, hidden: Math.max(0, scrollHeight - clientHeight - 8) }).toEqual({ scene, hidden: 0 });
      const shares = await page.evaluate(() =>
        Array.from(
          document.querySelectorAll('.chart-frame'),
          (frame) => frame.getBoundingClientRect().height / window.innerHeight,
        ),
      );
      for (const share of shares) expect({ scene, enough: share > least }).toEqual({ scene, enough: true });
    }
  }
});

test('no live scene scrolls a page that fits', async ({ page }) => {
  // One with one picture, and some with two: what is hidden stands after all of them.
  for (const scene of [1, 4, 9]) {
    await page.goto(`./?view=lecture&scene=${scene}&play=0`);
    await settled(page);
    const hidden = await page.evaluate(
      () => (document.scrollingElement?.scrollHeight ?? 0) - window.innerHeight,
    );
    expect({ scene, hidden }).toEqual({ scene, hidden: 0 });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const query of ['', '?view=lecture&scene=4', '?view=table']) {
    test(`what can be touched is large enough, ${query}`, async ({ page }) => {
      await page.goto(`./${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      const small = await page.evaluate(() =>
        Array.from(document.querySelectorAll('button, a, input[type="range"], label.segment > span, summary'))
          // A link inside a sentence is as high as its line.
          .filter(
            (element) => element.checkVisibility() && element.closest('p, td, .visually-hidden') === null,
          )
          .map((element) => ({
            name: element.getAttribute('aria-label') ?? element.textContent,
            box: element.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
          .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
      );
      expect(small).toEqual([]);
    });
  }

  for (const query of ['?play=0', '?play=0&view=lecture&scene=4']) {
    test(`what is moved most is in reach beside the picture, ${query}`, async ({ page }) => {
      await page.goto(`./${query}`);
      await settled(page);
      await page.getByRole('region', { name: 'Tail', exact: true }).evaluate((tail) => tail.scrollIntoView());
      const controls = page.getByRole('region', { name: 'Controls', exact: true });
      const inReach = [
        controls.getByRole('button', { name: 'Play' }),
        controls.getByRole('slider', { name: 'Choices d', exact: true }),
        controls.getByRole('slider', { name: 'Load λ', exact: true }),
      ];
      for (const control of inReach) {
        // In the middle of it, and at the bottom of the screen no less than at its top, is the control itself.
        const uncovered = await control.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return element.contains(hit) && top >= 0 && top + height <= window.innerHeight;
        });
        expect(uncovered).toBe(true);
      }
      const height = await controls.evaluate((element) => element.getBoundingClientRect().height);
      expect(height).toBeLessThan(844 / 3);
      // The rest is one press away.
      const servers = controls.getByRole('slider', { name: 'Servers n', exact: true });
      await expect(servers).toBeHidden();
      await controls.getByRole('button', { name: 'More controls' }).click();
      await expect(servers).toBeInViewport();
    });
  }

  test('on its side it shows the picture, not a bar', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('./?play=0');
    await settled(page);
    const controls = page.getByRole('region', { name: 'Controls', exact: true });
    await expect(controls).not.toBeInViewport();
    await expect(controls.getByRole('slider', { name: 'Servers n', exact: true })).toBeVisible();
  });

  test('a finger on a slider sets it, and one beside it scrolls', async ({ page }) => {
    await page.goto('./?play=0');
    const load = page.getByRole('slider', { name: 'Load λ', exact: true });
    await load.scrollIntoViewIfNeeded();
    const box = await load.boundingBox();
    if (!box) throw new Error('no slider');
    await page.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height / 2);
    await expect(page).toHaveURL(/lambda=0\.\d+/);
    for (const selector of ['input[type="range"]', '.chart-frame', 'main']) {
      const touch = await page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).touchAction);
      expect(['auto', 'pan-y', 'manipulation']).toContain(touch);
    }
  });
});

/** Texts that stick out of their box, and texts or controls that cover one another. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const visible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true }) &&
      !element.closest('.visually-hidden, .chart-data, clipPath');
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
