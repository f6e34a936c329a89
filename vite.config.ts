import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './scripts/offline.mjs';

export default defineConfig({
  // Relative addresses: the built page works under any path of any static host.
  base: './',
  plugins: [react(), offline()],
  // A frame without an origin may start a worker from a text, but not as a module.
  worker: { format: 'iife' },
  build: {
    target: 'es2022',
    sourcemap: true,
    // Licences ask for their texts to go with what is shipped.
    license: { fileName: 'THIRD-PARTY-LICENSES.md' },
    // Every browser that runs the rest preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', embed: 'src/element/embed.ts' },
      // Pages of others load the element by its name, so that it has the same in every version.
      output: {
        entryFileNames: ({ name }) => (name === 'embed' ? 'embed.js' : 'assets/[name]-[hash].js'),
        // Where packages are installed is nothing to the page: the same bytes wherever it is built.
        sourcemapPathTransform: (path) => path.replace(/^.*\/(?=node_modules\/)/, ''),
      },
      // The umbrella package d3 does not say that its modules have no side effects, though they have none: 9 kB of gzip.
      treeshake: { moduleSideEffects: (id) => !/node_modules\/d3/.test(id) },
    },
  },
  server: { host: '127.0.0.1' },
  // A figure in a sandboxed frame has no origin: its scripts need leave, which static hosts give by this header.
  preview: { host: '127.0.0.1', cors: true },
});
