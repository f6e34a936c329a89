import { type FloorBox, type FloorContent, type FloorLayout, stripOrder } from './floorLayout';

const MARGIN = 6;
/** Heights of a customer in sizes of the type, and in distances of servers: blocks are not to be slabs or needles. */
const LARGEST = { unit: 2.3, share: 1.5 };
const GOOD = { unit: 1.3, share: 1.2 };
const SMALLEST_UNIT = 0.62;
/** Levels that every strip can show, if need be with smaller blocks than is good. */
const LEAST_LEVELS = 5;
/** Below so many pixels of width a strip's label has a line of its own, above the customers who come. */
const NARROW = 520;

/**
 * Slow mode: blocks as large as they can be. A customer is as tall in one system as in another; where one system's
 * queues are far longer than the others', as with d = 1, its longest are cut rather than every block made tiny.
 * Height left over goes above the queues, where customers come in.
 */
export function slowLayout(content: FloorContent, { width, height, type }: FloorBox): FloorLayout {
  const order = stripOrder(content);
  const narrow = width < NARROW;
  // Above the queues: label and customer. Below: the servers, and the lengths that a customer sees.
  const above = (narrow ? 4.3 : 2.9) * type;
  const below = 2.1 * type;
  const forQueues = Math.max(order.length, height - order.length * (above + below));
  const needed = order.map(({ levels }) => levels);
  const floorWidth = Math.max(10, width - 2 * MARGIN);
  const pitch = floorWidth / content.serverCount;
  const good = Math.min(GOOD.unit * type, GOOD.share * pitch, forQueues / (order.length * LEAST_LEVELS));
  const largest = Math.min(LARGEST.unit * type, LARGEST.share * pitch, forQueues / sum(needed));
  const unit = Math.max(SMALLEST_UNIT * type, good, largest);
  const levels = shareOut(needed, forQueues / unit);
  const spare = Math.max(0, forQueues - unit * sum(levels)) / order.length;
  let top = 0;
  const strips = order.map(({ system }, i) => {
    const room = (levels[i] ?? 0) * unit;
    const labelY = top + 1.2 * type;
    const doorY = top + (narrow ? 2.5 : 1.1) * type;
    const groundY = top + above + spare + room;
    top = groundY + below;
    return { system, labelY, doorY, groundY, room, presence: 1 };
  });
  return {
    left: MARGIN,
    width: floorWidth,
    pitch,
    unit,
    slow: 1,
    sorted: content.sorted ? 1 : 0,
    strips,
  };
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
