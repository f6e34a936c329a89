import type { Pen, PenStyle } from './pen';
import { type Attributes, pixels, svgElement, svgText } from './svgElement';
import { textWidth } from './wrapWords';

const FONT = /^(?:(\d+) )?([\d.]+)px/;
const ANCHORS: Partial<Record<CanvasTextAlign, string>> = { center: 'middle', right: 'end', end: 'end' };

interface PenState extends PenStyle {
  dash: string;
  /** Id of what cuts everything drawn; empty for none. */
  clip: string;
}

/** Takes the calls a canvas would take, and writes SVG. Its outlines are SVG path data. */
export class SvgPen implements Pen<string> {
  fillStyle: unknown = '#000000';
  strokeStyle: unknown = '#000000';
  globalAlpha = 1;
  lineWidth = 1;
  lineJoin: CanvasLineJoin = 'miter';
  font = '10px sans-serif';
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  #dash = '';
  #clip = '';
  #path = '';
  #clips = 0;
  readonly #saved: PenState[] = [];
  readonly #elements: string[] = [];

  get markup(): string {
    return this.#elements.join('');
  }

  save(): void {
    const { fillStyle, strokeStyle, globalAlpha, lineWidth, lineJoin, font, textAlign, textBaseline } = this;
    const own = { fillStyle, strokeStyle, globalAlpha, lineWidth, lineJoin, font, textAlign, textBaseline };
    this.#saved.push({ ...own, dash: this.#dash, clip: this.#clip });
  }

  restore(): void {
    const state = this.#saved.pop();
    if (!state) return;
    const { dash, clip, ...own } = state;
    Object.assign(this, own);
    this.#dash = dash;
    this.#clip = clip;
  }

  beginPath(): void {
    this.#path = '';
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path += `M${pixels(x)},${pixels(y)}h${pixels(width)}v${pixels(height)}h${pixels(-width)}z`;
  }

  moveTo(x: number, y: number): void {
    this.#path += `M${pixels(x)},${pixels(y)}`;
  }

  /** Begins a path where there is none, as a canvas does. */
  lineTo(x: number, y: number): void {
    this.#path += `${this.#path === '' ? 'M' : 'L'}${pixels(x)},${pixels(y)}`;
  }

  clip(): void {
    this.#clips++;
    this.#clip = `clip-${this.#clips}`;
    this.#elements.push(svgElement('clipPath', { id: this.#clip }, svgElement('path', { d: this.#path })));
  }

  setLineDash(lengths: number[]): void {
    this.#dash = lengths.join(' ');
  }

  stroke(path = this.#path): void {
    this.#add('path', {
      ...{ d: path, fill: 'none', stroke: String(this.strokeStyle), 'stroke-width': pixels(this.lineWidth) },
      ...{ 'stroke-linejoin': this.lineJoin, 'stroke-dasharray': this.#dash },
    });
  }

  fill(path = this.#path): void {
    this.#add('path', { d: path, fill: String(this.fillStyle) });
  }

  fillText(text: string, x: number, y: number): void {
    const { weight, size } = this.#type();
    const middle = this.textBaseline === 'middle' ? 0.35 * size : 0;
    this.#add(
      'text',
      {
        ...{ x: pixels(x), y: pixels(y + middle), 'font-size': size, 'font-weight': weight },
        ...{ 'text-anchor': ANCHORS[this.textAlign], fill: String(this.fillStyle) },
      },
      svgText(text),
    );
  }

  measureText(text: string): { readonly width: number } {
    return { width: textWidth(text) * this.#type().size };
  }

  #type() {
    const [, weight, size] = FONT.exec(this.font) ?? [];
    return { weight, size: Number(size ?? 10) };
  }

  #add(name: string, attributes: Attributes, ...content: string[]): void {
    const opacity = this.globalAlpha < 1 ? this.globalAlpha : undefined;
    const clip = this.#clip === '' ? undefined : `url(#${this.#clip})`;
    this.#elements.push(svgElement(name, { ...attributes, opacity, 'clip-path': clip }, ...content));
  }
}
