import { invalid } from '../model/parameters';

/**
 * Refuses an object with a name that would be left alone: it is a slip of the pen.
 * @param what what the object is called in the error
 * @throws RangeError naming it, with the names there are
 */
export function assertNames(what: string, given: object, names: readonly string[]): void {
  if (typeof given !== 'object' || given === null) throw invalid(`${what}s`, given, 'an object');
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) throw invalid(what, unknown, names.join(', '));
}

/** The entries that have a value: a name that is undefined is as good as not given. */
export function givenOf<T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** @throws RangeError naming what is none of a few words */
export function assertOneOf(name: string, value: string, words: readonly string[]): void {
  if (!words.includes(value)) throw invalid(name, value, words.join(' or '));
}
