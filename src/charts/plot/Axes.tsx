import type { ReactNode } from 'react';
import { distantTicks } from './axisTicks';
import type { AxisTick, ChartFrame } from './chartFrame';

interface AxesProps {
  readonly frame: ChartFrame;
  /** The page's type size in pixels. */
  readonly rem: number;
  readonly xTicks: readonly AxisTick[];
  readonly yTicks: readonly AxisTick[];
  readonly xName: ReactNode;
  /** Room between the horizontal axis and its labels beyond the usual. */
  readonly labelGap?: number;
}

/** Grid lines and labels of both axes, as many of the vertical one as have room. */
export function Axes({ frame, rem, xTicks, yTicks, xName, labelGap = 0 }: AxesProps) {
  return (
    <g>
      {distantTicks(yTicks, rem).map(({ at, label, exponent }) => (
        <g key={`${label}${exponent ?? ''}`} className="tick">
          <line x1={frame.left} x2={frame.right} y1={at} y2={at} />
          <text x={frame.left - 0.5 * rem} y={at} dy="0.32em" textAnchor="end">
            {label}
            {exponent !== undefined && (
              <tspan dy="-0.5em" fontSize="75%">
                {exponent < 0 ? `−${-exponent}` : exponent}
              </tspan>
            )}
          </text>
        </g>
      ))}
      {xTicks.map(({ at, label }) => (
        <text key={label} x={at} y={frame.bottom + 1.15 * rem + labelGap} textAnchor="middle">
          {label}
        </text>
      ))}
      <text x={frame.right} y={frame.bottom + 2.2 * rem + labelGap} textAnchor="end">
        {xName}
      </text>
    </g>
  );
}
