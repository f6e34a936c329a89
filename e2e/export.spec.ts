import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openMenu, saved } from './saveMenu';
import { dataOf, expect, settled, test } from './test';

const run = promisify(execFile);

const AT_200 = './?seed=1&t=200&play=0&theme=light';

/** Width and height of a PNG, which stand at fixed places in it. */
function sizeOf(png: Buffer): number[] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** Whether a number is the one that a table shows rounded, to so many digits. */
function expectRounded(value: unknown, text: string | undefined): void {
  const shown = Number(text?.replace(/ ?[±(].*$/, '').replaceAll(',', ''));
  expect(Math.abs(Number(value) - shown), `${value} shown as ${text}`).toBeLessThanOrEqual(
    6e-4 * Math.abs(shown),
  );
}

test('the tail is saved as the figure that the command line draws, to the byte', async ({ page }) => {
  await page.goto(AT_200);
  await settled(page);
  const { name, bytes } = await saved(page, 'Tail', 'SVG');
  expect(name).toBe('two-choices-tail.svg');
  const args = ['scripts/cli.mjs', 'figure', '--seed', '1', '--t', '200'];
  const { stdout } = await run(process.execPath, args);
  expect(bytes.toString()).toBe(stdout);

  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'log log' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const other = await saved(page, 'Tail', 'SVG');
  const { stdout: dark } = await run(process.execPath, [...args, '--scale', 'loglog', '--theme', 'dark']);
  expect(other.bytes.toString()).toBe(dark);
});

test('the saved tail opens by itself, and its marks are the numbers of the table', async ({ page }) => {
  await page.goto(AT_200);
  await settled(page);
  const table = await dataOf(page, 'Tail');
  const { bytes } = await saved(page, 'Tail', 'SVG');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const address = `data:image/svg+xml;base64,${bytes.toString('base64')}`;
  await page.goto(address);
  expect(requests.filter((url) => url !== address).length).toBe(0);
  const marks = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-part] [data-k]'), (mark) => ({
      part: mark.parentElement?.dataset['part'] ?? mark.parentElement?.getAttribute('data-part'),
      d: Number(mark.parentElement?.getAttribute('data-d')),
      k: Number(mark.getAttribute('data-k')),
      value: Number(mark.getAttribute('data-value')),
    })),
  );
  expect(marks.length).toBeGreaterThan(40);
  for (const { part, d, k, value } of marks) {
    const column = (d === 2 ? 1 : 5) + (part === 'now' ? 1 : 0);
    expectRounded(value, table[k]?.[column]);
  }
});

test('a PNG has as many pixels as are asked for, of pictures and of canvases', async ({ page }) => {
  await page.goto(AT_200);
  await settled(page);
  const sizes = async (region: string) => {
    const result: number[][] = [];
    for (const scale of ['1', '4']) {
      const menu = await openMenu(page, region);
      await menu.getByRole('combobox', { name: 'Pixels of the PNG' }).selectOption(scale);
      result.push(sizeOf((await saved(page, region, 'PNG')).bytes));
    }
    return result;
  };
  expect(await sizes('Tail')).toEqual([
    [640, 400],
    [2560, 1600],
  ]);
  const box = await page.locator('.floor-canvas').boundingBox();
  const [once = [], four = []] = await sizes('Floor');
  expect(Math.abs((once[0] ?? 0) - (box?.width ?? 0))).toBeLessThan(2);
  expect(once[1]).toBeGreaterThan(box?.height ?? 0);
  for (const i of [0, 1]) expect(Math.abs((four[i] ?? 0) - 4 * (once[i] ?? 0))).toBeLessThanOrEqual(4);
});

