import { padHeight } from './blockDraw';
import { isCut, PAD_GAP } from './blockPaths';
import { type Act, progressOf, visibilityOf } from './choreography';
import { arrivalPhases } from './customerPhases';
import type { CustomerScene } from './customerScene';
import type { Curve, Point } from './flightPath';
import { blockShape, type Canvas, drawNumbers, middleOf, type ServerNumber } from './floorScene';

/** Around a queue that is looked at: dashed, and solid once it is chosen. @returns the middle of its top */
export function drawRing(
  canvas: Canvas,
  server: number,
  length: number,
  opacity: number,
  solid: number,
  scene: CustomerScene,
): Point {
  const { layout, strip, seen, type } = scene;
  const shape = blockShape(layout);
  const x = middleOf(layout, seen.places[server] ?? server);
  const margin = Math.max(2, Math.min(0.32 * type, (layout.pitch - shape.width) / 2 + 1));
  const cut = isCut(length, strip, layout.unit);
  const height = cut ? strip.room : Math.max(0.6, length) * layout.unit;
  const top = strip.groundY - height - margin;
  const halfWidth = shape.width / 2 + margin;
  const dash = 0.22 * type;
  canvas.globalAlpha = opacity;
  canvas.setLineDash(solid > 0.5 ? [] : [dash, 0.8 * dash]);
  canvas.beginPath();
  canvas.roundRect(x - halfWidth, top, 2 * halfWidth, height + margin, Math.min(halfWidth, 0.4 * type));
  canvas.stroke();
  canvas.setLineDash([]);
  return { x, y: top };
}

/** The lengths seen, under the servers. */
export function drawLengths(canvas: Canvas, acts: readonly Act[], scene: CustomerScene): void {
  const { system, strip, seen, colors, type, layout, nowMs } = scene;
  const lengths = new Map<number, ServerNumber>();
  // In their order: a number that stands is not pushed aside by a later one, but of two at one server the later is true.
  for (const act of acts) {
    const { look, settle } = arrivalPhases(progressOf(act, system, nowMs));
    const opacity = strip.presence * look * visibilityOf(act, nowMs) * (act.held ? 1 : 1 - settle);
    if (opacity <= 0) continue;
    act.event.probedLengths[system]?.forEach((length, j) => {
      const server = act.event.probes[j] ?? 0;
      const x = middleOf(layout, seen.places[server] ?? server);
      const shown = Math.max(opacity, lengths.get(server)?.opacity ?? 0);
      lengths.set(server, { value: length, x, opacity: shown });
    });
  }
  canvas.fillStyle = colors.text;
  const baseline = strip.groundY + PAD_GAP + padHeight(type) + 1.05 * type;
  drawNumbers(canvas, [...lengths.values()], baseline, scene);
}

/** A curve, dashed or solid, in the present stroke. */
export function strokeCurve(canvas: Canvas, [a, b, c, d]: Curve, opacity: number, dash: number[]): void {
  canvas.globalAlpha = Math.max(0, opacity);
  canvas.setLineDash(dash);
  canvas.beginPath();
  canvas.moveTo(a.x, a.y);
  canvas.bezierCurveTo(b.x, b.y, c.x, c.y, d.x, d.y);
  canvas.stroke();
  canvas.setLineDash([]);
}
