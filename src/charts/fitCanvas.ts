/** Most device pixels a canvas may have: beyond, phones refuse or swap. */
const MAX_PIXELS = 8_000_000;

/**
 * Gives a canvas the device pixels its size on the page calls for.
 * @returns a context that draws in CSS pixels, or null where the browser has none to give
 */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D | null {
  const ratio = Math.min(window.devicePixelRatio || 1, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)));
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}
