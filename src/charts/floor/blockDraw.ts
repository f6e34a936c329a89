import { type BlockPaths, columnOf, isCut, type ServersSeen } from './blockPaths';
import type { Strip } from './floorLayout';
import {
  addBlock,
  blockShape,
  type Canvas,
  drawNumbers,
  type FloorScene,
  middleOf,
  type ServerNumber,
  topOf,
} from './floorScene';

/** Size of the number on a queue that is cut, in sizes of the type. */
const CUT_NUMBER = 1.2;

/**
 * Slow mode: each customer a block, rounded as far as the layout is slow, above pads that show which servers are
 * busy. Customers who move up are drawn behind their places.
 */
export function drawBlocks(
  canvas: Canvas,
  seen: ServersSeen,
  strip: Strip,
  color: string,
  scene: FloorScene,
  kept: BlockPaths,
): void {
  const { layout, colors, type } = scene;
  const columns = kept.of(seen, strip, layout, padHeight(type));
  canvas.globalAlpha = strip.presence * layout.slow;
  canvas.fillStyle = colors.faint;
  for (const { idlePad } of columns) if (idlePad) canvas.fill(idlePad);
  canvas.fillStyle = color;
  for (const { filled } of columns) {
    for (const [opacity, path] of filled) {
      canvas.globalAlpha = strip.presence * opacity;
      canvas.fill(path);
    }
  }
  const cut: ServerNumber[] = [];
  seen.standing.forEach((count, server) => {
    const x = middleOf(layout, seen.places[server] ?? server);
    const behind = seen.behind[server] ?? 0;
    if (behind > 0) drawMovingUp(canvas, x, count, behind, strip, scene);
    const opacity = strip.presence * layout.slow;
    if (isCut(count, strip, layout.unit)) cut.push({ value: count, x, opacity });
  });
  // A queue too long for its strip says how long it is.
  cut.sort((a, b) => b.value - a.value);
  const baseline = strip.groundY - strip.room - 0.4 * type;
  if (cut.length > 0) drawNumbers(canvas, cut, baseline, scene, CUT_NUMBER * type);
}

function drawMovingUp(
  canvas: Canvas,
  x: number,
  count: number,
  behind: number,
  strip: Strip,
  { layout }: FloorScene,
): void {
  for (const { level, opacity } of columnOf(count, behind, strip, layout)) {
    canvas.globalAlpha = strip.presence * opacity;
    canvas.beginPath();
    addBlock(canvas, x, level, strip, layout);
    canvas.fill();
  }
}

/** One who was served sinks below its server and fades. */
export function drawLeaving(
  canvas: Canvas,
  x: number,
  leave: number,
  strip: Strip,
  color: string,
  { layout, type }: FloorScene,
): void {
  const shape = blockShape(layout);
  const size = 1 - 0.35 * leave;
  const below = leave * Math.max(layout.unit, 1.6 * type);
  const [width, height] = [shape.width * size, shape.height * size];
  canvas.globalAlpha = strip.presence * (1 - leave * leave);
  canvas.fillStyle = color;
  canvas.beginPath();
  canvas.roundRect(x - width / 2, topOf(layout, shape, strip, 1) + below, width, height, shape.radius);
  canvas.fill();
}

export function padHeight(type: number): number {
  return Math.max(3, 0.36 * type);
}
