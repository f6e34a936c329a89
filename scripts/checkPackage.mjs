// Packs the package, installs it into an empty project, and uses it there as its documents say. Needs no network.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { makeProject } from './package/project.mjs';
import { fail, ROOT } from './run.mjs';

/** Ways of finding modules that somebody's compiler may be set to. */
const RESOLUTIONS = { bundler: 'tsconfig.json', nodenext: 'tsconfig.nodenext.json' };

try {
  const { folder, api, examples, remove } = await makeProject();
  try {
    const inNode = examples.filter(({ inBrowser }) => !inBrowser);
    const problems = [
      ...unused(folder, api),
      ...imported(folder),
      ...Object.entries(RESOLUTIONS).flatMap(([name, config]) => mistyped(folder, name, config)),
      ...(await misprinted(folder, inNode)),
      ...(await unrendered(folder)),
    ];
    for (const problem of problems) console.error(problem);
    const exports = api.reduce((sum, entry) => sum + entry.exports.length, 0);
    console.log(
      `${exports} exports, ${inNode.length} examples in Node: ` +
        (problems.length === 0 ? 'as documented' : `${problems.length} problems`),
    );
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    remove();
  }
} catch (error) {
  fail(error);
}

/** Exports that everyExport.tsx says nothing of. */
function unused(folder, api) {
  const text = readFileSync(join(folder, 'everyExport.tsx'), 'utf8');
  const names = api.flatMap(({ exports }) => exports.map(({ name }) => name));
  return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text)).map((name) => `not used: ${name}`);
}

/** What the theory and the simulation import: they are to run without React, and without a browser. */
function imported(folder) {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const code = readFileSync(join(dirname(resolve('two-choices/package.json')), 'index.js'), 'utf8');
  return [...code.matchAll(/\b(?:from|import) ?["']([^"']+)["']/g)]
    .map(([, specifier]) => specifier)
    .filter((specifier) => !specifier.startsWith('./'))
    .map((specifier) => `index.js imports ${specifier}`);
}

function mistyped(folder, name, config) {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', config], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`types, resolution ${name}:\n${stdout}`];
}

/** Runs each example and compares what it prints with the comments behind its `console.log`. */
async function misprinted(folder, examples) {
  const { log } = console;
  const problems = [];
  for (const { name, code, expected } of examples) {
    const printed = [];
    console.log = (text) => printed.push(String(text));
    try {
      await import(pathToFileURL(compiled(folder, name, code)).href);
    } catch (error) {
      printed.push(String(error));
    } finally {
      console.log = log;
    }
    const wanted = expected.join('\n');
    if (wanted === '') problems.push(`${name} prints nothing that could be compared`);
    else if (printed.join('\n') !== wanted) {
      problems.push(`${name} printed\n${printed.join('\n')}\ninstead of\n${wanted}`);
    }
  }
  return problems;
}

/** A page that is written by a server has the figure's place; the figure comes in the browser. */
async function unrendered(folder) {
  const code = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { TwoChoices } from 'two-choices/react';
    export const html = renderToString(createElement(TwoChoices, { lambda: 0.5 }));`;
  const { html } = await import(pathToFileURL(compiled(folder, 'server', code)).href);
  return html === '<div></div>' ? [] : [`a server renders ${html}`];
}

function compiled(folder, name, code) {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: 'ESNext', target: 'ES2022' },
  });
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, outputText);
  return file;
}
