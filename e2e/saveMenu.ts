import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The open menu of files of a picture. */
export async function openMenu(page: Page, region: string): Promise<Locator> {
  const card = page.getByRole('region', { name: region, exact: true });
  const button = card.getByRole('button', { name: 'Save', exact: true });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  const menu = card.getByRole('group', { name: 'Save as' });
  await expect(menu).toBeVisible();
  return menu;
}

/** What is downloaded by a button of a picture's menu. */
export async function saved(
  page: Page,
  region: string,
  format: string,
): Promise<{ name: string; bytes: Buffer }> {
  const menu = await openMenu(page, region);
  const download = page.waitForEvent('download');
  await menu.getByRole('button', { name: format, exact: true }).click();
  const file = await download;
  await expect(menu.getByRole('status')).toHaveText(`${file.suggestedFilename()} is saved`);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
