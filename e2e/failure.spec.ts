import { expect, readout, test } from './test';

test('an exception in the worker ends in an alert with a working Restart', async ({ page, errors }) => {
  // The worker's own script, with a fault behind it that strikes once, at the tenth command.
  let faulty = true;
  await page.route(/simulation\.worker/, async (route) => {
    const response = await route.fetch();
    const fault = `let count = 0; addEventListener('message', () => { if (++count === 10) throw new Error('injected'); });`;
    await route.fulfill({ response, body: `${await response.text()}\n${faulty ? fault : ''}` });
    faulty = false;
  });
  await page.goto('./');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('injected');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await alert.getByRole('button', { name: 'Restart' }).click();
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: 'Play' }).click();
  const time = () => readout(page, 'Longest queue').textContent();
  const before = await time();
  await expect.poll(time).not.toBe(before);
  errors.length = 0;
});

test('a worker that cannot be loaded says so', async ({ page, errors }) => {
  await page.route(/simulation\.worker/, (route) => route.abort());
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  errors.length = 0;
});
