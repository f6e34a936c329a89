import { pngOf, rasterise } from './rasterise';
import type { Savable, SavedData } from './savable';

/** A picture that is an SVG file: its pixels are those of the file. */
export function svgSavable(name: string, svg: () => string, data: () => SavedData): Savable {
  return { name, svg, png: async (scale) => pngOf(await rasterise(svg(), scale)), data };
}
