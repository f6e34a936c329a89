import AxeBuilder from '@axe-core/playwright';
import { dataOf, expect, readout, settled, test } from './test';

for (const [view, theme] of [
  ['explore', 'light'],
  ['explore', 'dark'],
  ['explore', 'projector'],
  ['lecture&scene=4', 'dark'],
  ['lecture&scene=9', 'projector'],
  ['lecture&scene=10', 'light'],
] as const) {
  test(`axe finds nothing in ${view}, ${theme}`, async ({ page }) => {
    await page.goto(`./?play=0&view=${view}&theme=${theme}&vs=1,3,5`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  });
}

test('who listens hears where it is paused, and again after a reset', async ({ page }) => {
  await page.goto('./?play=0&t=30');
  const said = page.getByRole('status').filter({ hasText: /^Time/ });
  await expect(said).toContainText('Time 30. d = 2: time in system');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(said).toContainText('Time 0.0. d = 2: no customer yet');
});

test('everything that matters is done by keyboard alone', async ({ page }) => {
  await page.goto('./?play=0&n=20');
  const focused = (name: string) => page.locator(':focus').and(page.getByLabel(name));
  const tabTo = async (name: string) => {
    for (let i = 0; i < 80; i++) {
      if ((await focused(name).count()) > 0) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await tabTo('Play');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo('Load λ, exact value');
  await page.keyboard.type('0.95');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/lambda=0\.95/);
  await tabTo('Compare with d = 3');
  await page.keyboard.press('Enter');
  await expect(readout(page, 'Time in system, d = 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await settled(page);
  // Opened by key: reading it does not press it again.
  const data = page.getByRole('region', { name: 'Floor' }).getByRole('button', { name: 'Show data' });
  for (let i = 0; i < 80 && (await page.locator(':focus').and(data).count()) === 0; i++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(data).toHaveAttribute('aria-expanded', 'true');
  const before = await dataOf(page, 'Floor');
  await page.keyboard.press('.');
  await settled(page);
  expect(await dataOf(page, 'Floor')).not.toEqual(before);
  await page.keyboard.press(',');
  await settled(page);
  expect(await dataOf(page, 'Floor')).toEqual(before);
  await tabTo('Level k');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.tail-level')).toContainText('2 or more now');
  await page.keyboard.press('Escape');
  const link = (name: string) => page.locator(':focus').and(page.getByRole('link', { name, exact: true }));
  for (let i = 0; i < 80 && (await link('Lecture').count()) === 0; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Scene 1 of 10' })).toBeVisible();
  const next = page.locator(':focus').and(page.getByRole('button', { name: 'Next' }));
  for (let i = 0; i < 80 && (await next.count()) === 0; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Scene 2 of 10' })).toBeVisible();
});
