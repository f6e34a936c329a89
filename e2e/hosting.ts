import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { writeServiceWorker } from '../scripts/offline.mjs';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
/** Not the root of the host, as with many of them. */
const PATH = '/lectures/two-choices/';
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Writes the built page as if another version of it had been built: it calls itself by the version's name, and no name of
 * an asset is that of another version.
 */
export function writeVersion(folder: string, name: string): void {
  const renamed = (text: string) => text.replace(/(-[\w-]{8})(\.(?:js|css)\b)/g, `$1-${name}$2`);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  cpSync(join(DIST, 'favicon.svg'), join(folder, 'favicon.svg'));
  const assets = readdirSync(join(DIST, 'assets')).filter((file) => !file.endsWith('.map'));
  for (const file of ['index.html', ...assets.map((asset) => `assets/${asset}`)]) {
    const text = readFileSync(join(DIST, file), 'utf8').replaceAll('Two Choices', `Two Choices ${name}`);
    writeFileSync(join(folder, renamed(file)), renamed(text));
  }
  writeServiceWorker(folder);
}

/** A static host, which lets browsers keep everything for ten minutes, as common ones do. */
export class StaticHost {
  readonly #server = createServer((request, response) => this.#answer(request, response));
  #folder: string;
  /** The files asked for since the last {@link serve}. */
  asked: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @returns the page's address */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${PATH}`;
  }

  /** From now on the host has these files and no others. */
  serve(folder: string): void {
    this.#folder = folder;
    this.asked = [];
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '', 'http://host');
    const file = pathname.slice(PATH.length) || 'index.html';
    this.asked.push(file);
    try {
      const body = readFileSync(join(this.#folder, file));
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'text/plain',
        'cache-control': 'max-age=600',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  }
}

/** Waits until the page's service worker has kept everything and answers for it. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
