import type { Locator } from '@playwright/test';
import { buildPage, makeProject } from '../scripts/package/project.mjs';
import type { FigureOptions } from '../src/library/figureOptions';
import { StaticHost } from './hosting';
import { hostStyles, listenersOf, mount, timeOf, watchListeners } from './packagePage';
import { expect, test } from './test';

// One project for all of them.
test.describe.configure({ mode: 'default' });

type Project = Awaited<ReturnType<typeof makeProject>>;
let project: Project;
let host: StaticHost;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  project = await makeProject();
  host = new StaticHost(await buildPage(project.folder));
  address = await host.start();
});

test.afterAll(async () => {
  await host.stop();
  project.remove();
});

test('two figures on one page: time goes on in each, by itself, where it is seen', async ({ page }) => {
  await page.goto(address);
  const one = await mount(page, 'one', { panels: ['readouts', 'floor', 'tail'], lambda: 0.7 });
  const two = await mount(page, 'two', { panels: ['tail', 'history'], vs: [], theme: 'dark' });
  await expect(one).toContainText('mean field 1.614');
  for (const name of ['one', 'two'] as const) {
    await page.locator(`#${name}`).scrollIntoViewIfNeeded();
    await expect.poll(() => timeOf(page, name)).toBeGreaterThan(1);
  }
  // Out of sight one rests.
  await page.evaluate(() => {
    const far = document.querySelector<HTMLElement>('#one');
    if (far) far.style.marginTop = '5000px';
    window.scrollTo(0, 0);
  });
  await page.waitForTimeout(300);
  const before = await timeOf(page, 'one');
  await page.waitForTimeout(500);
  expect(await timeOf(page, 'one')).toBe(before);
  // Choosing in one leaves the other alone.
  const linear = (figure: Locator) => figure.getByRole('radio', { name: 'linear' }).first();
  await linear(two).check();
  await expect(linear(two)).toBeChecked();
  await expect(linear(one)).not.toBeChecked();
  await expect(one.getByRole('radio', { name: 'log', exact: true })).toBeChecked();
});

test('the page around a figure keeps its styles, and the figure has its own', async ({ page }) => {
  await page.route(/\.(css|js)$/, (route) =>
    route.fulfill({
      body: '',
      contentType: route.request().url().endsWith('css') ? 'text/css' : 'text/javascript',
    }),
  );
  await page.goto(address);
  const bare = await hostStyles(page);
  await page.unroute(/\.(css|js)$/);
  await page.reload();
  const figure = await mount(page, 'one', { theme: 'projector', panels: ['tail'] });
  await mount(page, 'two', { theme: 'dark', panels: ['tail'] });
  expect(await hostStyles(page)).toEqual(bare);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBeUndefined();
  await expect(page.locator('.two-choices').first()).toHaveAttribute('data-theme', 'projector');
  await expect(page.locator('.two-choices').last()).toHaveAttribute('data-theme', 'dark');
  // The host's type does not reach in: 18 px are the projector's, and headings stand upright at the left.
  const heading = figure.getByRole('heading').first();
  await expect(heading).toHaveCSS('font-size', `${18 * 0.975}px`);
  await expect(heading).toHaveCSS('font-style', 'normal');
  await expect(heading).toHaveCSS('text-align', 'start');
  await expect(figure.getByRole('button', { name: /^(Play|Pause)$/ })).toHaveCSS('border-top-width', '0px');
});

test('a narrow figure in a wide window is laid out for its own width', async ({ page }) => {
  await page.goto(address);
  const options: FigureOptions = { panels: ['readouts'], controls: ['d', 'lambda', 'n', 'speed'] };
  const wide = await mount(page, 'one', options);
  const narrow = await mount(page, 'two', options);
  const columns = (figure: Locator) =>
    figure
      .locator('.readouts')
      .evaluate(
        (element) =>
          Array.from(element.children, (child) => child.getBoundingClientRect().top).filter(
            (top, _, [first]) => top === first,
          ).length,
      );
  await expect.poll(() => columns(wide)).toBe(4);
  await expect.poll(() => columns(narrow)).toBe(2);
});

