import { type ReactNode, useId } from 'react';
import { Axes } from './Axes';
import type { AxisTick } from './chartFrame';
import type { PlotFrame } from './usePlotFrame';

interface PlotProps {
  readonly plot: PlotFrame;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
  readonly xTicks: readonly AxisTick[];
  readonly yTicks: readonly AxisTick[];
  readonly xName: ReactNode;
  /** @param clip id of a clip path: the frame of the axes */
  children(clip: string): ReactNode;
}

/** A picture with axes: empty until its box has been measured. */
export function Plot({ plot, label, xTicks, yTicks, xName, children }: PlotProps) {
  const { box, width, height, rem, frame } = plot;
  const clip = useId();
  return (
    <div ref={box} className="chart-frame">
      {width > 0 && (
        <svg className="chart" width={width} height={height} role="img" aria-label={label}>
          <clipPath id={clip}>
            <rect
              x={frame.left}
              y={frame.top}
              width={Math.max(0, frame.right - frame.left)}
              height={Math.max(0, frame.bottom - frame.top)}
            />
          </clipPath>
          <Axes frame={frame} rem={rem} xTicks={xTicks} yTicks={yTicks} xName={xName} />
          {children(clip)}
        </svg>
      )}
    </div>
  );
}
