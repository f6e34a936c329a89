import { test } from '@playwright/test';
import { mainJob, sameEvents, sameQueues, sameTable, sandboxedEmbed } from './engines/checks';
import { hasWebKit, startWebKit } from './engines/webkit';

test('the same in WebKit', async ({ baseURL }) => {
  test.skip(!hasWebKit, 'no WebKit driver here (Debian: webkit2gtk-driver, xvfb)');
  test.setTimeout(120_000);
  const webkit = await startWebKit(4188);
  try {
    await test.step('the main job', () => mainJob(webkit, `${baseURL}`));
    await test.step('queues', () => sameQueues(webkit, `${baseURL}`));
    await test.step('events', () => sameEvents(webkit, `${baseURL}`));
    await test.step('table', () => sameTable(webkit, `${baseURL}`));
    await test.step('embed', () => sandboxedEmbed(webkit, `${baseURL}`));
  } finally {
    await webkit.close();
  }
});
