// The import rules of the house: who may import whom, and which packages (CONTRIBUTING.md has them as a table).
// scripts/importRules.mjs breaks every one of them on purpose to see that it is reported.
const MAY_IMPORT = {
  model: { folders: [], packages: [] },
  experiment: { folders: ['model'], packages: [] },
  protocol: { folders: ['experiment', 'model'], packages: [] },
  worker: { folders: ['protocol', 'model'], packages: [] },
  // The worker's entry file only, to start it (`?worker`): the compiler refuses everything else it could give.
  bridge: {
    folders: ['protocol', 'experiment', 'model'],
    packages: [],
    files: '^src/worker/[^/]+\\.worker\\.ts$',
  },
  stores: { folders: ['experiment', 'model'], packages: ['zustand'] },
  charts: { folders: ['model'], packages: ['react', 'd3', 'd3-[a-z-]+'] },
  controls: { folders: [], packages: ['react'] },
  app: {
    folders: ['model', 'experiment', 'protocol', 'bridge', 'stores', 'charts', 'controls'],
    packages: ['react', 'react-dom', 'zustand', 'idb-keyval'],
  },
  element: { folders: ['protocol'], packages: [] },
  library: {
    folders: ['model', 'protocol', 'bridge', 'stores', 'app'],
    packages: ['react', 'react-dom', 'zustand'],
  },
  cli: { folders: ['model', 'experiment', 'charts'], packages: ['commander'], node: true },
};

const FOLDERS = Object.keys(MAY_IMPORT);

// Tests, and what only tests use, may import test tools and read reference figures from disk.
const TEST_FILE = '\\.test\\.tsx?$|/testing/';

const NPM = [
  'npm',
  'npm-dev',
  'npm-optional',
  'npm-peer',
  'npm-bundled',
  'npm-no-pkg',
  'npm-unknown',
  'unknown',
];

const rules = FOLDERS.flatMap((folder) => {
  const { folders, packages, files, node = false } = MAY_IMPORT[folder];
  const from = { path: `^src/${folder}/`, pathNot: TEST_FILE };
  const own = `^src/(${[folder, ...folders].join('|')})/`;
  return [
    {
      name: `${folder}-folders`,
      comment: `${folder}/ may import ${folders.join(', ') || 'nothing but itself'}`,
      severity: 'error',
      from,
      to: { path: '^src/', pathNot: files ? [own, files] : own },
    },
    {
      name: `${folder}-packages`,
      comment: `${folder}/ may use the packages ${packages.join(', ') || '(none)'}`,
      severity: 'error',
      from,
      to: { dependencyTypes: NPM, pathNot: `node_modules/(@types/)?(${packages.join('|') || '-'})/` },
    },
    ...(node
      ? []
      : [
          {
            name: `${folder}-node`,
            comment: `${folder}/ runs in a browser: no Node modules`,
            severity: 'error',
            from,
            to: { dependencyTypes: ['core'] },
          },
        ]),
  ];
});

module.exports = {
  forbidden: [
    ...rules,
    {
      name: 'main-only-app',
      comment: 'main.tsx renders the app and does nothing else',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { pathNot: '^src/app/|node_modules/(@types/)?(react|react-dom)/' },
    },
    {
      name: 'no-stray',
      comment: 'a file outside the known folders would escape the rules',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(main\\.tsx$|(${FOLDERS.join('|')})/)` },
      to: {},
    },
    {
      name: 'no-stray-target',
      comment: 'a file outside the known folders would escape the rules',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: `^src/(${FOLDERS.join('|')})/` },
    },
    {
      name: 'no-test-code',
      comment: 'what ships may not import what only tests use',
      severity: 'error',
      from: { pathNot: TEST_FILE },
      to: { path: `^src/.*(${TEST_FILE})` },
    },
    {
      name: 'no-undeclared-package',
      comment: 'a package not in package.json may be gone with the next install',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'cli-no-react',
      comment: 'the command line draws with what knows nothing of React',
      severity: 'error',
      from: { path: '^src/cli/', pathNot: TEST_FILE },
      to: { path: 'node_modules/(@types/)?react/', reachable: true },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.app.json' },
    // Types are imports too: they say who knows about whom.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
