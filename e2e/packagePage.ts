import { expect, type Locator, type Page } from '@playwright/test';
import type { FigureHandle } from '../src/library/figureHandle';
import type { FigureOptions } from '../src/library/figureOptions';

/** What the page in scripts/package/fixture, and these helpers, put into its window. */
declare global {
  interface Window {
    mountFigure(element: Element, options: FigureOptions): FigureHandle;
    showComponent(): void;
    showExample(name: string): Promise<unknown>;
    changes: number[];
    one: FigureHandle;
    two: FigureHandle;
    kept: Set<string>;
    framesAsked: number;
  }
}

/** Mounts a figure into an element of the page, and calls it by that element's name. */
export async function mount(page: Page, name: 'one' | 'two', options: FigureOptions): Promise<Locator> {
  await page.evaluate(
    ([id, given]) => {
      const element = document.querySelector(`#${id}`);
      if (!element) throw new Error(`no #${id}`);
      Object.assign(window, { [id]: window.mountFigure(element, given) });
    },
    [name, options] as const,
  );
  const figure = page.locator(`#${name}`).getByRole('region', { name: 'Two Choices' });
  await expect(figure).toBeVisible();
  return figure;
}

/** Simulated time of a figure, 0 before there is a moment to show. */
export function timeOf(page: Page, name: 'one' | 'two'): Promise<number> {
  return page.evaluate((id) => window[id].snapshot()?.time ?? 0, name);
}

/** Everything that styles say of the page's own elements; their heights grow with what is on the page. */
export function hostStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['html', 'body', 'h1', 'p', 'sup', 'button', 'ul', 'li'].flatMap((name) => {
      const element = document.querySelector(name);
      if (!element) throw new Error(`no ${name}`);
      const style = getComputedStyle(element);
      return Array.from(style)
        .filter((property) => !/^(height|block-size|perspective-origin|transform-origin)$/.test(property))
        .map((property) => `${name} ${property}: ${style.getPropertyValue(property)}`);
    }),
  );
}

/** From the next page on, notes the listeners of the window, the document and media queries, and the frames asked for. */
export async function watchListeners(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = new Set<string>();
    Object.assign(window, { kept, framesAsked: 0 });
    for (const target of [window, document, MediaQueryList.prototype]) {
      const { addEventListener, removeEventListener } = target;
      const nameOf = (type: string, listener: unknown) => {
        const known = listener as { listenerId?: string };
        known.listenerId ??= String(Math.random());
        return `${type} ${known.listenerId}`;
      };
      Object.assign(target, {
        addEventListener(this: EventTarget, type: string, listener: EventListener, options?: boolean) {
          kept.add(nameOf(type, listener));
          addEventListener.call(this, type, listener, options);
        },
        removeEventListener(this: EventTarget, type: string, listener: EventListener, options?: boolean) {
          kept.delete(nameOf(type, listener));
          removeEventListener.call(this, type, listener, options);
        },
      });
    }
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      window.framesAsked++;
      return request.call(window, callback);
    };
  });
}

/** The kinds of events that are listened to. */
export function listenersOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Array.from(window.kept, (name) => name.split(' ')[0] ?? '').sort());
}
