import { figureSheet, type Sheet, type SheetText } from '../../charts/svg/figureSheet';
import {
  FIGURE_THEMES,
  type FigureTheme,
  type FigureThemeName,
  figureTheme,
} from '../../charts/svg/figureTheme';
import { svgDocument } from '../../charts/svg/svgDocument';
import { pixels, svgElement } from '../../charts/svg/svgElement';

/** Room beside a picture, which on the page is that of its card, in rem. */
const MARGIN = 0.9;

/** Size of a picture on the page, and of the type in it. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly rem: number;
}

/** The theme that a card is shown in now: the page's, or its own figure's in somebody's page. */
export function shownTheme(card: Element): FigureThemeName {
  const shown = themed(card).dataset['theme'];
  return FIGURE_THEMES.find((name) => name === shown) ?? 'light';
}

/** That theme's type size in pixels. */
export function pageType(card: Element): number {
  return Number.parseFloat(getComputedStyle(themed(card)).fontSize) || 16;
}

function themed(card: Element): HTMLElement {
  return card.closest<HTMLElement>('[data-theme]') ?? document.documentElement;
}

/** A card's picture on a sheet of its own, with the card's heading above it and a caption below. */
export function cardFigure(
  card: Element,
  size: PictureSize,
  text: Pick<SheetText, 'legend' | 'caption'>,
  picture: (theme: FigureTheme) => string,
): string {
  const margin = pixels(MARGIN * size.rem);
  const width = size.width + 2 * margin;
  const { sheet, theme, title, subtitle } = cardSheet(card, { ...size, width }, text);
  const top = pixels(sheet.head);
  const bottom = top + size.height;
  return svgDocument(
    {
      ...{ width, height: bottom + sheet.foot, title, background: theme.card },
      description: `${subtitle} ${text.caption}`.trim(),
    },
    sheet.markup(bottom),
    svgElement('g', { transform: `translate(${margin} ${top})` }, picture(theme)),
  );
}

/** The sheet around a card's picture. */
export function cardSheet(
  card: Element,
  { width, rem }: PictureSize,
  text: Pick<SheetText, 'legend' | 'caption'>,
): { readonly sheet: Sheet; readonly theme: FigureTheme; readonly title: string; readonly subtitle: string } {
  const theme = figureTheme(shownTheme(card));
  const title = card.querySelector('h2')?.textContent ?? '';
  const subtitle = card.querySelector('.card-subtitle')?.textContent ?? '';
  return { sheet: figureSheet({ ...text, title, subtitle }, { width, rem, theme }), theme, title, subtitle };
}