test('it is set by options and moved by its handle; a wrong one is named and changes nothing', async ({
  page,
}) => {
  await page.goto(address);
  await mount(page, 'one', { play: false, n: 50, seed: 3 });
  const said = await page.evaluate(async () => {
    const { one } = window;
    const at20 = await one.runTo(20);
    const stepped = await one.step();
    one.set({ lambda: 0.5, vs: [3, 5], speed: 'max', theme: 'light', t: 30 });
    const at30 = await one.runTo(30);
    const reset = await one.reset();
    return [at20.time, stepped.time, at30.time, reset.time, at30.parameters] as const;
  });
  expect(said[0]).toBe(20);
  expect(said[1]).toBeGreaterThan(20);
  expect(said[2]).toBe(30);
  expect(said[3]).toBe(0);
  expect(said[4]).toEqual({
    ...{ d: 2, vs: [3, 5], lambda: 0.5, n: 50, sampling: 'distinct', start: 'equilibrium', seed: 3 },
    ...{ speed: 'max', play: false, theme: 'light' },
  });
  const wrong = [
    [{ lambda: 1.2, d: 3 }, 'RangeError: invalid lambda: 1.2 (expected 0.01 to 0.999)'],
    [
      { d: 51, seed: 9 },
      'RangeError: invalid d: 51 (expected 1 to 50: distinct probes need as many servers)',
    ],
    [{ n: '100' }, 'RangeError: invalid n: 100 (expected 1 to 1000000, a whole number)'],
    [{ vs: [2] }, 'RangeError: invalid vs: 2 (expected different numbers, none of them d = 2)'],
    [{ speed: 0 }, 'RangeError: invalid speed: 0 (expected 0.1 to 10000, or max)'],
    [{ play: 1 }, 'RangeError: invalid play: 1 (expected true or false)'],
    [{ theme: 'blue' }, 'RangeError: invalid theme: blue (expected auto or light or dark or projector)'],
    [{ seed: 4, panels: ['walls'] }, /^RangeError: invalid panels: walls \(expected readouts or floor/],
    [{ onChange: 'log' }, 'RangeError: invalid onChange: log (expected a function)'],
    [{ t: -1 }, 'RangeError: invalid t: -1 (expected 0 to 1000000000)'],
    [{ lamda: 0.5 }, /^RangeError: invalid option: lamda \(expected d, vs, lambda/],
  ] as const;
  for (const [options, reason] of wrong) {
    const refused = await page.evaluate((given) => {
      const told = (act: () => void) => {
        try {
          act();
          return 'followed';
        } catch (error) {
          return String(error);
        }
      };
      const place = document.createElement('div');
      const mounting = told(() => window.mountFigure(place, { n: 50, ...(given as object) }));
      return [told(() => window.one.set(given as object)), mounting, String(place.childElementCount)];
    }, options as object);
    for (const text of refused.slice(0, 2))
      expect(text).toMatch(
        typeof reason === 'string'
          ? new RegExp(`^${reason.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
          : reason,
      );
    expect(refused[2]).toBe('0');
  }
  const after = await page.evaluate(async () => (await window.one.runTo(1)).parameters);
  expect(after).toEqual(said[4]);
});

test('keys are taken while the focus is inside, and left to the page otherwise', async ({ page }) => {
  await page.goto(address);
  const one = await mount(page, 'one', { play: false });
  await mount(page, 'two', { play: false });
  const playing = () =>
    page.evaluate(() => [window.one, window.two].map((figure) => figure.snapshot()?.parameters.play));
  await expect.poll(playing).toEqual([false, false]);
  await page.getByRole('button', { name: 'button', exact: true }).focus();
  await page.keyboard.press('r');
  await page.keyboard.press('.');
  await page.waitForTimeout(300);
  expect(await timeOf(page, 'one')).toBe(0);
  await one.getByRole('slider').first().focus();
  await page.keyboard.press('.');
  await expect.poll(() => timeOf(page, 'one')).toBeGreaterThan(0);
  expect(await timeOf(page, 'two')).toBe(0);
});

test('disposed of, a figure leaves nothing: no worker, no element, no listener, no frame', async ({
  page,
}) => {
  await watchListeners(page);
  await page.goto(address);
  const before = await listenersOf(page);
  await mount(page, 'one', { panels: ['readouts', 'floor', 'tail', 'history', 'time', 'load'] });
  await mount(page, 'two', {});
  await expect.poll(() => page.workers().length).toBe(2);
  expect((await listenersOf(page)).length).toBeGreaterThan(before.length);
  const broken = await page.evaluate(async () => {
    const { one } = window;
    const waiting = one.runTo(1e9).then(String, String);
    one.dispose();
    one.dispose();
    let thrown = '';
    try {
      one.play();
    } catch (error) {
      thrown = String(error);
    }
    return [await waiting, thrown];
  });
  expect(broken).toEqual(['Error: the figure was disposed of', 'Error: the figure was disposed of']);
  await expect.poll(() => page.workers().length).toBe(1);
  await expect(page.locator('#one')).toBeEmpty();
  await expect.poll(() => timeOf(page, 'two')).toBeGreaterThan(0);
  await page.evaluate(() => window.two.dispose());
  await expect.poll(() => page.workers().length).toBe(0);
  // React keeps one listener for the document, however many roots come and go.
  const left = (await listenersOf(page)).filter((name) => name !== 'selectionchange');
  expect(left).toEqual(before);
  await page.waitForTimeout(300);
  const asked = await page.evaluate(() => window.framesAsked);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.framesAsked)).toBe(asked);
});

test('the component follows its props, and leaves with its worker', async ({ page }) => {
  await page.goto(address);
  await page.evaluate(() => window.showComponent());
  const figure = page.locator('#component').getByRole('region', { name: 'Two Choices' });
  await expect(figure).toContainText('mean field 1.266');
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole('button', { name: 'More load' }).click();
  await expect(figure).toContainText('mean field 1.947');
  expect(await page.evaluate(() => window.changes)).toEqual([0.8]);
  // What somebody sets in the figure stays when the component is rendered again.
  await figure.getByRole('slider', { name: 'Load λ', exact: true }).fill('0.5');
  await page.getByRole('button', { name: 'Again (1)' }).click();
  await expect(page.getByRole('button', { name: 'Again (2)' })).toBeVisible();
  await page.waitForTimeout(300);
  await expect(figure).toContainText('mean field 1.266');
  await page.getByRole('button', { name: 'Away' }).click();
  await expect(figure).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('every example runs as it is written', async ({ page }) => {
  const examples = project.examples.filter(({ inBrowser }) => inBrowser);
  expect(examples.length).toBeGreaterThan(5);
  for (const { name, expected } of examples) {
    await page.goto(address);
    const printed: string[] = [];
    const listen = (message: { text(): string }) => printed.push(message.text());
    page.on('console', listen);
    await page.evaluate((example) => window.showExample(example), name);
    await page.waitForTimeout(100);
    page.off('console', listen);
    expect(printed.slice(0, expected.length), name).toEqual(expected);
  }
});
