import { SAMPLINGS } from '../../model/parameters';
import { THEMES, type Theme } from '../../stores/controlStore';
import { type Correction, QueryReader } from '../queryReader';
import { experimentOf, type TableFields } from './tableFields';
import { DEFAULT_FIELDS } from './tablePresets';

/** What a link to the table says. */
export interface TableLink {
  readonly fields: TableFields;
  readonly theme: Theme;
  readonly corrections: readonly Correction[];
}

/** Names in the order in which a link has them. */
const WRITTEN = ['n', 'd', 'lambda', 'sampling', 'runs', 'time', 'seed', 'theme'] as const;
const LISTED = ['n', 'd', 'lambda', 'runs', 'time', 'seed'] as const;

/**
 * Reads a link's query. Never fails: a field that cannot be taken is replaced by the usual one, and named.
 * @param query such as `?view=table&n=500&d=1,2`
 */
export function readTableLink(query: string): TableLink {
  const reader = new QueryReader(query);
  let fields: TableFields = {
    ...DEFAULT_FIELDS,
    sampling: reader.word('sampling', SAMPLINGS, DEFAULT_FIELDS.sampling),
  };
  for (const name of LISTED) {
    const text = reader.text(name);
    if (text === null) continue;
    const problem = problemOf({ ...DEFAULT_FIELDS, [name]: text }, name);
    if (problem === null) fields = { ...fields, [name]: text.trim() };
    else reader.correct(name, problem, DEFAULT_FIELDS[name]);
  }
  // Each by itself may be right and all together not: more choices than servers, or too many cells.
  const together = problemOf(fields, null);
  if (together !== null) {
    reader.correct('table', together, 'Table 1');
    fields = DEFAULT_FIELDS;
  }
  return { fields, theme: reader.word('theme', THEMES, 'auto'), corrections: reader.corrections };
}

/** The query that leads to a table; what is usual is left out. */
export function writeTableLink(fields: TableFields, theme: Theme): string {
  const values = { ...fields, theme };
  const usual = { ...DEFAULT_FIELDS, theme: 'auto' };
  const written = WRITTEN.filter((name) => values[name] !== usual[name]).map(
    (name) => `&${name}=${encodeURIComponent(values[name]).replaceAll('%2C', ',').replaceAll('%3A', ':')}`,
  );
  return `?view=table${written.join('')}`;
}

/** What was expected, where something is wrong with a field by itself; with null, with all together. */
function problemOf(fields: TableFields, name: (typeof LISTED)[number] | null): string | null {
  try {
    experimentOf(fields);
    return null;
  } catch (error) {
    const [, about, expected] =
      /^invalid (\S+): .*\(expected (.*)\)$/s.exec(String((error as Error).message)) ?? [];
    if (name !== null && about !== name) return null;
    return expected ?? 'something else';
  }
}
