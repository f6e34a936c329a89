// `npm run build:single`: the page as one HTML file, dist-single/two-choices.html, which runs when opened from disk.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { fail, ROOT } from './run.mjs';

const FILE_NAME = 'two-choices.html';
/** Whose code is inside, and the texts that have to go with it. */
const LICENCES = 'THIRD-PARTY-LICENSES.md';
/** Parts that bring the page into other pages, which a file on a stick cannot do: nothing in it leads to them. */
const LEFT_OUT = ['./embed/startEmbed', './share/ShareDialog'];

const UNPACK = `
const bytes = Uint8Array.from(atob(document.getElementById('packed').textContent), (sign) => sign.charCodeAt(0));
const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
const script = document.createElement('script');
script.type = 'module';
script.textContent = await new Response(stream).text();
document.head.append(script);
`;

try {
  await build({
    root: ROOT,
    // Not `production`: nothing of the hosted page's service worker goes into a file that stands alone.
    mode: 'single',
    logLevel: 'warn',
    publicDir: false,
    // A classic script: Chromium lets a page opened from disk start no module as a worker, not even from its own text.
    worker: { format: 'iife' },
    plugins: [inlineIcon(), inlineLaterFiles(), inlineScriptAndStyles()],
    build: {
      outDir: 'dist-single',
      license: { fileName: LICENCES },
      sourcemap: false,
      modulePreload: false,
      rolldownOptions: { input: join(ROOT, 'index.html'), output: { codeSplitting: false } },
    },
  });
} catch (error) {
  fail(error);
}

/** The icon becomes part of its own link. The picture for who has no JavaScript is left out: it is large. */
function inlineIcon() {
  const icon = readFileSync(join(ROOT, 'public/favicon.svg'), 'utf8');
  return {
    name: 'inline-icon',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('"/favicon.svg"', () => `"data:image/svg+xml,${encodeURIComponent(icon)}"`)
          .replace(/\s*<img\b[^>]*\bsrc="\/still\.svg"[^>]*>/, ''),
    },
  };
}

/**
 * What the page loads later is there from the start: each worker as a text that it is started from, each lazy part imported
 * at once, which lets all modules be joined and saves a tenth.
 */
function inlineLaterFiles() {
  const worker = /\bnew Worker\(\s*new URL\('([^']+)', import\.meta\.url\),?\s*/g;
  const part = /\bimport\('([^']+)'\)/g;
  return {
    name: 'inline-later-files',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(join(ROOT, 'src'))) return null;
      const imports = [];
      const changed = code
        .replace(worker, (_start, file) => {
          imports.push(`import InlineWorker${imports.length} from '${file}?worker&inline';`);
          return `new InlineWorker${imports.length - 1}(`;
        })
        .replace(part, (_import, file) => {
          if (LEFT_OUT.includes(file)) return 'Promise.reject()';
          imports.push(`import * as part${imports.length} from '${file}';`);
          return `Promise.resolve(part${imports.length - 1})`;
        });
      return changed === code ? null : { code: [...imports, changed].join('\n'), map: null };
    },
  };
}

/** The script and the styles of the built page become part of its HTML. */
function inlineScriptAndStyles() {
  return {
    name: 'inline-script-and-styles',
    // Last: Vite's own plugins still write into the script.
    generateBundle: { order: 'post', handler: inline },
  };
}

function inline(_options, bundle) {
  const take = (name) => {
    const { code, source } = bundle[name];
    delete bundle[name];
    return (code ?? String(source)).trim();
  };
  const html = take('index.html')
    .replace(/<script type="module"[^>]* src="\.\/([^"]+)"><\/script>/g, (_tag, name) =>
      packedScript(take(name)),
    )
    .replace(
      /<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/g,
      (_tag, name) => `<style>${styleText(take(name))}</style>`,
    );
  const licences = `<!--\n${take(LICENCES).replaceAll('--', '- -')}\n-->`;
  const left = Object.keys(bundle);
  if (left.length > 0) throw new Error(`not inside ${FILE_NAME}: ${left.join(', ')}`);
  this.emitFile({ type: 'asset', fileName: FILE_NAME, source: `${html}\n${licences}\n` });
}

/** The script compressed, less than half as long, and what unpacks and starts it. */
function packedScript(code) {
  const packed = gzipSync(code, { level: 9 }).toString('base64');
  return `<script id="packed" type="text/plain">${packed}</script><script type="module">${UNPACK}</script>`;
}

function styleText(css) {
  return css.replace(/<\/(?=style)/gi, '<\\/');
}
