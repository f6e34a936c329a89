import type { SystemSnapshot } from '../../model/snapshot';
import type { ServersSeen } from './blockPaths';
import type { Strip } from './floorLayout';
import { addBlock, blockShape, type Canvas, type FloorScene, middleOf } from './floorScene';

/**
 * Marks the servers with at least k customers: the k-th customer at each stands out. There are n s_k of them; sorted,
 * they are a row as wide as the tail at k.
 */
export function drawLevel(
  canvas: Canvas,
  system: SystemSnapshot,
  seen: ServersSeen | null,
  strip: Strip,
  scene: FloorScene,
): void {
  const { layout, level, colors } = scene;
  if (level === null || level < 1 || level > system.longestQueue || level > strip.whole) return;
  canvas.globalAlpha = strip.presence;
  canvas.fillStyle = colors.text;
  canvas.beginPath();
  if (seen) {
    seen.standing.forEach((count, server) => {
      if (count >= level)
        addBlock(
          canvas,
          middleOf(layout, seen.places[server] ?? server),
          level + (seen.behind[server] ?? 0),
          strip,
          layout,
        );
    });
  } else {
    const { height } = blockShape(layout);
    const top = strip.groundY - (level - 1) * layout.unit - height;
    for (const [from, share] of spans(system, level, layout.sorted > 0.5)) {
      canvas.rect(layout.left + from * layout.width, top, share * layout.width, Math.max(1, height));
    }
  }
  canvas.fill();
}

/** Where columns reach a level, as begin and width in parts of the floor. */
function spans({ tail, floor }: SystemSnapshot, level: number, sorted: boolean): [number, number][] {
  if (sorted) return [[0, tail[level] ?? 0]];
  const columns = floor.kind === 'servers' ? floor.lengths : floor.longest;
  return Array.from(columns).flatMap((length, i) =>
    length >= level ? [[i / columns.length, 1 / columns.length] as [number, number]] : [],
  );
}
