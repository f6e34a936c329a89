import { type Attributes, pixels, svgElement, svgText } from './svgElement';

export interface SvgDocument {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly description: string;
  /** Null for none: what is behind shows through. */
  readonly background: string | null;
  /** Further attributes of the root. */
  readonly attributes?: Attributes;
}

/** A whole SVG file: nothing in it refers to anything outside. */
export function svgDocument(document: SvgDocument, ...content: readonly string[]): string {
  const [width, height] = [pixels(document.width), pixels(document.height)];
  const size = { width, height };
  const root = svgElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...size,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'font-family': 'sans-serif',
      ...document.attributes,
    },
    svgElement('title', {}, svgText(document.title)),
    svgElement('desc', {}, svgText(document.description)),
    document.background === null ? '' : svgElement('rect', { ...size, fill: document.background }),
    ...content,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
