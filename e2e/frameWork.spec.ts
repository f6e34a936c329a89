import type { Page } from '@playwright/test';
import { expect, settled, test } from './test';

/**
 * What a frame does, counted: its wall time is a matter of the machine, what it asks of the browser is not.
 * `strokes`: calls to the floor's canvas and its outlines. `fonts`: fonts set on it, each up to 0.1 ms. `changes`: attributes
 * of the page. Pictures that are drawn more seldom, by the clock, are left out.
 */
interface Work {
  strokes: number;
  fonts: number;
  changes: number;
}

async function countWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: Work[] = [];
    let now: Work = { strokes: 0, fonts: 0, changes: 0 };
    Object.assign(window, { framesOfWork: frames });
    const count = (prototype: object, kind: keyof Work, names: readonly string[]) => {
      for (const name of names) {
        const { value } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
        if (typeof value !== 'function') continue;
        Object.defineProperty(prototype, name, {
          value(...given: unknown[]) {
            if (!(this instanceof CanvasRenderingContext2D) || isFloor(this)) now[kind]++;
            return value.apply(this, given);
          },
        });
      }
    };
    const isFloor = (context: CanvasRenderingContext2D) => context.canvas.className === 'floor-canvas';
    const canvas = CanvasRenderingContext2D.prototype;
    count(canvas, 'strokes', Object.getOwnPropertyNames(canvas));
    count(Path2D.prototype, 'strokes', Object.getOwnPropertyNames(Path2D.prototype));
    count(Element.prototype, 'changes', ['setAttribute', 'removeAttribute']);
    const font = Object.getOwnPropertyDescriptor(canvas, 'font');
    Object.defineProperty(canvas, 'font', {
      get() {
        return font?.get?.call(this);
      },
      set(this: CanvasRenderingContext2D, value: string) {
        if (isFloor(this)) now.fonts++;
        font?.set?.call(this, value);
      },
    });
    const real = window.requestAnimationFrame.bind(window);
    const next = () => {
      frames.push(now);
      now = { strokes: 0, fonts: 0, changes: 0 };
      real(next);
    };
    real(next);
  });
}

/** Frames in which something was drawn, to take the median of. */
const FRAMES = 15;

/** The median frame's work, of those in which anything was drawn. */
async function workOf(page: Page): Promise<Work> {
  const drawn = () =>
    page.evaluate(() =>
      (window as unknown as { framesOfWork: Work[] }).framesOfWork.filter(({ strokes }) => strokes > 0),
    );
  await settled(page);
  // What is loaded after the picture draws, too.
  await page.waitForTimeout(1000);
  const before = (await drawn()).length;
  await expect.poll(async () => (await drawn()).length, { timeout: 30_000 }).toBeGreaterThan(before + FRAMES);
  const frames = (await drawn()).slice(before);
  const median = (kind: keyof Work) =>
    frames.map((work) => work[kind]).sort((a, b) => a - b)[frames.length >> 1] ?? 0;
  return { strokes: median('strokes'), fonts: median('fonts'), changes: median('changes') };
}

/** Where a frame's script was measured to fit its budget of milliseconds, and what it then did. */
const LIMITS = [
  { query: '?n=1000&vs=1', most: { strokes: 180, fonts: 6, changes: 24 } },
  { query: '?n=1000000&vs=1,3,5&speed=max', most: { strokes: 200, fonts: 10, changes: 24 } },
  { query: '?n=60&vs=1,3,5&speed=0.1', most: { strokes: 2000, fonts: 16, changes: 24 } },
] as const;

for (const { query, most } of LIMITS) {
  test(`a frame asks no more of the browser than it may: ${query}`, async ({ page }) => {
    await countWork(page);
    await page.goto(`./${query}`);
    const work = await workOf(page);
    for (const kind of ['strokes', 'fonts', 'changes'] as const) {
      expect(work[kind], `${kind} a frame, limit ${most[kind]}`).toBeLessThanOrEqual(most[kind]);
    }
  });
}
