import type { Page } from '@playwright/test';
import type { EmbedParameters, EmbedSnapshot } from '../src/protocol/embedMessages';
import { commandsOf, expect, figureFrame, noteCommands, settledHeight, test } from './embedTest';

/** What tests use of an element. */
interface Element extends HTMLElement {
  [property: string]: unknown;
  play(): Promise<EmbedParameters>;
  pause(): Promise<EmbedParameters>;
  step(): Promise<EmbedSnapshot>;
  reset(): Promise<EmbedSnapshot>;
  runTo(t: number): Promise<EmbedSnapshot>;
  getSnapshot(): Promise<EmbedSnapshot>;
}

/** A page that loads the element from the built page, and keeps the names and details of its events. */
function withElements(baseURL: string | undefined, elements: string): string {
  return `<script>
    told = [];
    for (const type of ['ready', 'change', 'snapshot', 'error']) {
      addEventListener(type, ({ target, detail }) => {
        if (target instanceof Element && target.localName === 'two-choices') told.push({ type, detail, name: target.id });
      }, true);
    }
  </script>
  <script type="module" src="${baseURL}embed.js"></script>${elements}`;
}

async function told(page: Page, type: string): Promise<{ name: string; detail: Record<string, unknown> }[]> {
  const all = await page.evaluate<{ type: string; name: string; detail: Record<string, unknown> }[]>('told');
  return all.filter((event) => event.type === type);
}

async function ready(page: Page, count = 1): Promise<void> {
  await expect.poll(async () => (await told(page, 'ready')).length).toBe(count);
}

test('attributes and properties lead the figure, and follow it', async ({ page, host, baseURL }) => {
  const element =
    '<two-choices id="one" d="3" vs="1" lambda="0.8" n="50" play="0" title="Mine" height="400" controls="play,d,compare"></two-choices>';
  await page.addInitScript(() => {
    // In the figure: every message of the page around it.
    const sets: unknown[] = [];
    window.addEventListener('message', ({ data }) => data.type === 'set' && sets.push(data.parameters));
    Object.assign(window, { sets });
  });
  await page.goto(host.page(withElements(baseURL, element)));
  const one = page.locator('two-choices');
  await ready(page);
  expect((await told(page, 'ready'))[0]?.detail).toMatchObject({
    d: 3,
    vs: [1],
    lambda: 0.8,
    n: 50,
    playing: false,
  });
  const frame = await figureFrame(page);
  const sets = () => frame.evaluate<unknown[]>('sets');
  await expect(one.locator('iframe')).toHaveAttribute('title', 'Mine');
  await expect(one.locator('iframe')).toHaveAttribute('loading', 'lazy');

  await one.evaluate((element: Element) => {
    element['lambda'] = 0.95;
    element['vs'] = [1, 2];
    element.setAttribute('n', '60');
    element['theme'] = 'dark';
  });
  await expect.poll(() => sets()).toEqual([{ vs: '1,2', lambda: '0.95', n: '60', theme: 'dark' }]);
  await expect.poll(async () => (await told(page, 'change')).length).toBe(1);
  await expect(one).toHaveAttribute('vs', '1,2');
  expect(
    await one.evaluate((element: Element) => [element['lambda'], element['vs'], element['seed']]),
  ).toEqual(['0.95', '1,2', null]);
  expect((await one.evaluate((element: Element) => element.getSnapshot())).parameters).toMatchObject({
    lambda: 0.95,
    vs: [1, 2],
    n: 60,
  });

  // By hand in the figure: attributes follow, the figure is not told again.
  await frame.getByRole('button', { name: 'Play' }).click();
  await expect(one).toHaveAttribute('play', '1');
  await frame.getByRole('button', { name: 'Compare with d = 5' }).click();
  await expect(one).toHaveAttribute('vs', '1,2,5');
  await page.waitForTimeout(200);
  expect(await sets()).toHaveLength(1);
  // An accessor beside the method of the same name.
  await one.evaluate((element: Element) => Object.assign(element, { play: false }));
  await expect(frame.getByRole('button', { name: 'Play' })).toBeVisible();

  // A wrong value is refused, what the figure reads as it loads loads it again, and so does an attribute that is gone.
  await one.evaluate((element: Element) => Object.assign(element, { lambda: 3 }));
  await expect.poll(() => told(page, 'error')).toHaveLength(1);
  expect((await told(page, 'error'))[0]?.detail).toEqual({
    reason: expect.stringContaining('invalid lambda: 3'),
  });
  await one.evaluate((element: Element) => Object.assign(element, { lambda: null, panels: 'tail' }));
  await ready(page, 2);
  const again = await figureFrame(page);
  await expect(again.getByRole('region', { name: 'Tail', exact: true })).toBeVisible();
  await expect(again.getByRole('region', { name: 'Floor', exact: true })).toHaveCount(0);
  expect((await told(page, 'ready'))[1]?.detail).toMatchObject({
    lambda: 0.9,
    d: 3,
    vs: [1, 2, 5],
    playing: false,
  });
});

