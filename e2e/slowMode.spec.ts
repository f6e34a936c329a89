import type { Page } from '@playwright/test';
import { dataOf, expect, readout, settled, test } from './test';

const ADDRESS = './?n=20&speed=0.5&d=2&vs=1,3';

/** What the floor says of the last event. */
const words = (page: Page) => page.getByRole('region', { name: 'Floor' }).locator('.floor-event');

/** One step, and what is said of it. */
async function step(page: Page, button: 'Step' | 'Step back' = 'Step'): Promise<string> {
  const before = (await words(page).textContent()) ?? '';
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(words(page)).not.toHaveText(before);
  return (await words(page).textContent()) ?? '';
}

interface Choice {
  readonly choices: number;
  readonly looked: readonly { readonly server: number; readonly customers: number }[];
  readonly joined: number;
}

/** `d = 2 looked at server 4 (4 customers) and server 17 (1 customer), joined server 17.`, system by system. */
function choicesOf(text: string): Choice[] {
  return Array.from(
    text.matchAll(/d = (\d+) looked at ([^.]*?), joined server (\d+)\./g),
    ([, choices, list = '', joined]) => ({
      choices: Number(choices),
      looked: Array.from(list.matchAll(/server (\d+) \((\d+) customers?\)/g), ([, server, customers]) => ({
        server: Number(server),
        customers: Number(customers),
      })),
      joined: Number(joined),
    }),
  );
}

/** `d = 2 had 3 customers there`: how many had been where the service ended, system by system. */
function servedOf(text: string): number[] {
  return Array.from(text.matchAll(/had (\d+|nobody)/g), ([, count]) =>
    count === 'nobody' ? 0 : Number(count),
  );
}

/** Servers with exactly k customers, by system and k. */
async function floor(page: Page): Promise<number[][]> {
  await settled(page);
  const rows = await dataOf(page, 'Floor');
  return [1, 2, 3].map((column) => rows.map((row) => Number(row[column])));
}

/** The table after one server went from so many customers to so many. */
function moved(counts: readonly number[], from: number, to: number): number[] {
  const after = [...counts];
  after[from] = (after[from] ?? 0) - 1;
  after[to] = (after[to] ?? 0) + 1;
  return after;
}

const withoutZeros = (counts: readonly number[]) => counts.join().replace(/(,0)+$/, '');

test('each customer joins the shortest queue it looked at, the same customer in each system', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto(`${ADDRESS}&play=0`);
  await expect(page.getByRole('region', { name: 'Floor' })).toContainText('each customer choose');
  let before = await floor(page);
  let arrivals = 0;
  for (let i = 0; i < 10; i++) {
    const text = await step(page);
    const choices = choicesOf(text);
    const served = servedOf(text);
    const after = await floor(page);
    if (text.startsWith('Customer')) {
      arrivals++;
      expect(choices.map(({ choices: own }) => own)).toEqual([2, 1, 3]);
      const common = choices[2]?.looked.map(({ server }) => server) ?? [];
      choices.forEach(({ choices: own, looked, joined }, system) => {
        expect(looked.map(({ server }) => server)).toEqual(common.slice(0, own));
        const shortest = Math.min(...looked.map(({ customers }) => customers));
        expect(looked.find(({ customers }) => customers === shortest)?.server).toBe(joined);
        const expected = moved(before[system] ?? [], shortest, shortest + 1);
        expect(withoutZeros(after[system] ?? [])).toBe(withoutZeros(expected));
      });
    } else {
      expect(text).toMatch(/^Server \d+ served a customer/);
      expect(served).toHaveLength(3);
      served.forEach((count, system) => {
        const expected = count === 0 ? (before[system] ?? []) : moved(before[system] ?? [], count, count - 1);
        expect(withoutZeros(after[system] ?? [])).toBe(withoutZeros(expected));
      });
    }
    before = after;
  }
  expect(arrivals).toBeGreaterThan(2);
});

test('Step back leads to the state before, to the start, and on again the same way', async ({ page }) => {
  await page.goto(`${ADDRESS}&play=0&seed=4`);
  await settled(page);
  const back = page.getByRole('button', { name: 'Step back' });
  await expect(back).toBeDisabled();
  await expect(back).toHaveAttribute('title', /The run starts here/);
  const tables = [await dataOf(page, 'Floor')];
  const texts = [''];
  for (let i = 0; i < 4; i++) {
    texts.push(await step(page));
    await settled(page);
    tables.push(await dataOf(page, 'Floor'));
  }
  for (let i = 3; i >= 0; i--) {
    expect(await step(page, 'Step back')).toBe(texts[i]);
    await settled(page);
    expect(await dataOf(page, 'Floor')).toEqual(tables[i]);
  }
  await expect(back).toBeDisabled();
  for (let i = 1; i <= 4; i++) expect(await step(page)).toBe(texts[i]);
  await settled(page);
  expect(await dataOf(page, 'Floor')).toEqual(tables[4]);
});

