import { type ReactNode, useId } from 'react';
import { Axes } from './Axes';
import type { AxisTick } from './chartFrame';
import { FrameClip } from './FrameClip';
import type { PlotFrame } from './usePlotFrame';

interface PlotProps {
  readonly plot: PlotFrame;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
  readonly xTicks: readonly AxisTick[];
  readonly yTicks: readonly AxisTick[];
  readonly xName: ReactNode;
  /** What lies over the picture. */
  readonly over?: ReactNode;
  /** @param clip id of a clip path: the frame of the axes */
  children(clip: string): ReactNode;
}

/** A picture with axes: empty until its box has been measured. */
export function Plot({ plot, label, xTicks, yTicks, xName, over, children }: PlotProps) {
  const { box, width, height, rem, frame } = plot;
  const clip = useId();
  return (
    <div ref={box} className="chart-frame">
      {width > 0 && (
        <svg className="chart" width={width} height={height} role="img" aria-label={label}>
          <FrameClip id={clip} frame={frame} />
          <Axes frame={frame} rem={rem} xTicks={xTicks} yTicks={yTicks} xName={xName} />
          {children(clip)}
        </svg>
      )}
      {width > 0 && over}
    </div>
  );
}
