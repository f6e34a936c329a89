import { expect, readout, test } from './test';

test('the story goes on and back by button, arrows and a presenter’s keys', async ({ page }) => {
  await page.goto('./?view=lecture');
  const scene = (number: number) => page.getByRole('region', { name: `Scene ${number} of 10` });
  await expect(scene(1)).toContainText('One random choice');
  // Nothing asks for another d where no control can add one.
  await expect(readout(page, 'Longest queue')).toBeVisible();
  await expect(readout(page, 'Compare')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(scene(2)).toContainText('A second choice');
  await expect(page).toHaveURL(/\?view=lecture&scene=2$/);
  await page.keyboard.press('PageDown');
  await expect(scene(3)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(scene(4)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tail' })).toBeVisible();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowLeft');
  await expect(scene(2)).toBeVisible();
});

test('a presenter’s keys lead on after a choice was clicked, and a slider keeps them', async ({ page }) => {
  await page.goto('./?view=lecture&scene=4');
  const scene = (number: number) => page.getByRole('region', { name: `Scene ${number} of 10` });
  const linear = page.getByRole('radio', { name: 'linear' });
  await linear.click();
  await expect(linear).toBeFocused();
  // Arrows go on to the next choice.
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'log', exact: true })).toBeChecked();
  await expect(scene(4)).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(scene(5)).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(scene(4)).toBeVisible();
  await page.getByRole('textbox', { name: /Load/ }).first().focus();
  await page.keyboard.press('PageDown');
  await page.getByRole('slider', { name: 'Load λ', exact: true }).first().focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/lambda=/);
  await expect(scene(4)).toBeVisible();
});

test('a presenter may change a slider inside a scene and come back', async ({ page }) => {
  await page.goto('./?view=lecture&scene=4');
  const back = page.getByRole('button', { name: 'Back to the scene as it was' });
  await expect(back).toHaveCount(0);
  const load = page.getByRole('slider', { name: 'Load λ', exact: true }).first();
  await load.focus();
  await page.keyboard.press('PageDown');
  await expect(load).toHaveAttribute('aria-valuetext', '0.8');
  await expect(page).toHaveURL(/\?view=lecture&scene=4&lambda=0\.8$/);
  await back.click();
  await expect(load).toHaveAttribute('aria-valuetext', '0.9');
  await expect(back).toHaveCount(0);
});

test('a scene in the link opens at once, and every scene runs', async ({ page }) => {
  for (let scene = 1; scene <= 10; scene++) {
    await page.goto(`./?view=lecture&scene=${scene}`);
    await expect(page.getByRole('region', { name: `Scene ${scene} of 10` })).toBeVisible();
    const shown = scene === 10 ? page.getByRole('region', { name: 'Table' }) : readout(page, 'Longest queue');
    await expect(shown).toBeVisible();
  }
});

test('a question mark lists the keys, and they work', async ({ page }) => {
  await page.goto('./?play=0');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await expect(dialog).toContainText('play, pause');
  // At once: until the next frame the closed dialog keeps the focus.
  await dialog.evaluate((element: HTMLDialogElement) => {
    element.close();
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 's', bubbles: true, cancelable: true }),
    );
  });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'By server' })).toBeChecked();
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('.');
  await expect(page).toHaveURL(/t=0\.\d+/);
  // One event at a time the floor has an order of its own, and the key turns that.
  await expect(page.getByRole('radio', { name: 'By server' })).toBeChecked();
  await page.keyboard.press('s');
  await expect(page.getByRole('radio', { name: 'Longest first' })).toBeChecked();
});