test('Step back pauses, and goes back event by event far from the start', async ({ page }) => {
  await page.goto('./?n=60&speed=0.1&t=10000');
  await expect(readout(page, 'Longest queue')).toContainText(/time 10,?000/, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  // While it played, older words may have stood: only a paused figure tells each step.
  await settled(page);
  await expect(words(page)).toHaveAttribute('aria-live', 'polite');
  const timeOf = (text: string | null) => Number(/ at time (\d+\.\d+)/.exec(text ?? '')?.[1]);
  let later = timeOf(await words(page).textContent());
  expect(later).toBeGreaterThan(9999);
  for (let i = 0; i < 3; i++) {
    const earlier = timeOf(await step(page, 'Step back'));
    expect(earlier).toBeLessThan(later);
    expect(earlier).toBeGreaterThan(9999);
    later = earlier;
  }
});

test('after a change of parameters there is nothing to step back to, and it says why', async ({ page }) => {
  await page.goto(`${ADDRESS}&play=0`);
  await settled(page);
  await step(page);
  await page.getByRole('slider', { name: 'Load λ', exact: true }).fill('0.5');
  const back = page.getByRole('button', { name: 'Step back' });
  await expect(back).toBeDisabled();
  await expect(back).toHaveAttribute('title', /Parameters were changed here/);
  await step(page);
  await expect(back).toBeEnabled();
});

/** How often something about the page changes in so many milliseconds. */
async function changesOf(page: Page, what: 'words' | 'picture', ms: number): Promise<number> {
  return page.evaluate(
    ([of, duration]) =>
      new Promise<number>((resolve) => {
        const read = () =>
          of === 'words'
            ? document.querySelector('.floor-event')?.textContent
            : document.querySelector<HTMLCanvasElement>('.floor-canvas')?.toDataURL();
        let changes = 0;
        let last = read();
        const timer = setInterval(() => {
          const now = read();
          if (now !== last) changes++;
          last = now;
        }, 50);
        setTimeout(() => {
          clearInterval(timer);
          resolve(changes);
        }, duration);
      }),
    [what, ms] as const,
  );
}

test('while playing, customers move and the words follow at most about once a second', async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(words(page)).toHaveText(/^(Customer|Server)/);
  await expect.poll(() => changesOf(page, 'picture', 1500), { timeout: 30_000 }).toBeGreaterThan(5);
  expect(await changesOf(page, 'words', 3500)).toBeLessThanOrEqual(4);
  await expect(words(page)).toHaveAttribute('aria-live', 'off');
});

test('a step is moved through to its end and then rests, and is spoken', async ({ page }) => {
  await page.goto(`${ADDRESS}&play=0`);
  await settled(page);
  // Watched from before the step: on a slow machine it may be over by the time its words are read.
  const [changes] = await Promise.all([changesOf(page, 'picture', 3000), step(page)]);
  expect(changes).toBeGreaterThan(2);
  await page.waitForTimeout(1000);
  expect(await changesOf(page, 'picture', 500)).toBe(0);
  await expect(words(page)).toHaveAttribute('aria-live', 'polite');
});

test('where motion is to be reduced, a step is one picture that rests', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${ADDRESS}`);
  // Nothing plays by itself.
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect.poll(() => changesOf(page, 'picture', 400)).toBe(0);
  const text = await step(page);
  expect(text).toMatch(/^(Customer|Server)/);
  await page.waitForTimeout(100);
  expect(await changesOf(page, 'picture', 800)).toBe(0);
});

test('from slow to fast and from server to server sorted, the floor turns without an error', async ({
  page,
}) => {
  await page.goto('./?n=40&speed=0.2');
  await expect(words(page)).toHaveText(/^(Customer|Server)/);
  const sorted = page.getByRole('radio', { name: 'Longest first' });
  await expect(sorted).not.toBeChecked();
  await sorted.check();
  await page.getByRole('slider', { name: 'Speed' }).press('End');
  await expect(page.getByRole('region', { name: 'Floor' })).toContainText('same customers in each system');
  await page.getByRole('slider', { name: 'Speed' }).press('Home');
  await expect(page.getByRole('region', { name: 'Floor' })).toContainText('each customer choose');
  await page.getByRole('textbox', { name: 'Servers n' }).fill('300');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'By server' }).check();
  await page.waitForTimeout(300);
  expect(await changesOf(page, 'picture', 500)).toBeGreaterThan(0);
});
