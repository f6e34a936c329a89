import type { SheetText } from '../../charts/svg/figureSheet';
import { cardFigure, pageType } from './cardFigure';
import { inlinedSvg } from './inlinedSvg';

/**
 * The SVG picture of a card as a file of its own, as it stands on the page.
 * @throws Error while there is no picture
 */
export function liveFigure(card: Element, text: Pick<SheetText, 'legend' | 'caption'>): string {
  const svg = card.querySelector<SVGSVGElement>('svg.chart:not(.tail-level)');
  if (!svg) throw new Error('there is no picture yet');
  const [width, height] = ['width', 'height'].map((name) => Number(svg.getAttribute(name))) as [
    number,
    number,
  ];
  return cardFigure(card, { width, height, rem: pageType(card) }, text, () => inlinedSvg(svg));
}
