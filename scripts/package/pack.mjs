import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ROOT, runQuietly } from '../run.mjs';
import { readApi } from './api.mjs';
import { packageProgram, writeDeclarations } from './declarations.mjs';
import { ENTRIES } from './entries.mjs';
import { readmeOf } from './readme.mjs';
import { scopedStyles } from './scopedStyles.mjs';

const BUILD = join(ROOT, 'build');
const FOLDER = join(BUILD, 'package');

/**
 * Builds the package into build/package and packs it; nothing is published.
 * @returns the path of the .tgz, and what the doc comments say of each export
 */
export async function packPackage() {
  rmSync(FOLDER, { recursive: true, force: true });
  await buildModules();
  const program = packageProgram();
  const api = readApi(program);
  writeDeclarations(program, join(FOLDER, 'types'));
  // Somebody's compiler may ask what the styles export.
  write('types/style.d.ts', 'export {};\n');
  write('README.md', readmeOf(api));
  copyFileSync(join(ROOT, 'LICENSE'), join(FOLDER, 'LICENSE'));
  const description = describePackage();
  write('package.json', `${JSON.stringify(description, null, 2)}\n`);
  const { ok, output } = runQuietly('npm', ['pack', './build/package', '--pack-destination', './build']);
  if (!ok) throw new Error(`npm pack failed:\n${output}`);
  return { file: join(BUILD, `${description.name}-${description.version}.tgz`), api };
}

/**
 * React is the page's own, for there must be only one. All else is inside: d3 without what is not used of it, which other
 * builds would not know to leave out, and the worker as a text, so that nobody's build has to find it.
 */
async function buildModules() {
  const entry = Object.fromEntries(ENTRIES.map(({ name }) => [name, join(ROOT, `src/library/${name}.ts`)]));
  await build({
    root: ROOT,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    worker: { format: 'iife' },
    css: { postcss: { plugins: [scopedStyles()] } },
    build: {
      outDir: FOLDER,
      target: 'es2022',
      license: { fileName: 'THIRD-PARTY-LICENSES.md' },
      lib: { entry: { ...entry, style: join(ROOT, 'src/library/style.css') }, formats: ['es'] },
      cssCodeSplit: true,
      rolldownOptions: {
        external: /^react(-dom)?(\/|$)/,
        treeshake: { moduleSideEffects: (id) => !/node_modules\/d3/.test(id) },
        output: { chunkFileNames: 'parts/[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
}

function describePackage() {
  const { name, version, description, license, engines } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const entry = (file) => ({ types: `./types/library/${file}.d.ts`, default: `./${file}.js` });
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    exports: {
      '.': entry('index'),
      './react': entry('react'),
      './style.css': { types: './types/style.d.ts', default: './style.css' },
      './package.json': './package.json',
    },
    sideEffects: ['./style.css'],
    peerDependencies: { react: '>=19', 'react-dom': '>=19' },
    // The theory and the simulation do without.
    peerDependenciesMeta: { react: { optional: true }, 'react-dom': { optional: true } },
  };
}

function write(name, text) {
  writeFileSync(join(FOLDER, name), text);
}
