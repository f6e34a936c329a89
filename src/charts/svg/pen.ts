/** How a pen draws. */
export interface PenStyle {
  fillStyle: unknown;
  strokeStyle: unknown;
  globalAlpha: number;
  lineWidth: number;
  lineJoin: CanvasLineJoin;
  font: string;
  textAlign: CanvasTextAlign;
  textBaseline: CanvasTextBaseline;
}

/**
 * What the history needs of a canvas: a canvas is one, and so is what writes SVG.
 * @typeParam Path of an outline that was made apart
 */
export interface Pen<Path> extends PenStyle {
  save(): void;
  restore(): void;
  beginPath(): void;
  rect(x: number, y: number, width: number, height: number): void;
  clip(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  setLineDash(lengths: number[]): void;
  stroke(): void;
  stroke(path: Path): void;
  fill(): void;
  fill(path: Path): void;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): { readonly width: number };
}
