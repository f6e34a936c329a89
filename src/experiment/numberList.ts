import { describeLimits, invalid, type LimitedName, readWithinLimits } from '../model/parameters';

/** Numbers a list can have. */
const MOST_NUMBERS = 1000;
/** Written steps are decimal: what is between two of them is not worth a digit more. */
const DIGITS = 10;
/** The part of a step that may be missing at the end, because 0.1 is not exact in binary. */
const ROUNDING = 1e-6;

/**
 * Reads a list of numbers, as `10,100,1000` or, from one number to another by a step, as `0.5:0.95:0.05`; both may be
 * mixed. What is named twice counts once; the order is kept.
 * @param label what the list is called where it was written
 * @throws RangeError naming the label, the entry and what was expected
 */
export function readNumberList(label: string, text: string, name: LimitedName): number[] {
  const entries = text.split(',').map((entry) => entry.trim());
  if (entries.every((entry) => entry === '')) {
    throw invalid(label, '""', `at least one number, ${describeLimits(name)}`);
  }
  const numbers = entries.flatMap((entry) =>
    entry.includes(':') ? range(label, entry, name) : [exactly(label, entry, name)],
  );
  const all = [...new Set(numbers)];
  if (all.length > MOST_NUMBERS) throw invalid(label, text, `at most ${MOST_NUMBERS} numbers`);
  return all;
}

/** `from:to:step`, both ends included where the step leads there. */
function range(label: string, text: string, name: LimitedName): number[] {
  const parts = text.split(':');
  const step = Number(parts[2]);
  const isRange = parts.length === 3 && parts[2]?.trim() !== '' && Number.isFinite(step) && step > 0;
  if (!isRange) throw invalid(label, text, 'from:to:step with a step above 0, as 0.5:0.95:0.05');
  const from = exactly(label, parts[0] ?? '', name);
  const to = exactly(label, parts[1] ?? '', name);
  const count = Math.floor((to - from) / step + ROUNDING) + 1;
  if (count < 1) throw invalid(label, text, 'the second number not below the first');
  if (count > MOST_NUMBERS) throw invalid(label, text, `at most ${MOST_NUMBERS} numbers`);
  return Array.from({ length: count }, (_, i) =>
    exactly(label, String(Number((from + i * step).toFixed(DIGITS))), name),
  );
}

function exactly(label: string, text: string, name: LimitedName): number {
  const read = readWithinLimits(name, text);
  if (!read?.exact) throw invalid(label, text.trim() === '' ? `"${text}"` : text, describeLimits(name));
  return read.value;
}
