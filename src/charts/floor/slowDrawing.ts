import { drawBlocks } from './blockDraw';
import { BlockPaths, type ServersSeen } from './blockPaths';
import { drawCaption } from './captionDraw';
import type { Act } from './choreography';
import { drawCustomers } from './customerDraw';
import type { CustomerScene } from './customerScene';
import type { Strip } from './floorLayout';
import type { Canvas, FloorScene } from './floorScene';
import { slowLayout } from './slowLayout';

/** What slow mode alone needs. A part of its own: who does not look that closely does not load it. */
export class SlowDrawing {
  readonly layout = slowLayout;
  /** By system. */
  readonly #paths = [0, 1, 2, 3].map(() => new BlockPaths());

  /** One system's queues. */
  blocks(canvas: Canvas, seen: ServersSeen, strip: Strip, color: string, scene: FloorScene): void {
    const paths = this.#paths[strip.system];
    if (paths) drawBlocks(canvas, seen, strip, color, scene, paths);
  }

  /**
   * One system's customers on the way, above its queues.
   * @param told whether what the one followed sees is also said in words
   */
  customers(canvas: Canvas, acts: readonly Act[], told: boolean, scene: CustomerScene): void {
    drawCustomers(canvas, acts, scene);
    if (told && scene.followed) drawCaption(canvas, scene.followed, scene);
  }
}
