import AxeBuilder from '@axe-core/playwright';
import { dataOf, expect, readout, settled, test } from './test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a link to this moment is copied, and leads to this very figure', async ({ page, context }) => {
  await page.goto('./?n=50&lambda=0.8&vs=1,3&seed=9&play=0&t=40');
  await expect(readout(page, 'Longest queue')).toContainText('time 40');
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await settled(page);
  const floor = await dataOf(page, 'Floor');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('button', { name: 'Copy Link' }).click();
  await expect(dialog.getByText('Copied.')).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/t=40\.\d+.*play=0/);
  const other = await context.newPage();
  await other.goto(link);
  await settled(other);
  expect(await dataOf(other, 'Floor')).toEqual(floor);
  await other.close();
  // The same one live begins at time 0.
  await dialog.getByRole('radio', { name: 'Live' }).check();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).not.toHaveValue(/t=|play=0/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('the frame for another page has what was chosen, as the preview shows', async ({ page, context }) => {
  await page.goto('./?play=0&lambda=0.7');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('checkbox', { name: 'floor' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'numbers' }).check();
  await dialog.getByRole('checkbox', { name: 'λ' }).uncheck();
  await dialog.getByRole('radio', { name: 'dark' }).check();
  await dialog.getByRole('textbox', { name: 'Width' }).fill('wide');
  await dialog.getByRole('textbox', { name: 'Width' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('expected a length as 640px or 100%');
  await dialog.getByRole('textbox', { name: 'Width' }).fill('600');
  await dialog.getByRole('textbox', { name: 'Width' }).press('Enter');
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('region', { name: 'Tail' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy Frame' }).click();
  await expect(dialog.getByText('Copied.')).toBeAttached();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  expect(html).toContain('style="width: 600px; height: 760px; border: 0"');
  const host = await context.newPage();
  await host.setContent(html);
  const frame = host.frameLocator('iframe');
  await expect(frame.getByRole('region', { name: 'Tail' })).toBeVisible();
  await expect(frame.getByRole('region', { name: 'Readouts' })).toContainText('mean field 1.614');
  await expect(frame.getByRole('region', { name: 'Floor' })).toHaveCount(0);
  await expect(frame.getByRole('slider', { name: 'Choices d' })).toBeVisible();
  await expect(frame.getByRole('slider', { name: 'Load λ', exact: true })).toHaveCount(0);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('where copying is refused, the text is selected and the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { get: () => undefined });
  });
  await page.goto('./?play=0');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy Element' }).click();
  await expect(page.getByText('the text is selected, copy it by hand')).toBeVisible();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toContain('<two-choices');
});

test('axe finds nothing in the dialog', async ({ page }) => {
  await page.goto('./?play=0&theme=dark');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(
    page.frameLocator('iframe[title="Preview"]').getByRole('region', { name: 'Tail' }),
  ).toBeVisible();
  // The preview is a page of its own, tested as such; its landmarks are called as those of this page.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
