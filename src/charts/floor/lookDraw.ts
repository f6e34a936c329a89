import type { ObservedEvent } from '../../model/observedEvent';
import { padHeight } from './blockDraw';
import { isCut, PAD_GAP } from './blockPaths';
import { type Act, progressOf, visibilityOf } from './choreography';
import { arrivalPhases, LANDING } from './customerPhases';
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

/** Customers who stand at a server, without the one who looks. */
export function othersAt(
  server: number,
  { servers }: ObservedEvent,
  progress: number,
  { seen, system }: CustomerScene,
): number {
  return (seen.standing[server] ?? 0) - (progress >= LANDING && server === servers[system] ? 1 : 0);
}

/**
 * The lengths seen, under the servers, where they are what stands there now: others who are on their way have been
 * counted, but are not there to be seen, and since the look customers may have come and gone.
 */
export function drawLengths(canvas: Canvas, act: Act, scene: CustomerScene): void {
  const { system, strip, seen, colors, type, layout, nowMs } = scene;
  const progress = progressOf(act, system, nowMs);
  const { look, settle } = arrivalPhases(progress);
  const opacity = strip.presence * look * visibilityOf(act, nowMs) * (act.held ? 1 : 1 - settle);
  if (opacity <= 0) return;
  const numbers: ServerNumber[] = [];
  act.event.probedLengths[system]?.forEach((value, j) => {
    const server = act.event.probes[j] ?? 0;
    if (othersAt(server, act.event, progress, scene) !== value) return;
    numbers.push({ value, x: middleOf(layout, seen.places[server] ?? server), opacity });
  });
  canvas.fillStyle = colors.text;
  const baseline = strip.groundY + PAD_GAP + padHeight(type) + 1.05 * type;
  drawNumbers(canvas, numbers, baseline, scene);
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
