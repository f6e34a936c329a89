import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, readout, test } from './test';
import { WITHOUT_FIREFOX } from './withoutFirefox';

const BUILT = fileURLToPath(new URL('../dist-single/two-choices.html', import.meta.url));

test.skip(...WITHOUT_FIREFOX);

/** The file's address, alone in a folder, as on somebody's stick: what is beside it here is not there. */
const onStick = test.extend<{ address: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  address: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'stick-'));
    const folder = join(root, 'Vorlesung Über 50% #2');
    mkdirSync(folder);
    copyFileSync(BUILT, join(folder, 'two-choices.html'));
    await use(pathToFileURL(join(folder, 'two-choices.html')).href);
    rmSync(root, { recursive: true });
  },
});

onStick(
  'the single file runs from disk, with its worker, and moves with a slider',
  async ({ page, address }) => {
    await page.goto(address);
    await expect(readout(page, 'Time in system, d = 2')).toContainText('mean field 2.614');
    const longest = () => readout(page, 'Longest queue').textContent();
    await expect.poll(longest).toMatch(/time [1-9]/);
    const before = await longest();
    await expect.poll(longest).not.toBe(before);
    await expect(readout(page, 'Time in system, d = 2')).toContainText(/\d\.\d+\s*(settling|±)/);
    await page.getByRole('slider', { name: 'Load λ', exact: true }).fill('0.5');
    await expect(readout(page, 'Time in system, d = 2')).toContainText('mean field 1.266');
  },
);

onStick(
  'the single file holds every picture and the lecture, and asks for nothing else',
  async ({ page, address }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address);
    for (const name of ['Tail', 'History', 'Time in system', 'Load']) {
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Lecture' }).click();
    await expect(page.getByRole('region', { name: /^Scene 1 of / })).toBeVisible();
    await expect(readout(page, 'Longest queue')).toContainText(/time \d/);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect([...asked, ...loaded].filter((url) => url !== address && !/^(blob|data):/.test(url))).toEqual([]);
  },
);

onStick('the address of the single file follows the page and leads back', async ({ page, address }) => {
  await page.goto(`${address}?play=0`);
  await page.getByRole('slider', { name: 'Load λ', exact: true }).fill('0.5');
  await expect(page).toHaveURL(`${address}?lambda=0.5&play=0`);
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Load λ', exact: true })).toHaveAttribute(
    'aria-valuetext',
    '0.5',
  );
});
