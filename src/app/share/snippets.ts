import { formatServers } from '../../model/format';
import { type ControlState, shownChoices } from '../../stores/controlStore';

/** How a figure is to stand in another page. */
interface EmbedShape {
  /** Width and height as CSS has them: `100%`, `640px`. */
  readonly width: string;
  readonly height: string;
}

/** What can be copied. */
interface Snippets {
  /** Leads to the figure on the full page. */
  readonly link: string;
  readonly iframe: string;
  readonly element: string;
  readonly markdown: string;
}

interface SnippetsOf {
  /** Address of the page, without a query. */
  readonly pageAddress: string;
  /** The query of the figure on the full page, and of the same embedded. */
  readonly query: string;
  readonly embedQuery: string;
  readonly controls: ControlState;
  readonly shape: EmbedShape;
}

/** The texts that bring a figure elsewhere. */
export function snippetsOf({ pageAddress, query, embedQuery, controls, shape }: SnippetsOf): Snippets {
  const folder = pageAddress.replace(/[^/]*$/, '');
  const title = titleOf(controls);
  const link = `${pageAddress}${query}`;
  const source = escapeHtml(`${pageAddress}${embedQuery}`);
  const style = `width: ${shape.width}; height: ${shape.height}; border: 0`;
  const attributes = Array.from(new URLSearchParams(embedQuery))
    .filter(([name]) => name !== 'view')
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  return {
    link,
    iframe: `<iframe src="${source}" title="${escapeHtml(title)}" style="${style}" loading="lazy"></iframe>`,
    element:
      `<script type="module" src="${escapeHtml(`${folder}embed.js`)}"></script>\n` +
      `<two-choices${attributes}></two-choices>`,
    markdown: `[![${escapeMarkdown(title)}](${folder}still.svg)](${link})`,
  };
}

function titleOf(controls: ControlState): string {
  const systems = shownChoices(controls).join(', ');
  return `Two Choices: ${formatServers(controls.serverCount)} at load ${controls.arrivalRate}, d = ${systems}`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function escapeMarkdown(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&');
}

/** A length as CSS has it, or null: a number of pixels, or a share of the width there is. */
export function readLength(text: string): string | null {
  const match = /^(\d{1,4})\s*(px|%)?$/.exec(text.trim());
  if (!match || Number(match[1]) === 0) return null;
  return `${Number(match[1])}${match[2] ?? 'px'}`;
}
