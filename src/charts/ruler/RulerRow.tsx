import type { ReactNode } from 'react';

interface RulerRowProps {
  readonly name: string;
  /** Its number as people read it. */
  readonly text: string;
  /** The middle of its line, and where numbers end, in pixels. */
  readonly y: number;
  readonly right: number;
  /** CSS colour of its marks. */
  readonly color: string;
  /** Its marks on the ruler. */
  readonly children: ReactNode;
}

/** One number: its name, itself, and its place on the ruler. */
export function RulerRow({ name, text, y, right, color, children }: RulerRowProps) {
  return (
    <g style={{ color }}>
      <text x={0} y={y} dy="0.32em">
        {name}
      </text>
      <text className="ruler-value" x={right} y={y} dy="0.32em" textAnchor="end">
        {text}
      </text>
      {children}
    </g>
  );
}
