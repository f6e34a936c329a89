import type { CDPSession, Page } from '@playwright/test';
import { expect, settled, test } from './test';

/** A few hundred frames in every run, half an hour with LONG_MINUTES=30. */
const { LONG_MINUTES = '0' } = process.env;
const MINUTES = Number(LONG_MINUTES);
const SAMPLES = 10;
const LEAST_FRAMES = 30;
/** Of the samples, the first few are of a page that still fills its buffers and compiles its code. */
const WARM_UP = 4;

/** What must not grow. Sizes in MB, after the garbage is collected. */
interface Footprint {
  readonly heap: number;
  readonly workerHeap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Of the page: whatever waits for something, or is kept for it, holds one. */
  readonly functions: number;
  readonly workers: number;
}

/**
 * By how much the last samples may be above the first: text that comes and goes, buffers that double once, and far fewer
 * functions than frames.
 */
const MOST_GROWTH: Footprint = {
  heap: 0.5,
  workerHeap: 0.5,
  nodes: 60,
  listeners: 0,
  functions: LEAST_FRAMES,
  workers: 0,
};

test.setTimeout((MINUTES * 1.5 + 2) * 60_000);

test(`${MINUTES > 0 ? `${MINUTES} minutes` : 'a while'} at top speed: memory, elements, listeners and workers stay as they are`, async ({
  page,
}, { annotations }) => {
  await page.goto('./?n=1000&vs=1&speed=max');
  await settled(page);
  const samples = await sampled(page, SAMPLES, async () => {
    await page.waitForTimeout((MINUTES * 60_000) / SAMPLES);
    await framesOf(page, LEAST_FRAMES);
  });
  annotations.push({ type: 'footprints', description: JSON.stringify(samples) });
  expectFlat(samples);
  expect(samples.at(-1)?.workers).toBe(1);
});

test('tables computed one after the other leave nothing behind', async ({ page }, { annotations }) => {
  const isLong = MINUTES > 0;
  await page.goto(`./?view=table${isLong ? '' : '&n=20&d=2&lambda=0.5,0.9&runs=4&time=200'}`);
  await settled(page);
  if (isLong) await page.getByRole('radio', { name: 'as in the paper' }).check();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const progress = page.getByRole('region', { name: 'Progress' }).getByRole('status');
  const samples = await sampled(page, SAMPLES, async () => {
    await press('Run all');
    await expect(progress).toContainText(/(\d+) of \1 cells/, { timeout: 120_000 });
    await press('Forget results');
    await expect(page.getByRole('button', { name: 'Run all' })).toBeEnabled();
  });
  annotations.push({ type: 'footprints', description: JSON.stringify(samples) });
  expectFlat(samples);
});

function expectFlat(samples: readonly Footprint[]): void {
  const settledSamples = samples.slice(WARM_UP);
  const half = settledSamples.length >> 1;
  for (const kind of ['heap', 'workerHeap', 'nodes', 'listeners', 'functions', 'workers'] as const) {
    // The least: what was only not yet collected is no growth.
    const least = (part: readonly Footprint[]) => Math.min(...part.map((footprint) => footprint[kind]));
    const growth = least(settledSamples.slice(half)) - least(settledSamples.slice(0, half));
    const all = samples.map((footprint) => Number(footprint[kind].toFixed(1))).join(' ');
    expect(growth, `growth of ${kind}, limit ${MOST_GROWTH[kind]}: ${all}`).toBeLessThanOrEqual(
      MOST_GROWTH[kind],
    );
  }
}

/** Waits for so many frames: on a slow machine as much happens between two samples as on a fast one. */
function framesOf(page: Page, count: number): Promise<void> {
  return page.evaluate(
    (left) =>
      new Promise<void>((resolve) => {
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
    count,
  );
}

async function sampled(page: Page, count: number, between: () => Promise<void>): Promise<Footprint[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const workers = await WorkerSessions.of(browser);
  const samples: Footprint[] = [];
  for (let i = 0; i < count; i++) {
    await between();
    await browser.send('HeapProfiler.collectGarbage');
    const { metrics } = await browser.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    samples.push({
      heap: megabytes(await browser.send('Runtime.getHeapUsage')),
      workerHeap: await workers.heap(),
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      functions: await functionsOf(browser),
      workers: page.workers().length,
    });
  }
  await browser.detach();
  return samples;
}

/** How many functions a page has. */
async function functionsOf(browser: CDPSession): Promise<number> {
  const objectGroup = 'functions';
  const { result } = await browser.send('Runtime.evaluate', {
    expression: 'Function.prototype',
    objectGroup,
  });
  const prototypeObjectId = result.objectId ?? '';
  const { objects } = await browser.send('Runtime.queryObjects', { prototypeObjectId, objectGroup });
  const length = await browser.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await browser.send('Runtime.releaseObjectGroup', { objectGroup });
  return length.result.value;
}

interface HeapUsage {
  readonly usedSize: number;
  readonly backingStorageSize?: number;
}

/** Objects, and the numbers in typed arrays. */
function megabytes({ usedSize, backingStorageSize = 0 }: HeapUsage): number {
  return (usedSize + backingStorageSize) / 1e6;
}

/** Asks a page's workers, which Playwright's own sessions do not reach. */
class WorkerSessions {
  readonly #browser: CDPSession;
  readonly #sessions = new Set<string>();
  readonly #answers = new Map<number, (result: unknown) => void>();
  #asked = 0;

  static async of(browser: CDPSession): Promise<WorkerSessions> {
    const workers = new WorkerSessions(browser);
    const options = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false };
    await browser.send('Target.setAutoAttach', options);
    return workers;
  }

  private constructor(browser: CDPSession) {
    this.#browser = browser;
    browser.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') this.#sessions.add(sessionId);
    });
    browser.on('Target.detachedFromTarget', ({ sessionId }) => this.#sessions.delete(sessionId));
    browser.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message);
      this.#answers.get(id)?.(result);
    });
  }

  /** Memory of all workers together, in MB. */
  async heap(): Promise<number> {
    let sum = 0;
    for (const sessionId of this.#sessions) {
      await this.#ask(sessionId, 'HeapProfiler.collectGarbage');
      sum += megabytes((await this.#ask(sessionId, 'Runtime.getHeapUsage')) as HeapUsage);
    }
    return sum;
  }

  #ask(sessionId: string, method: string): Promise<unknown> {
    const id = ++this.#asked;
    const answer = new Promise((resolve) => this.#answers.set(id, resolve));
    this.#browser.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    return answer;
  }
}