test('a figure that is loaded again leaves no address in the history of the page', async ({
  page,
  host,
  baseURL,
}) => {
  await page.goto(host.page(withElements(baseURL, '<two-choices play="0" lambda="0.5"></two-choices>')));
  await ready(page);
  const length = () => page.evaluate(() => window.history.length);
  const before = await length();
  for (const name of ['t', 'panels', 'lambda']) {
    const heard = (await told(page, 'ready')).length;
    await page.locator('two-choices').evaluate((element, attribute) => {
      if (attribute === 'lambda') element.removeAttribute('lambda');
      else element.setAttribute(attribute, attribute === 't' ? '30' : 'tail');
    }, name);
    await expect.poll(async () => (await told(page, 'ready')).length).toBe(heard + 1);
  }
  expect(await length()).toBe(before);
});

test('methods give promises, which fail where the figure refuses and when the element is removed', async ({
  page,
  host,
  baseURL,
}) => {
  await page.goto(
    host.page(withElements(baseURL, '<two-choices play="0" n="20" start="empty"></two-choices>')),
  );
  const one = page.locator('two-choices');
  // Asked before there is anybody to answer.
  expect(await one.evaluate((element: Element) => element.runTo(20))).toMatchObject({
    time: 20,
    parameters: { n: 20 },
  });
  const stepped = await one.evaluate((element: Element) => element.step());
  expect(stepped.time).toBeGreaterThan(20);
  expect((await one.evaluate((element: Element) => element.play())).playing).toBe(true);
  await expect(one).toHaveAttribute('play', '1');
  expect((await one.evaluate((element: Element) => element.pause())).playing).toBe(false);
  expect(await one.evaluate((element: Element) => element.reset())).toMatchObject({ time: 0 });
  const failure = (call: (element: Element) => Promise<unknown>) =>
    one.evaluate(call as (element: Element) => Promise<unknown>).then(
      () => 'none',
      (error: Error) => error.message,
    );
  expect(await failure((element) => element.runTo(-5))).toContain('invalid t: -5 (expected 0 to 1000000000)');
  expect(await told(page, 'error')).toEqual([]);
  expect(
    await failure((element) => {
      const run = element.runTo(1e9);
      element.remove();
      return run;
    }),
  ).toContain('the figure was removed');
});

test('several on a page do not hear each other; moved they work, removed they leave nothing', async ({
  page,
  host,
  baseURL,
}) => {
  await noteCommands(page);
  const elements = ['one', 'two'].map(
    (id) => `<p>${id}</p><two-choices id="${id}" panels="tail"></two-choices>`,
  );
  await page.goto(host.page(withElements(baseURL, `${elements.join('')}<div id="elsewhere"></div>`)));
  await ready(page, 2);
  const one = page.locator('#one');
  const two = page.locator('#two');
  await one.evaluate((element: Element) => element.pause());
  await expect(one).toHaveAttribute('play', '0');
  expect(await two.getAttribute('play')).toBeNull();
  expect(new Set((await told(page, 'change')).map(({ name }) => name))).toEqual(new Set(['one']));
  expect(await two.evaluate((element: Element) => element.getSnapshot())).toMatchObject({
    parameters: { playing: true },
  });

  // A message that looks right, from a window that is not the figure's.
  await page.evaluate(() => {
    window.postMessage({ protocol: 'two-choices', version: 1, type: 'height', height: 7 }, '*');
  });
  await page.waitForTimeout(100);
  expect(await one.evaluate((element) => element.clientHeight)).toBeGreaterThan(100);

  await expect.poll(() => page.workers().length).toBe(2);
  await page.evaluate(() =>
    document.querySelector('#elsewhere')?.append(document.querySelector('#one') ?? ''),
  );
  await ready(page, 3);
  await expect.poll(() => page.workers().length).toBe(2);
  expect(await one.evaluate((element) => element.shadowRoot?.querySelectorAll('iframe').length)).toBe(1);
  expect(await one.evaluate((element: Element) => element.step())).toMatchObject({
    parameters: { playing: false },
  });

  await page.evaluate(() => {
    for (const element of document.querySelectorAll('two-choices')) element.remove();
  });
  await expect.poll(() => page.workers().length).toBe(0);
  expect(page.frames()).toHaveLength(1);
});

