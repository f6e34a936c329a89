import { readFile } from 'node:fs/promises';
import { DEFAULT_PARAMETERS } from '../src/model/parameters';
import { Simulation } from '../src/model/simulation';
import { saved } from './saveMenu';
import { expect, readout, settled, test } from './test';

/** Fields of a CSV file by their names, a record a line. */
function recordsOf({ bytes }: { readonly bytes: Buffer }): Record<string, string>[] {
  const [names = [], ...lines] = bytes
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return lines.map((fields) => Object.fromEntries(names.map((name, index) => [name, fields[index] ?? ''])));
}

test('from a menu that stays open, what is saved is of the moment it names', async ({ page }) => {
  await page.goto('./?seed=1&speed=1000');
  await settled(page);
  const seen = new Set<string>();
  for (const key of ['', '', 'n']) {
    if (key) await page.keyboard.press(key);
    await page.waitForTimeout(700);
    const records = recordsOf(await saved(page, 'Why', 'CSV'));
    const { seed, time, mean_time_in_system: mean } = records.at(-1) ?? {};
    const simulation = new Simulation({ ...DEFAULT_PARAMETERS, seed: Number(seed) });
    simulation.advance(Number(time));
    expect(Number(mean)).toBe(simulation.snapshot().systems[0]?.estimates.meanSojournTime);
    seen.add(`${seed} ${time}`);
  }
  expect(seen.size).toBe(3);
});

test('a picture saved while it plays is that of the moment it names, as its link has it', async ({
  page,
}) => {
  await page.goto('./?seed=1&speed=1000&theme=light');
  await settled(page);
  const whilePlaying = [];
  for (const region of ['Time in system', 'Why']) {
    const text = (await saved(page, region, 'SVG')).bytes.toString();
    whilePlaying.push({ region, text, time: /At time ([\d.]+)/.exec(text)?.[1] });
  }
  for (const { region, text, time } of whilePlaying) {
    await page.goto(`./?seed=1&speed=1000&theme=light&t=${time}&play=0`);
    await settled(page);
    await expect(readout(page, 'Longest queue')).toContainText('averages since');
    const paused = (await saved(page, region, 'SVG')).bytes.toString();
    // Not compared as texts: a difference would be a screenful of path data.
    expect(paused === text, `${region} at ${time}`).toBe(true);
  }
});

test('numbers of an unfinished table say how many runs they are of, and those of a tail which cell', async ({
  page,
}) => {
  await page.goto('./?view=table&n=100&d=2&lambda=0.5,0.9&runs=400&time=3000');
  await page.getByRole('button', { name: 'Run all' }).click();
  const runsNow = async () =>
    recordsOf(await saved(page, 'Pictures', 'CSV')).reduce((sum, { runs }) => sum + Number(runs), 0);
  const before = await runsNow();
  // The menu stays open meanwhile.
  await expect.poll(runsNow).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Pause' }).click();
  const table = page.getByRole('region', { name: 'Table', exact: true });
  const download = page.waitForEvent('download');
  await table.getByRole('button', { name: 'CSV' }).click();
  const whole = recordsOf({ bytes: await readFile(await (await download).path()) });
  const points = recordsOf(await saved(page, 'Pictures', 'CSV'));
  const done = points.filter(({ runs }) => Number(runs) > 0);
  expect(done.map(({ runs, simulated }) => [runs, simulated])).toEqual(
    whole.map(({ runs, mean_time_in_system }) => [runs, mean_time_in_system]),
  );
  const fewest = Math.min(...points.map(({ runs }) => Number(runs)));
  const svg = (await saved(page, 'Pictures', 'SVG')).bytes.toString().replace(/<[^>]*>/g, ' ');
  expect(svg.replace(/\s+/g, ' ')).toContain(`Not finished: some cells have ${fewest} of 400 runs.`);

  await page.getByRole('radio', { name: 'Tail' }).click();
  const [{ runs } = {}] = points;
  const tail = recordsOf(await saved(page, 'Pictures', 'CSV'));
  expect(tail[1]).toMatchObject({ k: '1', n: '100', d: '2', lambda: '0.5', runs });
});
