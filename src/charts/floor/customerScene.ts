import type { ServersSeen } from './blockPaths';
import type { Act } from './choreography';
import type { Strip } from './floorLayout';
import { blockShape, type FloorScene } from './floorScene';

/** One system at one moment: what its customers are drawn with. */
export interface CustomerScene extends FloorScene {
  readonly strip: Strip;
  readonly system: number;
  readonly color: string;
  readonly seen: ServersSeen;
  readonly nowMs: number;
  /** Whose looks and choice are shown. */
  readonly followed: Act | null;
  /** Whether lengths seen are written; with many customers a second nobody could read them. */
  readonly lengths: boolean;
}

/** Customers come in the middle, a little towards where they look: the same in every system. */
export function doorX({ event: { probes } }: Act, { layout, serverCount }: CustomerScene): number {
  const mean =
    probes.reduce((sum, server) => sum + server + 0.5, 0) / Math.max(1, probes.length) / serverCount;
  return layout.left + layout.width * (0.42 + 0.36 * (mean - 0.5));
}

/** Width and height of a customer who has no place in a queue yet. */
export function customerSize({ layout, type }: CustomerScene): number {
  return Math.max(0.85 * type, Math.min(1.7 * type, 1.3 * blockShape(layout).height));
}