test('CSV and JSON have the numbers of the table, and what leads back to them', async ({ page }) => {
  await page.goto(AT_200);
  await settled(page);
  const table = await dataOf(page, 'Tail');
  const json = JSON.parse((await saved(page, 'Tail', 'JSON')).bytes.toString());
  expect(json).toMatchObject({
    parameters: { d: 2, vs: [1], lambda: 0.9, n: 100, sampling: 'distinct', start: 'equilibrium', seed: 1 },
    ...{ time: 200, measured_since: 0, reproducible: true },
  });
  expect(json.columns.slice(0, 5)).toEqual(['k', 'd2_average', 'd2_half_width', 'd2_now', 'd2_mean_field']);
  table.forEach((cells, k) => {
    const row: Record<string, unknown> = Object.fromEntries(
      json.columns.map((name: string, i: number) => [name, json.rows[k][i]]),
    );
    for (const [d, at] of [
      [2, 1],
      [1, 5],
    ] as const) {
      expectRounded(row[`d${d}_average`], cells[at]);
      expectRounded(row[`d${d}_now`], cells[at + 1]);
      expectRounded(row[`d${d}_mean_field`], cells[at + 2]);
    }
  });
  const csv = (await saved(page, 'Tail', 'CSV')).bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  expect(csv[0]?.slice(0, json.columns.length)).toEqual(json.columns);
  expect(csv[0]?.slice(json.columns.length).join()).toBe(
    'd,vs,lambda,n,sampling,start,seed,time,measured_since,warm_up,reproducible,version',
  );
  json.rows.forEach((row: unknown[], k: number) => {
    expect(csv[k + 1]?.slice(0, row.length)).toEqual(
      row.map((value) => (value === null ? '' : String(value))),
    );
  });
  const floor = await dataOf(page, 'Floor');
  const servers = JSON.parse((await saved(page, 'Floor', 'JSON')).bytes.toString());
  expect(servers.rows.map((row: number[]) => row.map(String))).toEqual(floor);
});

test('every picture below the first screen is saved as an SVG that stands alone', async ({ page }) => {
  await page.goto(`${AT_200}&vs=1,3`);
  await settled(page);
  for (const region of ['History', 'Time in system', 'Load', 'Why']) {
    const heading = await page
      .getByRole('region', { name: region, exact: true })
      .getByRole('heading')
      .textContent();
    const svg = (await saved(page, region, 'SVG')).bytes.toString();
    expect(svg).not.toMatch(/NaN|undefined|var\(|class=| style=|currentColor/);
    const found = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'image/svg+xml');
      const addresses = [...text.matchAll(/url\(([^)]*)\)|href="([^"]*)"/g)].map(
        (match) => match[1] ?? match[2],
      );
      return {
        error: document.querySelector('parsererror')?.textContent,
        title: document.querySelector('title')?.textContent,
        outside: addresses.filter((address) => !address?.startsWith('#') || !document.querySelector(address)),
        paths: document.querySelectorAll('path').length,
        // Black unless something says otherwise: nothing in these pictures is.
        plain: [...document.querySelectorAll('path:not(clipPath path), text')].filter(
          (element) => !element.closest('[fill]'),
        ).length,
        caption: [...document.querySelectorAll('text')].at(-1)?.textContent,
      };
    }, svg);
    expect(found).toMatchObject({ title: heading, outside: [], plain: 0 });
    expect(found.error).toBeUndefined();
    expect(found.paths).toBeGreaterThan(2);
    expect(svg).toContain('seed 1. At time');
  }
});

test('a picture of a table is saved with its key', async ({ page }) => {
  await page.goto('./?view=table&theme=light');
  const svg = (await saved(page, 'Pictures', 'SVG')).bytes.toString();
  const words = svg.replace(/<[^>]*>/g, ' ');
  for (const word of ['Time in system against load', 'simulated', 'mean field', 'd = 2', 'seed 1']) {
    expect(words).toContain(word);
  }
  expect(svg).not.toMatch(/NaN|undefined|var\(|class=|currentColor/);
});

test('the menu is used by keyboard, and closes by Escape and by a press outside', async ({ page }) => {
  await page.goto(AT_200);
  await settled(page);
  const card = page.getByRole('region', { name: 'Tail', exact: true });
  const button = card.getByRole('button', { name: 'Save', exact: true });
  const menu = card.getByRole('group', { name: 'Save as' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', { name: 'SVG' })).toBeFocused();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', { name: 'CSV' })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('two-choices-tail.csv');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toHaveCount(0);
});

test('what cannot be made is said in the menu', async ({ page }) => {
  await page.goto(AT_200);
  await settled(page);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
  });
  const menu = await openMenu(page, 'Floor');
  await expect(menu.getByRole('button', { name: 'SVG' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'PNG' }).click();
  await expect(menu.getByRole('status')).toContainText('Not saved: this browser makes no picture of');
});
