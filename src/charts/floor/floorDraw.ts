import { formatCount } from '../../model/format';
import type { SystemSnapshot } from '../../model/snapshot';
import { policyName } from '../systemStyle';
import { drawColumns, drawGaps, drawServers, drawSilhouette } from './barDraw';
import type { ServersSeen } from './blockPaths';
import type { Strip } from './floorLayout';
import type { Canvas, FloorScene } from './floorScene';
import { drawLevel } from './levelDraw';
import type { SlowDrawing } from './slowDrawing';

/** Beyond so many servers, columns do not move one by one when they are sorted: one picture fades into the other. */
export const MOST_MOVING = 300;

/**
 * One system's strip of the floor.
 * @param seen what stands at each server, where servers are few enough to be drawn one by one
 * @param slowly what draws blocks, once it is there
 */
export function drawStrip(
  canvas: Canvas,
  system: SystemSnapshot,
  seen: ServersSeen | null,
  strip: Strip,
  color: string,
  scene: FloorScene,
  slowly: SlowDrawing | null,
): void {
  const { sorted, slow } = scene.layout;
  canvas.save();
  canvas.fillStyle = color;
  if (seen && slow > 0 && slowly) {
    slowly.blocks(canvas, seen, strip, color, scene);
  } else if (seen) {
    drawColumns(canvas, system, seen, strip, scene);
    drawGaps(canvas, system, strip, scene, false);
  } else {
    if (sorted < 1) drawServers(canvas, system, strip, scene, strip.presence * (1 - sorted));
    if (sorted > 0) drawSilhouette(canvas, system.tail, strip, scene, strip.presence * sorted);
    drawGaps(canvas, system, strip, scene, true);
  }
  drawAxis(canvas, strip, scene);
  drawLevel(canvas, system, seen, strip, scene);
  drawName(canvas, system, strip, color, scene);
  canvas.restore();
}

/** Ground, and levels where bars are read by them; in slow mode customers are counted by eye. */
function drawAxis(canvas: Canvas, strip: Strip, { layout, colors, type }: FloorScene): void {
  const { left, width, unit, slow } = layout;
  canvas.globalAlpha = strip.presence * (1 - slow);
  if (slow === 1) return;
  canvas.fillStyle = colors.faint;
  canvas.fillRect(left, strip.groundY, width, 1);
  canvas.font = colors.font;
  canvas.fillStyle = colors.muted;
  canvas.textAlign = 'right';
  canvas.textBaseline = 'middle';
  const levels = Math.round(strip.room / unit);
  const step = labelStep(levels, unit, 2 * type);
  for (let k = 0; k <= levels; k += step) {
    // None printed over the ground's.
    if (k > 0 && k * unit < 1.2 * type) break;
    canvas.fillText(formatCount(k), left - 0.6 * type, strip.groundY - k * unit);
  }
}

function drawName(
  canvas: Canvas,
  { choices }: SystemSnapshot,
  strip: Strip,
  color: string,
  scene: FloorScene,
): void {
  const { colors, layout, serverCount, distinct } = scene;
  const text = `d = ${choices}  ${policyName(choices, serverCount, distinct)}`;
  canvas.globalAlpha = strip.presence;
  canvas.font = `600 ${colors.font}`;
  canvas.textBaseline = 'alphabetic';
  canvas.textAlign = 'left';
  canvas.fillStyle = color;
  canvas.fillText(text, layout.left, strip.labelY);
}

/** Levels between two labels: 1, 2 or 5 times a power of ten, a good two lines of type apart. */
function labelStep(levels: number, unit: number, apart: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) {
      if (step * power * unit >= apart || step * power >= levels) return step * power;
    }
  }
}
