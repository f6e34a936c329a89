// Builds one TypeScript module of the project, with all it imports, into one file, as the page has it: modules joined into
// one run faster than each on its own.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.mjs';

/**
 * @param source path of the module, from the project's root
 * @param folder where the file goes
 * @returns what the module exports
 */
export async function buildModule(source, folder) {
  // Not at the top: on a fresh machine Vite is there only after the install step.
  const { build } = await import('vite');
  await build({
    root: ROOT,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: join(ROOT, source),
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'module.mjs' } },
    },
  });
  return import(pathToFileURL(join(folder, 'module.mjs')).href);
}
