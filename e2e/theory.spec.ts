import type { Page } from '@playwright/test';
import { expect, readout, test } from './test';

/** Mean and half width as a readout shows them, or null while it is settling. */
async function intervalOf(page: Page, title: string): Promise<{ mean: number; half: number } | null> {
  const text = (await readout(page, title).locator('.readout-value').textContent()) ?? '';
  const [, mean, half] = /([\d.]+)\s*±\s*([\d.]+)/.exec(text) ?? [];
  return mean === undefined || half === undefined ? null : { mean: Number(mean), half: Number(half) };
}

test('the refined prediction explains what the mean field misses at n = 100', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('./?speed=max&vs=&d=2&lambda=0.9&n=100&sampling=distinct&seed=3');
  await expect(readout(page, 'Time in system, d = 2')).toContainText('mean field 2.614 · refined 2.645');
  // Runs until the interval is narrow enough to tell the two predictions, 0.031 apart, from each other.
  await expect
    .poll(async () => (await intervalOf(page, 'Time in system, d = 2'))?.half ?? 1, { timeout: 200_000 })
    .toBeLessThanOrEqual(0.012);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.waitForTimeout(500);
  const interval = await intervalOf(page, 'Time in system, d = 2');
  expect(interval).not.toBeNull();
  const { mean, half } = interval ?? { mean: 0, half: 0 };
  expect(Math.abs(mean - 2.6449)).toBeLessThanOrEqual(half);
  expect(Math.abs(mean - 2.6141)).toBeGreaterThan(half);
  const why = page.getByRole('region', { name: 'Why' });
  await expect(why).toContainText('2.645');
  await expect(why).toContainText('2.614');
});

test('the pictures below the first screen have names and tables', async ({ page }) => {
  await page.goto('./?speed=50&n=20');
  for (const name of ['History', 'Time in system', 'Load']) {
    const region = page.getByRole('region', { name, exact: true });
    await region.scrollIntoViewIfNeeded();
    await region.getByRole('button', { name: 'Show data' }).click();
    await expect(region.getByRole('table').last().getByRole('row').nth(1)).toBeVisible();
    expect(await region.textContent()).not.toContain('NaN');
  }
});

test('dragging the load on its chart sets the load', async ({ page }) => {
  await page.goto('./?play=0');
  const handle = page.getByRole('slider', { name: 'Load on the chart' });
  await handle.scrollIntoViewIfNeeded();
  await handle.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Load λ', exact: true })).toHaveAttribute(
    'aria-valuetext',
    '0.91',
  );
});
