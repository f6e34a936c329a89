import type { QueueMotion } from './choreography';
import type { FloorLayout, Strip } from './floorLayout';
import { blockShape, middleOf, topOf, WAITING } from './floorScene';

/** Where one system's servers stand and what is seen at each. */
export interface ServersSeen extends QueueMotion {
  readonly places: Float64Array;
}

/** The outlines of one server and its queue. */
export interface Column {
  /** Customers, or -1 while they move: those are not among the blocks. */
  readonly count: number;
  readonly isBusy: boolean;
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
    const { groundY, room } = strip;
    const count = seen.standing.length;
    const geometry = [groundY, room, left, pitch, unit, slow, padHeight, count, places].join();
    if (geometry !== this.#geometry) this.#columns = [];
    this.#geometry = geometry;
    for (let server = 0; server < count; server++) {
      const standing = seen.standing[server] ?? 0;
      const shown = (seen.behind[server] ?? 0) > 0 ? -1 : standing;
      const kept = this.#columns[server];
      if (kept?.count === shown && kept.isBusy === standing > 0) continue;
      const x = middleOf(layout, seen.places[server] ?? server);
      const filled = new Map<number, Path2D>();
      for (const { level, opacity } of columnOf(Math.max(0, shown), 0, strip, layout)) {
        addBlock(pathOf(filled, opacity), x, level, strip, layout);
      }
      const isBusy = standing > 0;
      const idlePad = isBusy ? null : new Path2D();
      const padWidth = Math.min(0.84 * pitch, 2.4 * blockShape(layout).height);
      const pad = idlePad ?? pathOf(filled, slow);
      pad.roundRect(x - padWidth / 2, groundY + PAD_GAP, padWidth, padHeight, padHeight / 2);
      this.#columns[server] = { count: shown, isBusy, filled, idlePad };
    }
    return this.#columns;
  }
}

function pathOf(paths: Map<number, Path2D>, opacity: number): Path2D {
  const path = paths.get(opacity) ?? new Path2D();
  paths.set(opacity, path);
  return path;
}

/** The customers of one queue: where they are, and how opaque. Of a queue too long for its strip the top fades. */
export function columnOf(
  count: number,
  behind: number,
  strip: Strip,
  { unit }: FloorLayout,
): { readonly level: number; readonly opacity: number }[] {
  const top = isCut(count, strip, unit) ? strip.room / unit - 0.4 : Number.POSITIVE_INFINITY;
  const shown = Math.min(count, Math.ceil(top));
  return Array.from({ length: shown }, (_, k) => {
    const level = k + 1 + behind;
    const served = k === 0 ? 1 - Math.min(1, behind) * (1 - WAITING) : WAITING;
    return { level, opacity: served * Math.min(1, Math.max(0, (top - level) / 1.6)) };
  });
}

/** Whether a queue is too long for its strip. */
export function isCut(count: number, strip: Strip, unit: number): boolean {
  return count * unit > strip.room + 0.5;
}

export function addBlock(
  path: CanvasPath,
  x: number,
  level: number,
  strip: Strip,
  layout: FloorLayout,
): void {
  const shape = blockShape(layout);
  const left = x - shape.width / 2;
  path.roundRect(left, topOf(layout, shape, strip, level), shape.width, shape.height, shape.radius);
}

/** Between a queue and its server's pad. */
export const PAD_GAP = 3;
