import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import { nextAction } from './monkey/actions';
import { Dice } from './monkey/dice';
import { randomQuery } from './monkey/queries';
import { faultsOf, watch } from './monkey/watch';
import { expect, test } from './test';

/** A few seeds and actions in every run; many with MONKEY_SEEDS=1-20 MONKEY_ACTIONS=1000. */
const { MONKEY_SEEDS = '1', MONKEY_ACTIONS = '10' } = process.env;
const [firstSeed = 1, lastSeed = firstSeed] = MONKEY_SEEDS.split('-').map(Number);
const ACTIONS = Number(MONKEY_ACTIONS);
const VIEWS = ['explore', 'lecture', 'table', 'embed'] as const;

for (let seed = firstSeed; seed <= lastSeed; seed++) {
  for (const view of VIEWS) {
    test(`${ACTIONS} random actions break nothing: ${view}, seed ${seed}`, async ({ page, baseURL }) => {
      test.setTimeout(30_000 + ACTIONS * 4000);
      const dice = new Dice(seed * 4 + VIEWS.indexOf(view));
      await watch(page);
      let frame = await open(page, `${baseURL}${randomQuery(dice, view)}`, view === 'embed');
      const done: string[] = [];
      for (let i = 0; i < ACTIONS; i++) {
        const action = nextAction(dice, view);
        done.push(action.name);
        // What an action aims at may be covered or gone: a monkey shrugs. A page that is gone, it notices below.
        await action.do({ page, frame }).catch(() => undefined);
        frame = view === 'embed' ? frame : page.mainFrame();
        if (page.url() === 'about:blank') frame = await open(page, `${baseURL}?view=${view}`, false);
        await page.locator('#root > *, iframe').first().waitFor({ timeout: 10_000 });
        let faults = await faultsOf(frame);
        // Pictures follow a change of size a frame later.
        if (faults.some((fault) => fault.includes('pixels wide'))) {
          await page.waitForTimeout(500);
          faults = await faultsOf(frame);
        }
        expect(faults, `after ${done.slice(-12).join('; ')}`).toEqual([]);
      }
      await page.keyboard.press('Escape');
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.filter(({ id }) => id !== 'landmark-unique');
      expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
  }
}

/** The page, or a page around it, and the frame with the figure. */
async function open(page: Page, address: string, framed: boolean): Promise<Frame> {
  if (!framed) {
    await page.goto(address);
    return page.mainFrame();
  }
  const host = `${new URL('./host.html', address)}`;
  const figure = `<iframe id="root" title="Figure" src="${address.replaceAll('&', '&amp;')}" style="width: 100%; height: 760px; border: 0"></iframe>`;
  const body = `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${figure}</main></html>`;
  await page.route(host, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(host);
  const frame = page.frames().find((own) => own !== page.mainFrame());
  if (!frame) throw new Error('no frame');
  await frame.locator('main').waitFor();
  return frame;
}
