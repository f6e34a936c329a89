import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { experimentOf } from '../src/app/table/tableFields';
import { readTableLink } from '../src/app/table/tableLink';
import { cellTasks } from '../src/experiment/cell';
import { cellResult } from '../src/experiment/cellResult';
import { resultsCsv } from '../src/experiment/exports/resultsCsv';
import { simulateReplication } from '../src/model/replication';
import { expect, test } from './test';

const SMALL = '?view=table&n=10,20&d=1,2&lambda=0.5,0.9&runs=3&time=2000&seed=7';
/** Long enough to be interrupted. */
const LONG = '?view=table&n=100&d=2&lambda=0.5,0.9&runs=6&time=60000&seed=3';

/** The table of a link, computed here one run after another, as a file. */
function expectedCsv(query: string): string {
  const experiment = experimentOf(readTableLink(query).fields);
  const results = experiment.cells.map((cell) => {
    const runs = cellTasks(cell, experiment).map(({ parameters, schedule }) =>
      simulateReplication(parameters, schedule),
    );
    return cellResult(cell, experiment, runs);
  });
  return resultsCsv(results, experiment);
}

async function savedCsv(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

const status = (page: Page) => page.getByRole('region', { name: 'Progress' }).getByRole('status');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the table in the browser is that of the model, bit for bit', async ({ page }) => {
  await page.goto(`./${SMALL}`);
  await press(page, 'Run all');
  await expect(status(page)).toContainText('8 of 8 cells', { timeout: 30_000 });
  expect(await savedCsv(page)).toBe(expectedCsv(SMALL));
  await expect(page.getByRole('button', { name: 'Run all' })).toBeDisabled();
});

test('one cell is simulated alone, with the figures it has in the whole table', async ({ page }) => {
  await page.goto(`./${SMALL}`);
  await press(page, 'Run n = 20, d = 2, λ = 0.9');
  await expect(status(page)).toContainText('1 of 8 cells', { timeout: 30_000 });
  const [heading, ...lines] = expectedCsv(SMALL).split('\n');
  expect(await savedCsv(page)).toBe(`${heading}\n${lines[7]}\n`);
});

test('halted, gone on, ended, and opened again after a reload: the same figures', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(`./${LONG}`);
  await press(page, 'Run all');
  await expect(status(page)).toContainText(/[1-9]\d* %/, { timeout: 20_000 });
  await press(page, 'Pause');
  await expect(status(page)).toContainText('paused');
  // What is halted does not move.
  await page.waitForTimeout(400);
  const halted = await status(page).textContent();
  await page.waitForTimeout(800);
  expect(await status(page).textContent()).toBe(halted);
  await press(page, 'Go on');
  await expect(page.getByRole('cell', { name: /^[1-5] \/ 6$/ }).first()).toBeVisible({ timeout: 20_000 });
  await press(page, 'Cancel');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Run the rest' })).toBeEnabled();
  await press(page, 'Run the rest');
  await expect(status(page)).toContainText('2 of 2 cells', { timeout: 40_000 });
  expect(await savedCsv(page)).toBe(expectedCsv(LONG));
  await press(page, 'Forget results');
  await page.reload();
  await expect(status(page)).toContainText('0 of 2 cells');
});

test('where storage is refused, results stay in memory, and the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto(`./${SMALL}`);
  await press(page, 'Run all');
  await expect(status(page)).toContainText('8 of 8 cells', { timeout: 30_000 });
  await expect(page.getByText('results stay until the page is closed')).toBeVisible();
  expect(await savedCsv(page)).toBe(expectedCsv(SMALL));
});

test('what cannot be computed is named, and what was there stays', async ({ page }) => {
  await page.goto('./?view=table');
  await press(page, 'Other values');
  const field = (name: string) => page.getByRole('textbox', { name });
  for (const [name, text, problem] of [
    ['Loads λ', '1', 'invalid lambda: 1 (expected 0.01 to 0.999)'],
    ['Choices d', '0', 'invalid d: 0 (expected 1 to 100, a whole number)'],
    ['Servers n', '', 'invalid n: "" (expected at least one number'],
    ['Servers n', '1:1000:1', 'invalid cells: 18000 (expected at most 10000 combinations'],
    ['Choices d', '101', 'invalid d: 101'],
    ['Runs', '1.5', 'invalid runs: 1.5'],
    ['Seed', '1e-9', 'invalid seed: 1e-9 (expected 0 to 4294967295, a whole number)'],
  ] as const) {
    await field(name).fill(text);
    await field(name).press('Enter');
    await expect(page.getByRole('alert')).toContainText(problem);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1366);
    await field(name).press('Escape');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(status(page)).toContainText('0 of 18 cells');
  }
  // A value set in another way takes the place of what could not be taken, for good.
  await field('Loads λ').fill('abc');
  await field('Loads λ').press('Enter');
  await expect(page.getByRole('alert')).toContainText('invalid lambda: abc');
  for (const [table, loads] of [
    ['Table 2', '0.99'],
    ['Table 1', '0.5,0.7,0.8,0.9,0.95,0.99'],
  ] as const) {
    await page.getByRole('radio', { name: table }).click();
    await expect(field('Loads λ')).toHaveValue(loads);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await field('Servers n').fill('50');
  await field('Servers n').press('Enter');
  await expect(page).toHaveURL(/view=table&n=50$/);
});

test('a link with wrong values loads, and names them', async ({ page }) => {
  await page.goto('./?view=table&lambda=1&runs=none');
  await expect(page.getByText('0.01 to 0.999')).toBeVisible();
  await expect(page.getByText('1 to 1000, a whole number')).toBeVisible();
  await expect(status(page)).toContainText('0 of 18 cells');
});

for (const [theme, picture] of [
  ['light', 'T and λ'],
  ['dark', 'Error and n'],
  ['projector', 'Tail'],
] as const) {
  test(`axe finds nothing in the table, ${theme}, ${picture}`, async ({ page }) => {
    await page.goto(`./${SMALL}&theme=${theme}`);
    await press(page, 'Run all');
    await expect(status(page)).toContainText('8 of 8 cells', { timeout: 30_000 });
    await page.getByRole('radio', { name: picture }).check();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  });
}
