/** An element of an XML file; text is left out. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
}

const TOKEN = /<\?[^>]*\?>|<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<>]+)/y;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+);)/;

/**
 * Reads XML strictly.
 * @returns the root
 * @throws Error at what is no well-formed XML
 */
export function parseXml(text: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match || ENTITY.test(match[0])) throw new Error(`no XML: ${text.slice(at, at + 80)}`);
    const [, closed, name, attributes = '', empty] = match;
    if (closed !== undefined && open.pop()?.name !== closed) throw new Error(`</${closed}> closes nothing`);
    if (name === undefined) continue;
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map(
      ([, key, value]) => [key ?? '', value ?? ''] as const,
    );
    if (new Set(pairs.map(([key]) => key)).size < pairs.length)
      throw new Error(`twice in <${name}${attributes}>`);
    const element = { name, attributes: Object.fromEntries(pairs), children: [] };
    open.at(-1)?.children.push(element);
    if (empty === '') open.push(element);
  }
  const [root] = top.children;
  if (open.length !== 1 || top.children.length !== 1 || !root) throw new Error('not one whole element');
  return root;
}