test('an element starts on screen, grows and shrinks, and gives the keys back', async ({
  page,
  host,
  baseURL,
}) => {
  await noteCommands(page);
  const far = '<div style="height: 4000px"></div>';
  const element = '<two-choices vs="" play="0" controls="play,compare"></two-choices>';
  await page.goto(host.page(withElements(baseURL, `${far}<input aria-label="Mine">${element}${far}`)));
  const one = page.locator('two-choices');
  expect(await one.evaluate((element) => element.clientHeight)).toBe(480);
  await page.waitForTimeout(300);
  expect(page.workers()).toHaveLength(0);
  await page.getByLabel('Mine').focus();
  await page.evaluate(() => window.scrollTo(0, 3900));
  await ready(page);
  const frame = await figureFrame(page);
  const height = () => one.evaluate((element) => element.clientHeight);
  const content = () =>
    frame.evaluate(() => document.getElementById('root')?.getBoundingClientRect().height ?? 0);
  await expect.poll(async () => Math.abs((await height()) - (await content()))).toBeLessThanOrEqual(1);
  const before = await settledHeight(one);
  const compare = frame.getByRole('button', { name: 'Compare with d = 3' });
  await compare.click();
  await frame.getByRole('button', { name: 'Compare with d = 5' }).click();
  await expect.poll(height).toBeGreaterThan(before + 20);
  await frame.getByRole('button', { name: 'Compare with d = 5' }).click();
  await compare.click();
  await expect.poll(height).toBe(before);
  await expect(one).toBeFocused();
  await frame.getByRole('heading').first().click();
  await page.keyboard.press('Escape');
  await expect(one).not.toBeFocused();

  await one.evaluate((element: Element) => element.play());
  await expect.poll(() => commandsOf(frame, 'advance')).toBeGreaterThan(3);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(300);
  const advances = await commandsOf(frame, 'advance');
  await page.waitForTimeout(300);
  expect(await commandsOf(frame, 'advance')).toBe(advances);
});

test('the example page shows all of it, and its buttons lead the plain frame', async ({ page }) => {
  await page.goto('./embed-example.html');
  const element = page.locator('#element');
  await expect(element.locator('iframe')).toBeVisible();
  expect(await element.evaluate((one: Element) => one.runTo(5))).toMatchObject({
    parameters: { lambda: 0.95 },
  });
  const plain = page.locator('#frame');
  await plain.scrollIntoViewIfNeeded();
  const frame = plain.contentFrame();
  await expect(frame.getByLabel('Load λ, exact value')).toHaveValue('0.90');
  await expect.poll(() => plain.evaluate((one) => one.clientHeight)).not.toBe(416);
  const answer = page.locator('#answer');
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press('Pause it');
  await expect(answer).toHaveText('Pause it: λ = 0.9, paused');
  await expect(frame.getByRole('button', { name: 'Play' })).toBeVisible();
  await press('Set λ to 0.99');
  await expect(frame.getByLabel('Load λ, exact value')).toHaveValue('0.99');
  await press('Run to time 100');
  await expect(answer).toHaveText(
    /^Run to time 100: time 100\.0, mean time in system d = 2: [\d.]+, d = 1: [\d.]+$/,
  );
  await press('Play it');
  await expect(frame.getByRole('button', { name: 'Pause' })).toBeVisible();
  await press('How is it?');
  await expect(answer).toHaveText(/^How is it\?: time 1\d\d\./);
});
