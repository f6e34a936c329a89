import { BREAK } from './blockPaths';
import { type FloorBox, type FloorContent, type FloorLayout, stripOrder } from './floorLayout';

const MARGIN = 6;
/** Heights of a customer in sizes of the type, and in distances of servers: blocks are not to be slabs or needles. */
const LARGEST = { unit: { least: 1, best: 2.3 }, share: 1.5 };
const GOOD = { unit: 1.3, share: 1.2 };
const SMALLEST_UNIT = 0.4;
/** Levels that every strip can show, if need be with smaller blocks than is good. */
const LEAST_LEVELS = { least: 8, best: 10 };
/** Below so many pixels of width a strip's label has a line of its own, above the customers who come. */
const NARROW = 520;
/**
 * In sizes of the type, where there is little height and where there is much. Above the queues: label and customer; below:
 * the servers, and the lengths that a customer sees.
 */
const ABOVE = { least: 1.5, best: 2.9 };
const BELOW = { least: 1.65, best: 2.1 };
/** A label's line of its own, and the line above queues that are cut, for their lengths. */
const LABEL_LINE = 1.4;
const NUMBER_LINE = 1.3;

/**
 * Slow mode: blocks as large as they can be. A customer is as tall in one system as in another; where one system's
 * queues are far longer than the others', as with d = 1, its longest are cut rather than every block made tiny: the
 * others get what they need, and it the rest. Height left over goes above the queues, where customers come in.
 */
export function slowLayout(content: FloorContent, { width, height, type }: FloorBox): FloorLayout {
  const order = stripOrder(content);
  const labelLine = width < NARROW ? LABEL_LINE : 0;
  const lines = Math.max(1, height / order.length / type - labelLine);
  const ease = Math.min(1, Math.max(0, (lines - 8) / 4));
  // Where there is less than the least, all heights shrink alike.
  const em = type * Math.min(1, lines / 5);
  const above = (mix(ABOVE, ease) + labelLine) * em;
  const below = mix(BELOW, ease) * em;
  const needed = order.map(({ levels }) => levels);
  const floorWidth = Math.max(10, width - 2 * MARGIN);
  const pitch = floorWidth / content.serverCount;
  const tallest = mix(LARGEST.unit, ease) * type;
  const room = (cut: number) => {
    const free = height - order.length * (above + below) - cut * NUMBER_LINE * em;
    const shown = sum(needed.map((levels) => Math.min(levels, mix(LEAST_LEVELS, ease))));
    const good = Math.min(GOOD.unit * type, tallest, GOOD.share * pitch, free / shown);
    const largest = Math.min(tallest, LARGEST.share * pitch, free / sum(needed));
    const unit = Math.max(SMALLEST_UNIT * em, good, largest);
    const levels = shareOut(needed, free / unit);
    return { free, unit, levels, isCut: levels.map((own, i) => own < (needed[i] ?? 0) - 1e-6) };
  };
  let { free, unit, levels, isCut } = room(0);
  // Those that are cut need a line for numbers, for which more may have to be cut.
  for (let cut = 0, now = count(isCut); now > cut; now = count(isCut)) {
    cut = now;
    ({ free, unit, levels, isCut } = room(cut));
  }
  const strips = order.map(({ system }, i) => {
    const share = levels[i] ?? 0;
    // A queue that is cut is taller than any that is not, by the break in it.
    const whole = isCut[i] ? Math.max(1, Math.floor(share - BREAK)) : share;
    const own = unit * (isCut[i] ? Math.min(share, whole + BREAK) : share);
    return { system, whole, room: own, numbers: isCut[i] ? NUMBER_LINE * em : 0 };
  });
  const spare = Math.max(0, free - sum(strips.map((strip) => strip.room))) / order.length;
  const labelY = mix({ least: 1, best: 1.2 }, ease) * em;
  const doorY = labelLine > 0 ? labelY + 1.3 * em : labelY - 0.08 * em;
  let top = 0;
  return {
    left: MARGIN,
    width: floorWidth,
    pitch,
    unit,
    slow: 1,
    sorted: content.sorted ? 1 : 0,
    strips: strips.map(({ system, whole, room: own, numbers }) => {
      const strip = { system, labelY: top + labelY, doorY: top + doorY, room: own, whole, presence: 1 };
      const groundY = top + above + numbers + spare + own;
      top = groundY + below;
      return { ...strip, groundY };
    }),
  };
}

function mix({ least, best }: { readonly least: number; readonly best: number }, share: number): number {
  return least + (best - least) * share;
}

function count(flags: readonly boolean[]): number {
  return flags.filter(Boolean).length;
}

/** Gives each what it needs as far as there is enough, else all the same at most: the most modest are served first. */
export function shareOut(needed: readonly number[], available: number): number[] {
  const shares = needed.map(() => 0);
  const rising = needed.map((_, i) => i).sort((a, b) => (needed[a] ?? 0) - (needed[b] ?? 0));
  let left = available;
  rising.forEach((i, served) => {
    const share = Math.min(needed[i] ?? 0, left / (rising.length - served));
    shares[i] = share;
    left -= share;
  });
  return shares;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
