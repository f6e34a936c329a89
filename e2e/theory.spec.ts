import type { Page } from '@playwright/test';
import { expect, readout, settled, test } from './test';

/** Mean and half width as a readout shows them, or null while it is settling. */
async function intervalOf(page: Page, title: string): Promise<{ mean: number; half: number } | null> {
  const text = (await readout(page, title).locator('.readout-value').textContent()) ?? '';
  const [, mean, half] = /([\d.]+)\s*±\s*([\d.]+)/.exec(text) ?? [];
  return mean === undefined || half === undefined ? null : { mean: Number(mean), half: Number(half) };
}

test('the refined prediction explains what the mean field misses at n = 100', async ({ page }) => {
  test.setTimeout(240_000);
  // To a fixed time, as fast as it goes: the interval is then 0.02 wide, and the two predictions are 0.031 apart.
  await page.goto('./?vs=&d=2&lambda=0.9&n=100&sampling=distinct&speed=max&t=200000&play=0');
  await expect(readout(page, 'Time in system, d = 2')).toContainText('mean field 2.614 · refined 2.645');
  await expect(readout(page, 'Longest queue')).toContainText('time 200,000', { timeout: 200_000 });
  await settled(page);
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
