import type { QueueMotion } from './choreography';
import type { FloorLayout, Strip } from './floorLayout';
import { addBlock, blockShape, middleOf, WAITING } from './floorScene';

/** Where one system's servers stand and what is seen at each. */
export interface ServersSeen extends QueueMotion {
  readonly places: Float64Array;
}

/** The outlines of one server and its queue. */
export interface Column {
  /** Customers, or -1 while they move: those are not among the blocks. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly isCut: boolean;
  /** In the colour of the system, by opacity: customers, and the pad of a busy server. */
  readonly filled: ReadonlyMap<number, Path2D>;
  /** The pad of an idle server, or null. */
  readonly idlePad: Path2D | null;
}

/**
 * Builds a strip's outlines, column by column, and keeps those that have not changed: outlines are most of a frame's work,
 * and of a frame's queues hardly one changes. To fill sixty of them takes a tenth of the time in which one is made of
 * them.
 */
export class BlockPaths {
  #geometry = '';
  #columns: Column[] = [];

  /** @param padHeight height of the servers' pads, in pixels */
  of(seen: ServersSeen, strip: Strip, layout: FloorLayout, padHeight: number): readonly Column[] {
    const places = layout.sorted > 0 ? seen.places.join() : '';
    const { left, pitch, unit, slow } = layout;
    const { groundY, room, whole } = strip;
    const count = seen.standing.length;
    const geometry = [groundY, room, whole, left, pitch, unit, slow, padHeight, count, places].join();
    if (geometry !== this.#geometry) this.#columns = [];
    this.#geometry = geometry;
    for (let server = 0; server < count; server++) {
      const standing = seen.standing[server] ?? 0;
      const shown = (seen.behind[server] ?? 0) > 0 ? -1 : standing;
      const kept = this.#columns[server];
      const cut = isCut(standing, strip, unit);
      if (kept?.count === shown && kept.isBusy === standing > 0 && kept.isCut === cut) continue;
      const x = middleOf(layout, seen.places[server] ?? server);
      const filled = new Map<number, Path2D>();
      for (const { level, opacity } of columnOf(Math.max(0, shown), 0, strip, layout)) {
        addBlock(pathOf(filled, opacity), x, level, strip, layout);
      }
      const isBusy = standing > 0;
      const idlePad = isBusy ? null : new Path2D();
      const padWidth = Math.min(0.84 * pitch, 1.4 * blockShape(layout).width);
      const pad = idlePad ?? pathOf(filled, slow);
      pad.roundRect(x - padWidth / 2, groundY + PAD_GAP, padWidth, padHeight, padHeight / 2);
      if (cut) addBreak(pathOf(filled, slow), x, strip, layout);
      this.#columns[server] = { count: shown, isBusy, isCut: cut, filled, idlePad };
    }
    return this.#columns;
  }
}

function pathOf(paths: Map<number, Path2D>, opacity: number): Path2D {
  const path = paths.get(opacity) ?? new Path2D();
  paths.set(opacity, path);
  return path;
}

/** Height of the break in a queue that is cut, in customers. */
export const BREAK = 1.5;

/**
 * The customers of one queue: where they are, and how opaque. Of a queue too long for its strip as many as of the longest
 * that is not, parted by a break; who moves up through the break comes out of it.
 */
export function columnOf(
  count: number,
  behind: number,
  strip: Strip,
  layout: FloorLayout,
): { readonly level: number; readonly opacity: number }[] {
  const cut = isCut(count, strip, layout.unit);
  const { above, below } = cut ? partsOfCut(strip) : { above: 0, below: count };
  const blocks = Array.from({ length: below }, (_, k) => {
    const level = k + 1 + behind;
    const served = k === 0 ? 1 - Math.min(1, behind) * (1 - WAITING) : WAITING;
    return { level, opacity: cut ? served * Math.min(1, Math.max(0, below + 1 - level)) : served };
  });
  const last = strip.room / layout.unit;
  for (let k = 0; k < above; k++) blocks.push({ level: last - k, opacity: WAITING });
  return blocks;
}

/** Whether a queue is too long for its strip. */
export function isCut(count: number, strip: Strip, unit: number): boolean {
  return count > strip.whole + 0.01 || count * unit > strip.room + 0.5;
}

/** Customers above and below the break of a queue that is cut. */
function partsOfCut({ whole }: Strip): { readonly above: number; readonly below: number } {
  const all = Math.max(1, Math.floor(whole + 0.01));
  const above = Math.min(all - 1, all < 6 ? 1 : 2);
  return { above, below: all - above };
}

/** A zigzag across the break. */
function addBreak(path: Path2D, x: number, strip: Strip, layout: FloorLayout): void {
  const { unit } = layout;
  const shape = blockShape(layout);
  const middle = partsOfCut(strip).below + (BREAK + shape.height / unit - 1) / 2;
  const y = strip.groundY - middle * unit;
  const width = Math.min(1.3 * shape.width, 0.9 * layout.pitch);
  const rise = 0.28 * unit;
  const thick = Math.max(2, 0.2 * unit) / 2;
  for (let i = 0; i <= ZIGZAG; i++) {
    path.lineTo(x + width * (i / ZIGZAG - 0.5), y + (i % 2 ? rise : -rise) - thick);
  }
  for (let i = ZIGZAG; i >= 0; i--) {
    path.lineTo(x + width * (i / ZIGZAG - 0.5), y + (i % 2 ? rise : -rise) + thick);
  }
  path.closePath();
}

const ZIGZAG = 4;

/** Between a queue and its server's pad. */
export const PAD_GAP = 3;
