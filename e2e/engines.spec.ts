import type { Page } from '@playwright/test';
import { mainJob, sameEvents, sameQueues, sameTable, sandboxedEmbed } from './engines/checks';
import type { Engine } from './engines/engine';
import { test } from './test';
import { WITHOUT_FIREFOX } from './withoutFirefox';

test.skip(...WITHOUT_FIREFOX);

/** The page of Playwright's browser. */
function engineOf(page: Page): Engine {
  return {
    open: async (address) => void (await page.goto(address)),
    run: (body) => page.evaluate(`(() => { ${body} })()`),
  };
}

test('the main job: it plays, and a slider changes it', async ({ page, baseURL }) => {
  await mainJob(engineOf(page), `${baseURL}`);
});

test('a link leads to the very queues of the model', async ({ page, baseURL }) => {
  await sameQueues(engineOf(page), `${baseURL}`);
});

test('steps tell the very events of the model', async ({ page, baseURL }) => {
  await sameEvents(engineOf(page), `${baseURL}`);
});

test('a table has the very figures of the model', async ({ page, baseURL }) => {
  await sameTable(engineOf(page), `${baseURL}`);
});

test('an embedded figure runs in a frame without an origin', async ({ page, baseURL }) => {
  await sandboxedEmbed(engineOf(page), `${baseURL}`);
});
