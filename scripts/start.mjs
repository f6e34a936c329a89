// `npm start`: builds the page and serves it on this machine.
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { fail, ROOT } from './run.mjs';

const DEFAULT_PORT = 4173;

try {
  const chosen = chosenPort();
  ensureInstalled();
  // Only now are Vite's files sure to be there.
  const { build, preview } = await import('vite');
  // Not `production`, which has a service worker: that would answer at this address when something else is served there.
  await build({ root: ROOT, mode: 'start', logLevel: 'warn' });
  const server = await serve(preview, chosen);
  console.log(`Two Choices is at http://127.0.0.1:${server.httpServer.address().port}/  (Ctrl-C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(server));
} catch (error) {
  fail(error);
}

/** The port asked for, or undefined: `--port` goes before the environment's PORT. */
function chosenPort() {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const text = values.port ?? process.env.PORT;
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new Error(`invalid port: ${text} (expected 1 to 65535, for example: npm start -- --port 5000)`);
  }
  return port;
}

async function serve(preview, chosen) {
  try {
    return await preview({
      root: ROOT,
      logLevel: 'warn',
      // A port somebody chose is the one to use; our own default may move to the next free one.
      preview: { host: '127.0.0.1', port: chosen ?? DEFAULT_PORT, strictPort: chosen !== undefined },
    });
  } catch (error) {
    if (chosen === undefined) throw error;
    throw new Error(`port ${chosen} cannot be used: ${error.message}`);
  }
}

async function stop(server) {
  // A browser keeps its connections open; without this the server waits for it.
  server.httpServer.closeAllConnections?.();
  await server.close();
  process.exit(0);
}
