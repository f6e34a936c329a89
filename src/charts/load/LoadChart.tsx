import { useCallback, useId, useMemo, useRef } from 'react';
import type { Parameters } from '../../model/parameters';
import type { SnapshotSource } from '../../model/snapshot';
import { Axes } from '../plot/Axes';
import { FrameClip } from '../plot/FrameClip';
import { usePlotFrame } from '../plot/usePlotFrame';
import { systemStyles } from '../systemStyle';
import { useDrawing } from '../useDrawing';
import type { GatheredEstimates } from './gatheredEstimates';
import { LoadCurves } from './LoadCurves';
import { LoadHandle } from './LoadHandle';
import { type LoadMeasure, loadGeometry } from './loadGeometry';
import { loadPoints } from './loadPoints';
import { useRefinedLoad } from './useRefinedLoad';

const DRAW_MS = 250;

interface LoadChartProps {
  readonly source: SnapshotSource;
  readonly gathered: GatheredEstimates;
  readonly parameters: Parameters;
  readonly measure: LoadMeasure;
  /** The present load was dragged. */
  onArrivalRate(arrivalRate: number): void;
  /** A key was pressed on the present load; returns whether it did something. */
  onKey(key: string): boolean;
}

/** Mean time in system against load: theory as curves, what was simulated during the visit as marks, the present λ to drag. */
export function LoadChart({ source, gathered, parameters, measure, onArrivalRate, onKey }: LoadChartProps) {
  const points = useRef<SVGGElement>(null);
  const clip = useId();
  const { choices: systems, arrivalRate, serverCount, sampling } = parameters;
  const refined = useRefinedLoad(systems, sampling, serverCount);

  // Curves are named at their right ends.
  const right = Math.max(...systems) > 9 ? 4.7 : 3.7;
  const { box, width, height, rem, frame } = usePlotFrame({ left: 2.9, right, top: 1.6, bottom: 2.9 });
  const geometry = useMemo(
    () => loadGeometry(measure, systems, serverCount, frame, rem),
    [measure, systems, serverCount, frame, rem],
  );

  const draw = useCallback(() => {
    const groups = loadPoints(
      geometry,
      gathered.list(),
      { choices: systems, serverCount, sampling },
      rem / 3.4,
    );
    groups.forEach(({ marks, whiskers }, index) => {
      const group = points.current?.children[index];
      group?.querySelector('.tail-marks')?.setAttribute('d', marks);
      group?.querySelector('.tail-whiskers')?.setAttribute('d', whiskers);
    });
  }, [geometry, gathered, systems, serverCount, sampling, rem]);
  useDrawing(source, box, DRAW_MS, draw);

  return (
    <div ref={box} className="chart-frame">
      {width > 0 && (
        <LoadHandle
          geometry={geometry}
          rem={rem}
          width={width}
          height={height}
          arrivalRate={arrivalRate}
          onArrivalRate={onArrivalRate}
          onKey={onKey}
        >
          <FrameClip id={clip} frame={frame} />
          <Axes
            frame={frame}
            rem={rem}
            xTicks={geometry.xTicks}
            yTicks={geometry.yTicks}
            xName="load λ"
            labelGap={0.25 * rem}
          />
          <LoadCurves geometry={geometry} systems={systems} refined={refined} clip={clip} rem={rem} />
          <g ref={points}>
            {systemStyles(systems).map(({ color }) => (
              <g key={color} style={{ color: `var(${color})` }}>
                <path className="tail-whiskers" />
                <path className="tail-marks" />
              </g>
            ))}
            <g className="load-others">
              <path className="tail-whiskers" />
              <path className="tail-marks" />
            </g>
          </g>
        </LoadHandle>
      )}
    </div>
  );
}
