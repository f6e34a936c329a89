import type { Frame, Locator, Page } from '@playwright/test';
import type { EmbedParameters, EmbedSnapshot } from '../src/protocol/embedMessages';
import { EmbedHost } from './embedHost';
import { test as base, expect } from './test';

/** Any message of a figure, as a page around it has it. */
export interface Heard {
  readonly type: string;
  readonly id?: unknown;
  readonly reason?: string;
  readonly height?: number;
  readonly parameters: EmbedParameters;
  readonly snapshot: EmbedSnapshot;
}

/** Test, with somebody else's host for pages that have figures in them. */
export const test = base.extend<{ host: EmbedHost }>({
  host: async ({ baseURL }, use) => {
    const host = new EmbedHost(baseURL ?? '');
    await host.start();
    await use(host);
    await host.stop();
  },
});

export { expect };

/** What a page with plain frames does, as EMBEDDING.md has it; it also keeps what it hears. */
export const FRAME_SCRIPT = `<script>
  heard = [];
  addEventListener('message', ({ source, data }) => {
    const frame = [...document.querySelectorAll('iframe')].find((one) => one.contentWindow === source);
    if (!frame || data?.protocol !== 'two-choices') return;
    heard.push(data);
    if (data.type === 'height') frame.style.height = data.height + 'px';
    if (data.type === 'escape') frame.blur();
  });
</script>`;

/** A plain frame with a figure. */
export function frameTag(address: string, attributes = ''): string {
  const style = 'display: block; width: 900px; height: 300px; border: 0';
  return `<iframe title="A figure" src="${address}" style="${style}" ${attributes}></iframe>`;
}

/** The frame of a page's only figure, or of one of its figures, once it has loaded. */
export async function figureFrame(page: Page, index = 0): Promise<Frame> {
  const figures = () => page.frames().filter((frame) => frame.url().includes('view=embed'));
  await expect.poll(() => figures().length).toBeGreaterThan(index);
  const frame = figures()[index];
  if (!frame) throw new Error('no figure');
  return frame;
}

/** What the page's figures have said so far. */
export async function heardOf(page: Page, type: string): Promise<Heard[]> {
  const heard = await page.evaluate<Heard[]>('heard');
  return heard.filter((message) => message.type === type);
}

/** Waits until the page's figure hears. */
export async function ready(page: Page): Promise<void> {
  await expect.poll(async () => (await heardOf(page, 'ready')).length).toBeGreaterThan(0);
}

/** Sends a message to the page's first frame and waits for the answer with its id. */
export async function ask(page: Page, message: Record<string, unknown>): Promise<Heard> {
  return page.evaluate((sent) => {
    const envelope = { protocol: 'two-choices', version: 1, id: crypto.randomUUID() };
    return new Promise<Heard>((resolve) => {
      window.addEventListener('message', function hear({ data }) {
        if (data.id !== envelope.id) return;
        window.removeEventListener('message', hear);
        resolve(data);
      });
      window.frames[0]?.postMessage({ ...envelope, ...sent }, '*');
    });
  }, message);
}

/** Notes in every frame, before anything runs there, what its worker is told; {@link commandsOf} reads it. */
export async function noteCommands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const commands: unknown[] = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { type: string }) {
      commands.push(message.type);
      postMessage.call(this, message);
    };
    Object.assign(window, { commands });
  });
}

/** How many commands of a kind a frame has given to its worker. */
export async function commandsOf(frame: Frame, type: string): Promise<number> {
  return frame.evaluate((kind) => {
    const { commands } = window as unknown as { commands: string[] };
    return commands.filter((command) => command === kind).length;
  }, type);
}

/** The height of a figure in its page once it no longer changes: parts of it are loaded after the first picture. */
export async function settledHeight(figure: Locator): Promise<number> {
  const height = () => figure.evaluate((element) => element.clientHeight);
  let last = 0;
  await expect(async () => {
    const before = last;
    last = await height();
    expect(last).toBe(before);
  }).toPass({ intervals: [700] });
  return last;
}
