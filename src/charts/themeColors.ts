import { SYSTEM_STYLES } from './systemStyle';

/** What a canvas needs of the theme, read from the styles of an element. */
export interface ThemeColors {
  readonly card: string;
  readonly text: string;
  readonly muted: string;
  readonly faint: string;
  /** By index of the style. */
  readonly systems: readonly string[];
  /** A customer who has not joined a queue yet. */
  readonly customer: string;
  /** Stroke width of curves in pixels. */
  readonly lineWidth: number;
  /** The element's own type, for `context.font`. */
  readonly font: string;
  readonly family: string;
}

export function readThemeColors(element: Element): ThemeColors {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    card: read('--card'),
    text: read('--text'),
    muted: read('--muted'),
    faint: read('--line-strong'),
    systems: SYSTEM_STYLES.map(({ color }) => read(color)),
    customer: read('--customer'),
    lineWidth: Number.parseFloat(read('--theory-width')) || 2,
    font: `${style.fontSize} ${style.fontFamily}`,
    family: style.fontFamily,
  };
}
