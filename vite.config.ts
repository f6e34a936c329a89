import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Relative addresses: the built page works under any path of any static host.
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: true,
    // The umbrella package d3 does not say that its modules have no side effects, though they have none: 9 kB of gzip.
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !/node_modules\/d3/.test(id) } },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
