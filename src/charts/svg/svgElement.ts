/** Attributes of an element; those that are undefined are left out. Numbers are written to the last bit. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One SVG element as text. Children are markup: text among them goes through {@link svgText}. */
export function svgElement(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${svgText(String(value))}"`)
    .join('');
  const content = children.join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Text as markup, for content and for attributes. */
export function svgText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A coordinate or a length, in pixels, to a hundredth. */
export function pixels(value: number): number {
  return Math.round(value * 100) / 100;
}
