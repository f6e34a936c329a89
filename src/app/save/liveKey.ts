import type { Legend, LegendPlace } from '../../charts/svg/legendSvg';
import { pixels, svgElement, svgText } from '../../charts/svg/svgElement';
import { textWidth } from '../../charts/svg/wrapWords';
import { inlinedSvg } from './inlinedSvg';

/** The key that stands above a picture of the page, as SVG; null where there is none. */
export function liveKey(card: Element): ((place: LegendPlace) => Legend) | null {
  const entries = Array.from(card.querySelectorAll<HTMLElement>('.legend li'));
  if (entries.length === 0) return null;
  return ({ x: left, y: top, width, rem }) => {
    let x = left;
    let y = top;
    const parts = entries.map((entry, index) => {
      const svg = entry.querySelector('svg');
      const sample = Number(svg?.getAttribute('width') ?? 0);
      const text = (entry.textContent ?? '').trim();
      const own = sample + 0.4 * rem + 0.875 * rem * textWidth(text);
      if (x > left && x + own > left + width) {
        x = left;
        y += 1.4 * rem;
      }
      const words = svgElement(
        'text',
        {
          ...{ x: pixels(sample + 0.4 * rem), y: pixels(0.35 * rem + 7), 'font-size': pixels(0.8125 * rem) },
          ...{ 'font-weight': 600, fill: getComputedStyle(entry).color },
        },
        svgText(text),
      );
      const place = `translate(${pixels(x)} ${pixels(y)})`;
      x += own + rem;
      return svgElement('g', { transform: place }, svg ? inlinedSvg(svg, `key-${index}`) : '', words);
    });
    return { markup: parts.join(''), height: y - top + 1.2 * rem };
  };
}
