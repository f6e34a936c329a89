import { drawCaption } from './captionDraw';
import type { Act } from './choreography';
import { drawCustomers } from './customerDraw';
import type { CustomerScene } from './customerScene';
import type { Canvas } from './floorScene';

/**
 * Customers on the way, above the queues. A part of its own: who does not look that closely does not load it.
 * @param told whose choice is also said in words
 */
export function drawSlow(canvas: Canvas, acts: readonly Act[], told: Act | null, scene: CustomerScene): void {
  drawCustomers(canvas, acts, scene);
  if (told) drawCaption(canvas, told, scene);
}
