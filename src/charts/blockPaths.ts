import type { QueueMotion } from './choreography';
import type { FloorLayout, Strip } from './floorLayout';
import { blockShape, middleOf, topOf, WAITING } from './floorScene';

/** Where one system's servers stand and what is seen at each. */
export interface ServersSeen extends QueueMotion {
  readonly places: Float64Array;
}

/** The outlines of one strip, apart from the columns that move. */
export interface StripPaths {
  /** Customers by the opacity they are drawn with. */
  readonly blocks: ReadonlyMap<number, Path2D>;
  readonly busyPads: Path2D;
  readonly idlePads: Path2D;
}

/**
 * Builds a strip's outlines, and keeps them while nothing changes: in most frames customers fly and no queue changes,
 * and a thousand rounded blocks are most of a frame's work.
 */
export class BlockPaths {
  #key = '';
  #paths: StripPaths | null = null;

  /** @param padHeight height of the servers' pads, in pixels */
  of(seen: ServersSeen, strip: Strip, layout: FloorLayout, padHeight: number): StripPaths {
    const places = layout.sorted > 0 ? seen.places.join() : '';
    const moving = seen.behind.map((behind) => (behind > 0 ? 1 : 0)).join();
    const { left, pitch, unit, slow } = layout;
    const key = [
      strip.groundY,
      strip.room,
      left,
      pitch,
      unit,
      slow,
      padHeight,
      places,
      moving,
      seen.standing,
    ].join();
    if (key !== this.#key || !this.#paths) this.#paths = build(seen, strip, layout, padHeight);
    this.#key = key;
    return this.#paths;
  }
}

function build(seen: ServersSeen, strip: Strip, layout: FloorLayout, padHeight: number): StripPaths {
  const blocks = new Map<number, Path2D>();
  const pads = { busyPads: new Path2D(), idlePads: new Path2D() };
  const padWidth = Math.min(0.84 * layout.pitch, 2.4 * blockShape(layout).height);
  seen.standing.forEach((count, server) => {
    const x = middleOf(layout, seen.places[server] ?? server);
    const pad = count > 0 ? pads.busyPads : pads.idlePads;
    pad.roundRect(x - padWidth / 2, strip.groundY + PAD_GAP, padWidth, padHeight, padHeight / 2);
    if ((seen.behind[server] ?? 0) > 0) return;
    for (const { level, opacity } of columnOf(count, 0, strip, layout)) {
      const path = blocks.get(opacity) ?? new Path2D();
      blocks.set(opacity, path);
      addBlock(path, x, level, strip, layout);
    }
  });
  return { blocks, ...pads };
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
