import { dataOf, expect, readout, settled, test } from './test';

test('shows the point at once: queues under one and two choices, and the tails on their curves', async ({
  page,
}) => {
  await page.goto('./');
  await expect(readout(page, 'Time in system, d = 2')).toContainText('mean field 2.614');
  await expect(readout(page, 'Time in system, d = 1')).toContainText('M/M/1 exactly 10.00');
  await expect(readout(page, 'A second choice is')).toContainText('× faster');
  await expect(page.getByRole('region', { name: 'Floor' }).locator('canvas')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tail' }).locator('svg.chart .theory').first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Tail' }).locator('[data-system="0"] .tail-marks'),
  ).toHaveAttribute('d', /^M/);
  const time = () => readout(page, 'Longest queue').textContent();
  const before = await time();
  await expect.poll(time).not.toBe(before);
});

test('moving the load moves the curve, the readouts and the link', async ({ page }) => {
  await page.goto('./');
  const curve = page.getByRole('region', { name: 'Tail' }).locator('path.theory').last();
  const before = await curve.getAttribute('d');
  await page.getByRole('slider', { name: 'Load λ', exact: true }).fill('0.5');
  await expect(readout(page, 'Time in system, d = 2')).toContainText('mean field 1.266');
  await expect(readout(page, 'Time in system, d = 1')).toContainText('M/M/1 exactly 2.000');
  await expect(curve).not.toHaveAttribute('d', before ?? '');
  await expect(page).toHaveURL(/\?lambda=0\.5$/);
});

test('every slider has its keys and a box for exact values', async ({ page }) => {
  await page.goto('./?play=0');
  const load = page.getByRole('slider', { name: 'Load λ', exact: true });
  await load.focus();
  await page.keyboard.press('ArrowRight');
  await expect(load).toHaveAttribute('aria-valuetext', '0.91');
  await page.keyboard.press('PageDown');
  await expect(load).toHaveAttribute('aria-valuetext', '0.81');
  await page.keyboard.press('End');
  await expect(load).toHaveAttribute('aria-valuetext', '0.999');
  await page.keyboard.press('Home');
  await expect(load).toHaveAttribute('aria-valuetext', '0.01');
  const box = page.getByRole('textbox', { name: 'Load λ' });
  await box.fill('0.955');
  await page.keyboard.press('Enter');
  await expect(load).toHaveAttribute('aria-valuetext', '0.955');
  await expect(page).toHaveURL(/lambda=0\.955/);
  for (const name of ['Choices d', 'Servers n', 'Speed']) {
    const slider = page.getByRole('slider', { name });
    const value = await slider.getAttribute('aria-valuetext');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).not.toHaveAttribute('aria-valuetext', value ?? '');
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', value ?? '');
  }
});

