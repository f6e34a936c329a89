import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { arch } from 'node:os';
import { findBrowser } from '../../scripts/browser.mjs';
import type { Engine } from './engine';

const DRIVER = findBrowser('webkit');
const LIBRARIES = arch() === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
/** What the driver starts; Debian has one for each version of the library. */
const BROWSERS = ['4.1', '6.0'].map((version) => `/usr/lib/${LIBRARIES}/webkit2gtk-${version}/MiniBrowser`);
const STARTS_WITHIN_MS = 20_000;

const BROWSER = BROWSERS.find((path) => existsSync(path));

/** Whether this machine has Debian's WebKit, its driver, and a screen that nobody sees. */
export const hasWebKit = DRIVER !== undefined && BROWSER !== undefined;

/** A WebKit, driven by WebDriver. */
export interface WebKit extends Engine {
  close(): Promise<void>;
}

/** @param port for the driver, on 127.0.0.1 */
export async function startWebKit(port: number): Promise<WebKit> {
  // In a group of its own, so that what it starts ends with it.
  const driver = spawn('xvfb-run', ['-a', DRIVER ?? '', `--port=${port}`, '--host=127.0.0.1'], {
    detached: true,
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  try {
    await answers(base);
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
        },
      },
    });
    const session = `/session/${sessionId}`;
    return {
      open: (address) => send('POST', `${session}/url`, { url: address }),
      run: (script) => send('POST', `${session}/execute/sync`, { script, args: [] }),
      async close() {
        await send('DELETE', session).catch(() => undefined);
        end(driver);
      },
    };
  } catch (error) {
    end(driver);
    throw error;
  }
}

async function answers(base: string): Promise<void> {
  const endMs = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      await fetch(`${base}/status`);
      return;
    } catch (error) {
      if (Date.now() > endMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid);
}
