import { controlled } from './hosting';
import { expect, readout, test } from './test';
import { WITHOUT_FIREFOX } from './withoutFirefox';

test.skip(...WITHOUT_FIREFOX);
test.use({ serviceWorkers: 'allow' });

test('after one visit the page opens and runs offline, whatever its query', async ({ page, context }) => {
  await page.goto('./');
  await controlled(page);
  await context.setOffline(true);
  await page.goto('./?d=3&lambda=0.5');
  await expect(page.getByRole('slider', { name: 'Choices d' })).toHaveAttribute(
    'aria-valuetext',
    '3 choices',
  );
  const longest = () => readout(page, 'Longest queue').textContent();
  const before = await longest();
  await expect.poll(longest).not.toBe(before);
  await page.goto('./index.html?view=lecture&scene=4');
  await expect(page.getByRole('region', { name: /^Scene 4 of / })).toBeVisible();
});

test('inside another page nothing is kept', async ({ page }) => {
  await page.route('**/around.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="./" width="1000" height="800"></iframe>' }),
  );
  await page.goto('./around.html');
  await expect(page.frameLocator('iframe').getByRole('region', { name: 'Readouts' })).toContainText('time');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
