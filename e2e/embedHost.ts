import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where the built page lies a second time: not at the root of its host. */
const FIGURE_PATH = '/a/b/';

interface HostPage {
  readonly html: string;
  readonly headers: Record<string, string>;
}

/**
 * Somebody else's host, of another origin than the built page's: it has the pages that tests write, and the built page a
 * second time, with headers that tests choose.
 */
export class EmbedHost {
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #pages = new Map<string, HostPage>();
  readonly #built: string;
  /** Sent with every file of the built page. */
  figureHeaders: Record<string, string> = {};

  /** @param built address of the built page */
  constructor(built: string) {
    this.#built = built;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The address of the built page at this host. */
  get figure(): string {
    return `${this.#origin}${FIGURE_PATH}`;
  }

  /**
   * @param body what stands in the page
   * @returns the page's address
   */
  page(body: string, headers: Record<string, string> = {}): string {
    const path = `/page-${this.#pages.size}.html`;
    const head = '<meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">';
    const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
    this.#pages.set(path, { html, headers });
    return `${this.#origin}${path}`;
  }

  get #origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(url, 'http://host');
    const page = this.#pages.get(pathname);
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers });
      response.end(page.html);
    } else if (pathname.startsWith(FIGURE_PATH)) {
      const file = await fetch(new URL(pathname.slice(FIGURE_PATH.length), this.#built));
      const type = file.headers.get('content-type') ?? 'text/plain';
      response.writeHead(file.status, { 'content-type': type, ...this.figureHeaders });
      response.end(Buffer.from(await file.arrayBuffer()));
    } else {
      response.writeHead(404).end();
    }
  }
}
