import type { ReactNode } from 'react';

interface KeyEntryProps {
  /** Name of the CSS variable that holds the colour. */
  readonly color: string;
  readonly text: ReactNode;
  /** Width of the swatch, in pixels. */
  readonly width?: number;
  /** The swatch: SVG, 14 pixels high. */
  readonly children: ReactNode;
}

/** One entry of a picture's key: what a line or a mark stands for. */
export function KeyEntry({ color, text, width = 34, children }: KeyEntryProps) {
  return (
    <li style={{ color: `var(${color})` }}>
      <svg width={width} height="14" aria-hidden="true">
        {children}
      </svg>
      {text}
    </li>
  );
}
