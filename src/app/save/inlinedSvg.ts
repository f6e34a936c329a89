import { type Attributes, pixels, svgElement, svgText } from '../../charts/svg/svgElement';

/** Styles that show in the file, with what they are when nothing sets them. */
const STYLES = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linejoin': 'miter',
  opacity: '1',
  'font-size': '',
  'font-style': 'normal',
  'font-weight': '400',
  'paint-order': 'normal',
} as const;
const OF_GROUPS = ['opacity'];
const OF_TEXT = ['font-size', 'font-style', 'font-weight', 'paint-order'];

/** Attributes that are not kept: styles stand in the place of the first two. */
const DROPPED = /^(class|style|id|role|clip-path|aria-.*|data-.*)$/;

/**
 * The content of an SVG element of the page as markup with its styles in it, so that it looks the same without any style
 * sheet.
 * @param prefix of ids, for files with several
 */
export function inlinedSvg(svg: SVGSVGElement, prefix = 'part'): string {
  const ids = Array.from(svg.querySelectorAll('[id]'), ({ id }) => id);
  const newId = (id: string) => `${prefix}-${ids.indexOf(id) + 1}`;
  const markup = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return svgText(node.textContent ?? '');
    if (!(node instanceof SVGElement)) return '';
    const clip = /^url\("?#(.*?)"?\)$/.exec(node.getAttribute('clip-path') ?? '')?.[1];
    const attributes = {
      id: node.id === '' ? undefined : newId(node.id),
      ...ownAttributes(node),
      ...styles(node),
      'clip-path': clip === undefined ? undefined : `url(#${newId(clip)})`,
    };
    return svgElement(node.tagName, attributes, ...Array.from(node.childNodes, markup));
  };
  return Array.from(svg.childNodes, markup).join('');
}

function ownAttributes(element: Element): Attributes {
  const kept = Array.from(element.attributes).filter(({ name }) => !(name in STYLES) && !DROPPED.test(name));
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
}

function styles(element: SVGElement): Attributes {
  const computed = getComputedStyle(element);
  const isText = element instanceof SVGTextContentElement;
  const isGroup = !isText && element.childElementCount > 0;
  const names = Object.keys(STYLES).filter((name) =>
    isGroup ? OF_GROUPS.includes(name) : isText || !OF_TEXT.includes(name),
  );
  const entries = names
    .map((name): [string, string] => [name, computed.getPropertyValue(name)])
    .filter(([name, value]) => value !== STYLES[name as keyof typeof STYLES]);
  return Object.fromEntries(entries.map(([name, value]) => [name, short(value)]));
}

/** `9px, 4px` as `9, 4`, as all programs read it. */
function short(value: string): string {
  return value.replace(/([\d.]+)px/g, (_, number) => String(pixels(Number(number))));
}
