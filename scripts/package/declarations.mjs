// The types of the package: what the compiler declares for the entries, and for what they lead to.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../run.mjs';
import { ENTRIES } from './entries.mjs';

const SOURCE = join(ROOT, 'src');
const SPECIFIER = /((?:\bfrom |\bimport\()["'])(\.{1,2}\/[^"']+)(?=["'])/g;

/** The compiler's view of the package's sources. */
export function packageProgram() {
  const config = join(ROOT, 'tsconfig.library.json');
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => refuse([problem]) };
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(config, {}, host);
  return ts.createProgram(fileNames, { ...options, noEmit: false });
}

/** Writes the declarations that the entries lead to, and no others. */
export function writeDeclarations(program, folder) {
  const declared = new Map();
  const { diagnostics } = program.emit(undefined, (file, text) => declared.set(file, text), undefined, true);
  refuse(diagnostics);
  const waiting = ENTRIES.map(({ name }) => join(SOURCE, `library/${name}.d.ts`));
  const written = new Set();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (written.has(file)) continue;
    written.add(file);
    const text = declared.get(file);
    if (text === undefined) throw new Error(`no declarations for ${relative(ROOT, file)}`);
    const path = join(folder, relative(SOURCE, file));
    mkdirSync(dirname(path), { recursive: true });
    // Node's way of finding modules wants the whole name.
    writeFileSync(path, text.replace(SPECIFIER, '$1$2.js'));
    waiting.push(...[...text.matchAll(SPECIFIER)].map(([, , to]) => join(dirname(file), `${to}.d.ts`)));
  }
}

function refuse(diagnostics) {
  if (diagnostics.length === 0) return;
  const host = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => ROOT,
    getNewLine: () => '\n',
  };
  throw new Error(ts.formatDiagnostics(diagnostics, host));
}
