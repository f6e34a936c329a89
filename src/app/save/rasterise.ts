/**
 * An SVG file as pixels.
 * @param scale pixels for one of the picture
 * @throws Error where the browser refuses a canvas of that size or cannot read the file
 */
export async function rasterise(svg: string, scale: number): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode().catch(() => {
      throw new Error('this browser cannot read the picture');
    });
    const { canvas, context } = newCanvas(image.width, image.height, scale);
    context.drawImage(image, 0, 0, image.width, image.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * An empty canvas that draws in pixels of the page.
 * @throws Error where the browser refuses one of that size
 */
export function newCanvas(width: number, height: number, scale: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw tooLarge(canvas);
  context.scale(scale, scale);
  return { canvas, context };
}

/** @throws Error where the browser refuses a picture of that size */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw tooLarge(canvas);
  return blob;
}

function tooLarge({ width, height }: HTMLCanvasElement): Error {
  return new Error(`this browser makes no picture of ${width} × ${height} pixels; try a smaller one`);
}
