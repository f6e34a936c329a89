// Breaks every import rule on purpose, in a copy, and sees that dependency-cruiser reports it: a checker that reads
// nothing also finds nothing wrong.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './run.mjs';

// The table of CONTRIBUTING.md, said a second time so that a slip in the rules is noticed.
const FOLDERS = {
  model: [],
  experiment: ['model'],
  protocol: ['experiment', 'model'],
  worker: ['protocol', 'model'],
  bridge: ['protocol', 'experiment', 'model'],
  stores: ['experiment', 'model'],
  charts: ['model'],
  controls: [],
  app: ['model', 'experiment', 'protocol', 'bridge', 'stores', 'charts', 'controls'],
  element: ['protocol'],
  library: ['model', 'protocol', 'bridge', 'stores', 'app'],
  cli: ['model', 'experiment', 'charts'],
};
const PACKAGES = {
  react: ['charts', 'controls', 'app', 'library'],
  'react/jsx-runtime': ['charts', 'controls', 'app', 'library'],
  'react-dom/client': ['app', 'library'],
  d3: ['charts'],
  zustand: ['stores', 'app', 'library'],
  'zustand/react/shallow': ['stores', 'app', 'library'],
  'idb-keyval': ['app'],
  commander: ['cli'],
  vitest: [],
};
const NODE_MODULES = { 'node:fs': ['cli'], worker_threads: ['cli'] };

/** Each planted file holds one import; `rule` is the one it breaks, or null when it is allowed. */
const plants = [...folderPlants(), ...packagePlants(), ...syntaxPlants(), ...otherPlants()];

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
try {
  copyProject();
  plant();
  const { modules, summary } = cruise();
  const { forbidden } = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs'));
  const problems = [
    ...unread(modules),
    ...misjudged(summary.violations),
    ...silent(forbidden, summary.violations),
  ];
  for (const problem of problems) console.error(problem);
  console.log(
    `${forbidden.length} rules, ${plants.length} planted imports, ${modules.length} modules: ` +
      (problems.length === 0 ? 'every rule bit and none bit wrongly' : `${problems.length} problems`),
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function folderPlants() {
  return Object.entries(FOLDERS).flatMap(([folder, allowed]) =>
    Object.keys(FOLDERS).map((other) => ({
      file: `src/${folder}/planted/${other}.ts`,
      code: `import { target } from '../../${other}/plantedTarget';`,
      rule: other === folder || allowed.includes(other) ? null : `${folder}-folders`,
    })),
  );
}

function packagePlants() {
  const kinds = { packages: PACKAGES, node: NODE_MODULES };
  return Object.entries(kinds).flatMap(([kind, table]) =>
    Object.entries(table).flatMap(([name, allowed]) =>
      Object.keys(FOLDERS).map((folder) => ({
        file: `src/${folder}/planted/package-${name.replace(/\W/g, '-')}.ts`,
        code: `import * as all from '${name}';`,
        rule: allowed.includes(folder) ? null : `${folder}-${kind}`,
      })),
    ),
  );
}

/** Every way of writing an import. */
function syntaxPlants() {
  const ways = {
    type: "import type { Target } from '../../app/plantedTarget';",
    inlineType: "import { type Target } from '../../app/plantedTarget';",
    typeOf: "export type Target = import('../../app/plantedTarget').Target;",
    sideEffect: "import '../../app/plantedTarget';",
    dynamic: "export const load = () => import('../../app/plantedTarget');",
    reExport: "export { target } from '../../app/plantedTarget';",
    json: "import figures from '../../app/planted.json';",
    style: "import '../../app/planted.css';",
    query: "import address from '../../app/plantedTarget?url';",
    component: "import { target } from '../../app/PlantedComponent';",
  };
  return Object.entries(ways).map(([way, code]) => ({
    file: `src/model/planted/way-${way}.ts`,
    code,
    rule: 'model-folders',
  }));
}

function otherPlants() {
  const worker = '../../worker/planted.worker.ts?worker&inline';
  return [
    { file: 'src/bridge/planted/start.ts', code: `import Simulation from '${worker}';`, rule: null },
    { file: 'src/app/planted/start.ts', code: `import Simulation from '${worker}';`, rule: 'app-folders' },
    {
      file: 'src/model/planted/figures.test.ts',
      code: "import { readFileSync } from 'node:fs';",
      rule: null,
    },
    { file: 'src/model/planted/tool.test.ts', code: "import { test } from 'vitest';", rule: null },
    { file: 'src/model/planted/test.ts', code: "import './figures.test';", rule: 'no-test-code' },
    { file: 'src/planted/stray.ts', code: "import '../model/plantedTarget';", rule: 'no-stray' },
    { file: 'src/app/planted/stray.ts', code: "import '../../planted/stray';", rule: 'no-stray-target' },
    { file: 'src/main.tsx', code: "import './model/plantedTarget';", rule: 'main-only-app' },
    { file: 'src/app/planted/typo.ts', code: "import './noSuchFile';", rule: 'no-unresolvable' },
    // Installed, because d3 depends on it, but not ours to import.
    { file: 'src/charts/planted/undeclared.ts', code: "import 'internmap';", rule: 'no-undeclared-package' },
    {
      file: 'src/cli/planted/drawing.ts',
      code: "import '../../charts/planted/package-react';",
      rule: 'cli-no-react',
    },
    { file: 'src/app/planted/circle.ts', code: "import '../plantedCircle';", rule: 'no-circular' },
  ];
}

function copyProject() {
  for (const name of ['src', 'package.json', '.dependency-cruiser.cjs', ...tsconfigs()]) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

function tsconfigs() {
  return readdirSync(ROOT).filter((name) => /^tsconfig.*\.json$/.test(name));
}

function plant() {
  for (const folder of Object.keys(FOLDERS)) {
    write(`src/${folder}/plantedTarget.ts`, 'export const target = 1;\nexport type Target = number;\n');
  }
  write('src/app/PlantedComponent.tsx', 'export const target = <p />;\n');
  write('src/app/planted.json', '{}\n');
  write('src/app/planted.css', 'p { color: teal }\n');
  write('src/app/plantedCircle.ts', "import type { Circle } from './planted/circle';\n");
  write('src/worker/planted.worker.ts', 'self.close();\n');
  for (const { file, code } of plants) write(file, `${code}\n`);
}

function write(file, text) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

function cruise() {
  const tool = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [tool, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src'];
  const options = { cwd: copy, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 };
  const { stdout, stderr } = spawnSync(process.execPath, args, options);
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser gave no report:\n${stdout}${stderr}`);
  return JSON.parse(stdout);
}

/** Source files that were not read. */
function unread(modules) {
  const read = new Set(modules.map(({ source }) => source));
  return readdirSync(join(copy, 'src'), { recursive: true })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !read.has(name))
    .map((name) => `not read: ${name}`);
}

/** Planted imports that went unreported, and allowed ones that were reported. */
function misjudged(violations) {
  return plants.flatMap(({ file, code, rule }) => {
    const reported = violations.filter(({ from }) => from === file).map((violation) => violation.rule.name);
    if (rule === null) return reported.map((name) => `${name} bit wrongly: ${file}: ${code}`);
    return reported.includes(rule) ? [] : [`${rule} did not bite: ${file}: ${code}`];
  });
}

/** Rules that no planted import broke: they need a plant here. */
function silent(forbidden, violations) {
  const bitten = new Set(violations.map(({ rule }) => rule.name));
  return forbidden.filter(({ name }) => !bitten.has(name)).map(({ name }) => `never bit: ${name}`);
}
