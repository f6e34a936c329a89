// An empty project of somebody's, with the package installed from its .tgz.
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { ROOT, runQuietly } from '../run.mjs';
import { examplesOf } from './examples.mjs';
import { packPackage } from './pack.mjs';

/** Packages that the project has beside ours: already installed here, so that no network is needed. */
const BESIDE = ['react', 'react-dom', '@types/react', '@types/react-dom'];

/**
 * Packs the package and installs it into a new folder outside of this project, with every example as a file.
 * @returns the folder, what the package exports, its examples, and what removes the folder
 */
export async function makeProject() {
  const { file, api } = await packPackage();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'package-')));
  writeJson(folder, 'package.json', { private: true, type: 'module' });
  const flags = ['--offline', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  const { ok, output } = runQuietly('npm', ['install', '--prefix', folder, ...flags, file]);
  if (!ok) throw new Error(`npm install failed:\n${output}`);
  for (const name of BESIDE) link(name, join(folder, 'node_modules', name));
  cpSync(join(ROOT, 'scripts/package/fixture'), folder, { recursive: true });
  const examples = examplesOf(api);
  mkdirSync(join(folder, 'examples'));
  for (const { name, code } of examples) writeFileSync(join(folder, `examples/${name}.tsx`), `${code}\n`);
  return { folder, api, examples, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Builds the project's page as somebody would, without any settings for the package. */
export async function buildPage(folder) {
  await build({ root: folder, configFile: false, envDir: false, logLevel: 'error', base: './' });
  return join(folder, 'dist');
}

function link(name, place) {
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', name), place, 'junction');
}

function writeJson(folder, name, value) {
  writeFileSync(join(folder, name), JSON.stringify(value, null, 2));
}
