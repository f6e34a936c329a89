import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** Every second frame, as on a slower screen: tests share a machine, and drawing is most of their work. */
function halveFrames(): void {
  const real = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => real(() => real(callback));
}

/** Whether an address leads to another host: nothing of ours ever asks one. */
function isElsewhere(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return /^(https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1';
}

/**
 * Playwright's test, in which an error on the console, an uncaught exception, or a request to another host fails the test.
 */
export const test = base.extend<{ errors: string[] }>({
  errors: [
    async ({ page, context }, use) => {
      await page.addInitScript(halveFrames);
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      const elsewhere: string[] = [];
      context.on('request', (request) => {
        if (isElsewhere(request.url())) elsewhere.push(request.url());
      });
      await use(errors);
      expect(elsewhere, 'requests to other hosts').toEqual([]);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The cells of a chart's data table, row by row, without its heading row. Opens the table if it is closed. */
export async function dataOf(page: Page, region: string): Promise<string[][]> {
  const chart = page.getByRole('region', { name: region, exact: true });
  const toggle = chart.getByRole('button', { name: 'Show data' });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  const rows = chart.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const cells = await rows.evaluateAll((elements) =>
    elements.map((row) => Array.from(row.children, (cell) => cell.textContent ?? '')),
  );
  return cells.slice(1);
}

/** A readout's card, by the beginning of its title. */
export function readout(page: Page, title: string): Locator {
  return page.getByRole('region', { name: 'Readouts' }).locator('.readout', { hasText: title });
}

/** Waits until readouts, which are sampled, show the present moment. */
export async function settled(page: Page): Promise<void> {
  // Views come in parts of their own: first there has to be one.
  await page.locator('.readout, .cell-table, .embed').first().waitFor();
  await page.waitForTimeout(450);
}
