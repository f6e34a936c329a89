import { describeLimits, type LimitedName, readWithinLimits } from '../model/parameters';

/** A value of the link that could not be taken as it stands. */
export interface Correction {
  /** The name in the link. */
  readonly name: string;
  readonly given: string;
  readonly expected: string;
  readonly used: string;
}

/** Reads values of a query one by one, and notes each that could not be taken. Never fails. */
export class QueryReader {
  readonly corrections: Correction[] = [];
  readonly #given: URLSearchParams;

  constructor(query: string) {
    this.#given = new URLSearchParams(query);
  }

  /** The text of a name, or null where the query does not have it. */
  text(name: string): string | null {
    return this.#given.get(name);
  }

  /** Notes that something else is used than what was given. */
  correct(name: string, expected: string, used: string | number): void {
    this.corrections.push({ name, given: this.text(name) ?? '', expected, used: String(used) });
  }

  /** A number: the nearest allowed one, or the usual one where the text is none. */
  number(name: string, limits: LimitedName, usual: number): number {
    const text = this.text(name);
    if (text === null) return usual;
    const result = readWithinLimits(limits, text);
    if (!result?.exact) this.correct(name, describeLimits(limits), result?.value ?? usual);
    return result?.value ?? usual;
  }

  /** Some of a few words, separated by commas, in their own order; none where the text is empty. */
  words<T extends string>(name: string, allowed: readonly T[], usual: readonly T[]): readonly T[] {
    const text = this.text(name);
    if (text === null) return usual;
    const entries = text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
    const found = allowed.filter((value) => entries.includes(value));
    if (entries.some((entry) => !allowed.some((value) => value === entry))) {
      this.correct(name, `some of ${allowed.join(', ')}, separated by commas`, found.join(',') || 'none');
    }
    return found;
  }

  /** One of a few words, or the usual one. */
  word<T extends string>(name: string, allowed: readonly T[], usual: T): T {
    const text = this.text(name);
    if (text === null) return usual;
    const found = allowed.find((value) => value === text);
    if (found === undefined) this.correct(name, allowed.join(' or '), usual);
    return found ?? usual;
  }
}
