// What the package's doc comments say of every export.
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../run.mjs';
import { ENTRIES } from './entries.mjs';

/**
 * Reads the exports of each entry from the sources.
 * @returns entries, each with its exports: name, whether it is a type only, its text, tags and example
 */
export function readApi(program) {
  const checker = program.getTypeChecker();
  return ENTRIES.map((entry) => {
    const file = program.getSourceFile(join(ROOT, `src/library/${entry.name}.ts`));
    const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(file));
    return { ...entry, exports: symbols.map((symbol) => readExport(checker, symbol)) };
  });
}

function readExport(checker, exported) {
  const isAlias = exported.flags & ts.SymbolFlags.Alias;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const tags = symbol.getJsDocTags(checker).map(({ name, text }) => ({ name, text: plain(text) }));
  const examples = tags.filter(({ name }) => name === 'example').map(({ text }) => text);
  const { name } = exported;
  const text = plain(symbol.getDocumentationComment(checker));
  if (text === '' || examples.length !== 1) throw new Error(`${name}: expected a text and one @example`);
  return {
    name,
    isType: (symbol.flags & ts.SymbolFlags.Value) === 0,
    text,
    tags: tags.filter((tag) => tag.name !== 'example'),
    example: examples[0].trim(),
  };
}

/** What an editor would show, without the braces around a name that is referred to. */
function plain(parts) {
  return ts.displayPartsToString(parts ?? []).replace(/\{@link\s+([^}]+)\}/g, '`$1`');
}
