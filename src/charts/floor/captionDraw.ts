import { type Act, progressOf, visibilityOf } from './choreography';
import { customerCaptions } from './customerCaption';
import { arrivalPhases } from './customerPhases';
import { type CustomerScene, customerSize, doorX } from './customerScene';
import type { Canvas } from './floorScene';

/** What the newest customer sees, beside it, in as many words as there is room for. */
export function drawCaption(canvas: Canvas, act: Act, scene: CustomerScene): void {
  const { colors, layout, strip, type, system, nowMs } = scene;
  const phases = arrivalPhases(progressOf(act, system, nowMs));
  const isArrival = act.event.kind === 'arrival';
  const trace = isArrival && !act.held ? phases.look * (1 - phases.settle) : isArrival ? phases.look : 1;
  const x = isArrival
    ? doorX(act, scene) + customerSize(scene) / 2 + 0.7 * type
    : layout.left + layout.width * 0.42;
  const room = layout.left + layout.width - x;
  canvas.font = colors.font;
  const captions = customerCaptions(act.event, system);
  const text = captions.find((caption) => canvas.measureText(caption).width <= room);
  if (text === undefined) return;
  canvas.globalAlpha = strip.presence * trace * visibilityOf(act, nowMs) * layout.slow;
  canvas.textAlign = 'left';
  canvas.textBaseline = 'middle';
  canvas.lineJoin = 'round';
  canvas.lineWidth = 4;
  canvas.strokeStyle = colors.card;
  canvas.strokeText(text, x, strip.doorY);
  canvas.fillStyle = colors.text;
  canvas.fillText(text, x, strip.doorY);
}
