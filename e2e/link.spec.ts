import { dataOf, expect, readout, settled, test } from './test';

test('names each bad value of the link with what is used instead', async ({ page }) => {
  await page.goto('./?lambda=1.2&d=abc&n=-5&seed=x');
  const notice = page.getByRole('alert');
  for (const line of ['lambda=1.2', 'd=abc', 'n=-5', 'seed=x']) await expect(notice).toContainText(line);
  await expect(notice).toContainText('expected 0.01 to 0.999; 0.999 is used instead');
  await expect(page.getByRole('slider', { name: 'Load λ', exact: true })).toHaveAttribute(
    'aria-valuetext',
    '0.999',
  );
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
});

test('corrects d above n with distinct probes, and says so', async ({ page }) => {
  await page.goto('./?d=30&n=20&play=0');
  await expect(page.getByRole('alert')).toContainText('d=30');
  await expect(page.getByRole('alert')).toContainText('20 is used instead');
  await page.getByRole('textbox', { name: 'Servers n' }).fill('10');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Controls' })).toContainText('at most 10: distinct probes');
  await expect(page.getByRole('slider', { name: 'Choices d' })).toHaveAttribute(
    'aria-valuetext',
    '10 choices',
  );
});

test('a link with seed, t and play=0 gives the same figure every time', async ({ page, browser }) => {
  const address = './?d=3&vs=1,2&lambda=0.95&n=50&seed=12&t=40.5&play=0&start=empty';
  await page.goto(address);
  await expect(readout(page, 'Longest queue')).toContainText('time 40');
  const floor = await dataOf(page, 'Floor');
  const tail = await dataOf(page, 'Tail');
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  const other = await context.newPage();
  await other.goto(new URL(address, page.url()).href);
  await expect(readout(other, 'Longest queue')).toContainText('time 40');
  expect(await dataOf(other, 'Floor')).toEqual(floor);
  expect(await dataOf(other, 'Tail')).toEqual(tail);
  await context.close();
});

test('the address bar follows every parameter', async ({ page }) => {
  await page.goto('./?play=0');
  await page.getByRole('radio', { name: 'with replacement' }).check();
  await page.getByRole('radio', { name: 'empty' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('textbox', { name: 'Servers n' }).fill('250');
  await page.keyboard.press('Enter');
  await page.getByRole('slider', { name: 'Speed' }).press('End');
  await expect(page).toHaveURL(/\?n=250&sampling=replacement&start=empty&speed=max&play=0&theme=dark$/);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('radio', { name: 'with replacement' })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Speed' })).toHaveAttribute(
    'aria-valuetext',
    'as fast as it goes',
  );
});
