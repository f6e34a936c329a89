import type { Page } from '@playwright/test';
import { ask, expect, FRAME_SCRIPT, figureFrame, frameTag, heardOf, ready, test } from './embedTest';

const set = (page: Page, parameters: Record<string, unknown>) => ask(page, { type: 'set', parameters });
const snapshot = async (page: Page) => (await ask(page, { type: 'getSnapshot' })).snapshot;

test('a figure says what is set, follows what it is told, and answers with the id', async ({
  page,
  host,
  baseURL,
}) => {
  await page.goto(
    host.page(FRAME_SCRIPT + frameTag(`${baseURL}?view=embed&d=3&vs=1,5&n=50&play=0&start=empty`)),
  );
  await ready(page);
  const [first] = await heardOf(page, 'ready');
  const given = {
    ...{ d: 3, vs: [1, 5], lambda: 0.9, n: 50, sampling: 'distinct', start: 'empty', seed: 1, speed: 2 },
    ...{ playing: false, theme: 'auto' },
  };
  expect(first?.parameters).toEqual(given);
  const frame = await figureFrame(page);

  expect(await set(page, { lambda: 0.5, vs: [1], speed: 'max' })).toMatchObject({
    type: 'change',
    parameters: { ...given, lambda: 0.5, vs: [1], speed: 'max' },
  });
  await expect(frame.getByLabel('Load λ, exact value')).toHaveValue('0.50');
  // What it says can be said to it again.
  expect((await set(page, { ...given })).parameters).toEqual(given);
  expect(await ask(page, { type: 'play' })).toMatchObject({ type: 'change', parameters: { playing: true } });
  await expect(frame.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(await ask(page, { type: 'pause' })).toMatchObject({
    type: 'change',
    parameters: { playing: false },
  });
  await expect(frame.getByRole('button', { name: 'Play' })).toBeVisible();

  const there = await ask(page, { type: 'runTo', t: 30 });
  expect(there).toMatchObject({ type: 'snapshot', snapshot: { time: 30, parameters: given } });
  expect(there.snapshot.systems.map(({ d }) => d)).toEqual([3, 1, 5]);
  for (const { arrivals, departures, inSystem, tail } of there.snapshot.systems) {
    expect(arrivals - departures).toBe(inSystem);
    expect(50 * tail.slice(1).reduce((sum, part) => sum + part, 0)).toBeCloseTo(inSystem, 6);
  }
  // Where it is already, and back where it has been: the same moment.
  expect((await ask(page, { type: 'runTo', t: 30 })).snapshot).toEqual(there.snapshot);
  expect((await ask(page, { type: 'runTo', t: 10 })).snapshot.time).toBe(10);
  // Also while it plays as fast as it goes, and has passed that time before it hears of it.
  await set(page, { speed: 'max' });
  await ask(page, { type: 'play' });
  for (let i = 0; i < 5; i++) {
    const { time } = (await ask(page, { type: 'getSnapshot' })).snapshot;
    const t = Math.ceil(time) + 20;
    expect((await ask(page, { type: 'runTo', t })).snapshot.time).toBe(t);
  }
  await ask(page, { type: 'pause' });
  await set(page, { speed: 2 });
  expect((await ask(page, { type: 'runTo', t: 30 })).snapshot).toEqual(there.snapshot);

  const steps = await Promise.all([1, 2, 3].map(() => ask(page, { type: 'step' })));
  const times = [30, ...steps.map((step) => step.snapshot.time)];
  for (let i = 1; i < times.length; i++) expect(times[i]).toBeGreaterThan(Number(times[i - 1]));
  expect((await ask(page, { type: 'reset' })).snapshot).toMatchObject({
    time: 0,
    systems: [{ arrivals: 0 }, {}, {}],
  });

  const changed = await set(page, { lambda: 0.3, d: 2 });
  expect(changed.type).toBe('change');
  const after = await snapshot(page);
  expect(after.parameters).toMatchObject({ lambda: 0.3, d: 2 });
  expect(after.systems[0]?.meanField).toBeCloseTo(1 + 0.3 ** 2 + 0.3 ** 6 + 0.3 ** 14, 6);
});

test('what somebody does in the figure is told; what only they can set stays when a message sets the rest', async ({
  page,
  host,
  baseURL,
}) => {
  await page.goto(host.page(FRAME_SCRIPT + frameTag(`${baseURL}?view=embed&vs=1,3&controls=play,d,compare`)));
  const frame = await figureFrame(page);
  await ready(page);
  const changes = () => heardOf(page, 'change');
  await frame.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(async () => (await changes()).at(-1)?.parameters.playing).toBe(false);
  const linear = frame.getByRole('radio', { name: 'linear' });
  await linear.check();
  await frame.getByRole('radio', { name: 'by server' }).check();
  await expect(linear).toBeChecked();
  // d comes to where another system is: the others stay for when it leaves again, as on the page.
  expect((await set(page, { d: 3 })).parameters).toMatchObject({ d: 3, vs: [1] });
  expect((await set(page, { theme: 'dark' })).parameters).toMatchObject({ theme: 'dark', vs: [1] });
  expect((await set(page, { d: 2 })).parameters).toMatchObject({ d: 2, vs: [1, 3] });
  await expect(linear).toBeChecked();
  await expect(frame.getByRole('radio', { name: 'by server' })).toBeChecked();
  expect(await changes()).toHaveLength(4);

  // Told unasked: not more than one a second, and the last moment in any case.
  await set(page, { speed: 20, play: true });
  const unasked = async () => (await heardOf(page, 'snapshot')).filter(({ id }) => id === undefined);
  const from = (await unasked()).length;
  await page.waitForTimeout(2500);
  const told = (await unasked()).length - from;
  expect(told).toBeGreaterThanOrEqual(1);
  expect(told).toBeLessThanOrEqual(3);
  await ask(page, { type: 'step' });
  const last = await snapshot(page);
  await expect.poll(async () => (await unasked()).at(-1)?.snapshot.time).toBe(last.time);
  expect((await changes()).at(-1)?.parameters.playing).toBe(false);
});

test('what is wrong is refused and changes nothing; what is not ours is ignored', async ({
  page,
  host,
  baseURL,
}) => {
  const stranger = `<iframe title="Another" hidden srcdoc="<script>
    addEventListener('message', () => parent.frames[0].postMessage({ protocol: 'two-choices', version: 1, type: 'reset' }, '*'));
  </script>"></iframe>`;
  const address = `${baseURL}?view=embed&play=0&n=3&d=2&vs=1&t=5`;
  await page.goto(host.page(FRAME_SCRIPT + frameTag(address) + stranger));
  await ready(page);
  await expect.poll(async () => (await snapshot(page)).time).toBe(5);
  const before = await snapshot(page);
  const errors = async () => (await heardOf(page, 'error')).length;
  await page.evaluate(() => {
    const ours = { protocol: 'two-choices', version: 1, type: 'reset' };
    const foreign = [
      null,
      'reset',
      7,
      [],
      { type: 'reset' },
      { ...ours, version: 2 },
      { ...ours, protocol: 'other' },
    ];
    for (const message of [...foreign, { ...ours, type: undefined }])
      window.frames[0]?.postMessage(message, '*');
    window.frames[1]?.postMessage('now', '*');
  });
  await page.waitForTimeout(300);
  expect(await errors()).toBe(0);
  expect(await snapshot(page)).toEqual(before);

  const wrong: [Record<string, unknown>, RegExp][] = [
    [{ type: 'jump' }, /invalid type: jump/],
    [{ type: 'runTo' }, /invalid t: undefined \(expected 0 to 1000000000\)/],
    [{ type: 'runTo', t: -1 }, /invalid t: -1/],
    [{ type: 'set' }, /invalid parameters: undefined/],
    [{ type: 'set', parameters: { lambda: 1.5, n: 9 } }, /invalid lambda: 1\.5 \(expected 0\.01 to 0\.999\)/],
    [{ type: 'set', parameters: { n: 9, colour: 'red' } }, /invalid name: colour/],
    [{ type: 'set', parameters: { d: 4 } }, /invalid d: 4 \(expected 1 to 3/],
  ];
  for (const [message, reason] of wrong) {
    expect(await ask(page, message)).toMatchObject({ type: 'error', reason: expect.stringMatching(reason) });
  }
  expect(await snapshot(page)).toEqual(before);

  // A run that something else comes between is not taken for one that has arrived.
  const run = ask(page, { type: 'runTo', t: 1_000_000_000 });
  expect((await ask(page, { type: 'reset' })).snapshot.time).toBe(0);
  expect(await run).toMatchObject({ type: 'error', reason: 'the run to 1000000000 was interrupted' });
});