test('Space plays and pauses, but not while typing', async ({ page }) => {
  await page.goto('./?play=0');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('slider', { name: 'Load λ', exact: true }).press('Space');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Load λ' }).press('Space');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a number box names what is wrong and uses the nearest value', async ({ page }) => {
  await page.goto('./?play=0');
  const box = page.getByRole('textbox', { name: 'Load λ' });
  await box.fill('1.2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('expected 0.01 to 0.999; 0.999 is used');
  await expect(page.getByRole('slider', { name: 'Load λ', exact: true })).toHaveAttribute(
    'aria-valuetext',
    '0.999',
  );
  await box.fill('much');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('0.999 is used');
  // No longer true once another value is set.
  await page.getByRole('slider', { name: 'Load λ', exact: true }).press('ArrowLeft');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('systems to compare with come and go', async ({ page }) => {
  await page.goto('./?play=0');
  await page.getByRole('button', { name: 'Compare with d = 3' }).click();
  await expect(readout(page, 'Time in system, d = 3')).toBeVisible();
  await expect(page).toHaveURL(/vs=1,3/);
  await page.getByRole('button', { name: 'Compare with d = 1', exact: true }).click();
  await expect(readout(page, 'Time in system, d = 1')).toHaveCount(0);
  await expect(page).toHaveURL(/vs=3/);
  await page.getByRole('button', { name: 'Compare with d = 3' }).click();
  await expect(readout(page, 'Compare')).toContainText('add another d below');
});

test('what d hides takes no place among those to compare with', async ({ page }) => {
  await page.goto('./?play=0&vs=1,3,5');
  const box = page.getByRole('textbox', { name: 'Choices d' });
  await box.fill('3');
  await box.press('Enter');
  await expect(page).toHaveURL(/d=3&vs=1,5/);
  await page.getByRole('button', { name: 'Compare with d = 10' }).click();
  await expect(readout(page, 'Time in system, d = 10')).toBeVisible();
  await expect(page).toHaveURL(/d=3&vs=1,5,10/);
  await expect(page.getByRole('button', { name: 'Compare with d = 2' })).toBeDisabled();
});

test('what is set before the start is what the link leads to', async ({ page }) => {
  await page.goto('./?play=0');
  await settled(page);
  const load = page.getByRole('textbox', { name: 'Load λ' });
  await load.fill('0.5');
  await load.press('Enter');
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(page).toHaveURL(/lambda=0.5&t=/);
  const floor = await dataOf(page, 'Floor');
  await page.goto(page.url());
  await settled(page);
  expect(await dataOf(page, 'Floor')).toEqual(floor);
});

test('back from a part of the page, the address is of what is shown', async ({ page }) => {
  await page.goto('./?play=0');
  await page.getByRole('link', { name: 'Why do the dots miss the line?' }).click();
  const box = page.getByRole('textbox', { name: 'Choices d' });
  await box.fill('5');
  await box.press('Enter');
  await expect(page).toHaveURL(/d=5&play=0#why$/);
  await page.goBack();
  await expect(page).toHaveURL(/d=5&play=0$/);
});

test('with one server no d is faster than another', async ({ page }) => {
  await page.goto('./?n=1&sampling=replacement&d=2&vs=1,3&play=0');
  await expect(readout(page, 'Compare')).toContainText('one server: every d is the same');
  await expect(page.getByRole('region', { name: 'Readouts' })).not.toContainText('×');
  await expect(page.getByRole('slider', { name: 'Servers n', exact: true })).toHaveAttribute(
    'aria-valuetext',
    '1 server',
  );
});

test('a million servers draw and stay responsive', async ({ page }) => {
  await page.goto('./?n=1000000&vs=1,3,5');
  await expect(page.getByRole('region', { name: 'Floor' })).toContainText('1,000,000 servers');
  // The tail of so many is on its curve to three digits: the mean field is the limit.
  await expect(readout(page, 'Time in system, d = 2')).toContainText('2.61', { timeout: 30_000 });
  await page.getByRole('slider', { name: 'Load λ', exact: true }).fill('0.7');
  await expect(readout(page, 'Time in system, d = 2')).toContainText('mean field 1.614');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('reset replays the same trajectory', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('./?play=0&n=20&seed=7');
  await settled(page);
  const atStart = await dataOf(page, 'Floor');
  for (let i = 0; i < 12; i++) await page.getByRole('button', { name: 'Step', exact: true }).click();
  await settled(page);
  const stepped = await dataOf(page, 'Floor');
  expect(stepped).not.toEqual(atStart);
  await page.getByRole('button', { name: 'Reset' }).click();
  await settled(page);
  expect(await dataOf(page, 'Floor')).toEqual(atStart);
  for (let i = 0; i < 12; i++) await page.getByRole('button', { name: 'Step', exact: true }).click();
  await settled(page);
  expect(await dataOf(page, 'Floor')).toEqual(stepped);
  const address = page.url();
  expect(address).toContain('t=');
  await page.goto(address);
  await settled(page);
  expect(await dataOf(page, 'Floor')).toEqual(stepped);
});

test('another seed gives another run, and seed 0 is as good as any', async ({ page }) => {
  await page.goto('./?play=0&t=20&seed=0');
  await settled(page);
  const floor = await dataOf(page, 'Floor');
  await page.getByRole('button', { name: 'New seed' }).click();
  await expect(page).toHaveURL(/seed=[1-9]/);
  await settled(page);
  expect(await dataOf(page, 'Floor')).not.toEqual(floor);
});

test('a system has one colour wherever it is named, and one choice has the same whether the slider or a chip chose it', async ({
  page,
}) => {
  /** Colour by d: of the key, the marks, the percentiles, the readouts, the chips. */
  const colorsOf = async (query: string, systems: readonly number[]) => {
    await page.goto(query);
    const tail = page.getByRole('region', { name: 'Tail' });
    const looks: (readonly string[])[] = [];
    for (const [place, d] of systems.entries()) {
      const shown = [
        tail.locator('.legend li').nth(place),
        tail.locator(`[data-system="${place}"] .tail-marks`),
        page.locator('.percentiles tbody tr').nth(place),
        page.getByText('Longest queue now').locator('..').getByText(/^\d+$/).nth(place),
      ];
      const colors = await Promise.all(
        shown.map((one) => one.evaluate((element) => getComputedStyle(element).color)),
      );
      const dot = readout(page, `Time in system, d = ${d}`).locator('.system-dot');
      const grounds = [dot];
      if (place > 0) grounds.push(page.getByRole('button', { name: `Compare with d = ${d}`, exact: true }));
      for (const one of grounds) {
        colors.push(await one.evaluate((element) => getComputedStyle(element).backgroundColor));
      }
      looks.push([...new Set(colors)]);
    }
    for (const look of looks) expect(look).toHaveLength(1);
    expect(new Set(looks.flat()).size).toBe(systems.length);
    return new Map(systems.map((d, place) => [d, looks[place]?.[0]]));
  };
  const first = await colorsOf('./?d=1&vs=2,5&play=0', [1, 2, 5]);
  const last = await colorsOf('./?d=2&vs=5,1&play=0', [2, 5, 1]);
  expect(first).toEqual(last);
});
