import type { FigureTheme } from './figureTheme';
import type { Legend, LegendPlace } from './legendSvg';
import { pixels, svgElement, svgText } from './svgElement';
import { wrapWords } from './wrapWords';

/** What stands around a picture that has to explain itself. */
export interface SheetText {
  readonly title: string;
  /** What is drawn how; may be empty. */
  readonly subtitle: string;
  /** Null where names stand in the picture. */
  readonly legend: ((place: LegendPlace) => Legend) | null;
  readonly caption: string;
}

export interface SheetStyle {
  readonly width: number;
  /** The type size in pixels. */
  readonly rem: number;
  readonly theme: FigureTheme;
}

/** The parts of a sheet as markup, and the room they take. */
export interface Sheet {
  /** Height of what stands above the picture. */
  readonly head: number;
  /** Height of what stands below it. */
  readonly foot: number;
  /** @param footY where the picture ends */
  markup(footY: number): string;
}

/** Title, legend and caption around a picture. */
export function figureSheet(text: SheetText, { width, rem, theme }: SheetStyle): Sheet {
  const margin = 0.9 * rem;
  const room = width - 2 * margin;
  const parts: string[] = [];
  let y = 0.35 * rem;
  const lines = (content: string, size: number, fill: string, weight?: number): string => {
    const rows = wrapWords(content, room / size / (weight === undefined ? 1 : 1.1));
    return rows
      .map((row) => {
        y += 1.35 * size;
        const place = {
          x: pixels(margin),
          y: pixels(y),
          'font-size': pixels(size),
          'font-weight': weight,
          fill,
        };
        return svgElement('text', place, svgText(row));
      })
      .join('');
  };
  parts.push(lines(text.title, 0.975 * rem, theme.text, 700));
  if (text.subtitle !== '') parts.push(lines(text.subtitle, 0.8125 * rem, theme.muted));
  if (text.legend) {
    const legend = text.legend({ x: margin, y: y + 0.6 * rem, width: room, rem });
    parts.push(legend.markup);
    y += 0.6 * rem + legend.height;
  }
  const head = y + 0.3 * rem;
  const captionSize = 0.75 * rem;
  const captionRows = wrapWords(text.caption, room / captionSize).length;
  return {
    head,
    foot: captionRows * 1.35 * captionSize + 0.6 * rem,
    markup(footY) {
      y = footY;
      return parts.join('') + lines(text.caption, captionSize, theme.muted);
    },
  };
}
