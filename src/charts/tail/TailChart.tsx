import { lazy, Suspense, useCallback, useMemo, useRef } from 'react';
import type { Parameters } from '../../model/parameters';
import type { Snapshot, SnapshotSource } from '../../model/snapshot';
import type { FrameSource } from '../frameSource';
import { Plot } from '../plot/Plot';
import { usePlotFrame } from '../plot/usePlotFrame';
import { systemNames, systemStyle, systemStyles } from '../systemStyle';
import { useDrawing } from '../useDrawing';
import { useLater } from '../useLater';
import { fixedPointCurve } from './tailCurves';
import { tailGeometry } from './tailGeometry';
import { tailMarks, tailStrokes, tailWhiskers } from './tailMarks';
import type { TailPaths } from './tailPaths';
import type { TailScale } from './tailScale';

/** Loaded once the picture stands. */
const loadTailPaths = () => import('./tailPaths');
const TailLevel = lazy(async () => ({ default: (await import('./TailLevel')).TailLevel }));

/** Around the axes, in rem. */
const MARGINS = { left: 2.9, right: 0.9, top: 0.7, bottom: 2.5 };

const NO_PATHS = { refined: '', unsure: '', band: '' };

interface TailChartProps {
  readonly source: SnapshotSource;
  readonly frames: FrameSource;
  readonly parameters: Parameters;
  readonly scale: TailScale;
  /** Level marked here and on the floor, or null. */
  readonly level: number | null;
  onLevel(level: number | null): void;
}

/** The tail against k: theory as curves (React), simulation as marks (drawn from the feed, outside React). */
export function TailChart({ source, frames, parameters, scale, level, onLevel }: TailChartProps) {
  const marks = useRef<SVGGElement>(null);
  const plot = usePlotFrame(MARGINS);
  const { box, width, height, rem, frame } = plot;
  const { choices: systems, arrivalRate, serverCount, sampling } = parameters;

  const geometry = useMemo(
    () => tailGeometry(systems, arrivalRate, serverCount, scale, frame),
    [systems, arrivalRate, serverCount, scale, frame],
  );

  // The limit at once, what theory says of this n a moment later.
  const later = useLater(loadTailPaths);
  const theory = useMemo(
    () =>
      systems.map(
        (choices): TailPaths =>
          later?.tailPaths(geometry, choices, { arrivalRate, serverCount, sampling }) ?? {
            ...NO_PATHS,
            fixedPoint: fixedPointCurve(geometry, choices, arrivalRate),
          },
      ),
    [geometry, systems, arrivalRate, serverCount, sampling, later],
  );

  const draw = useCallback(
    (snapshot: Snapshot) => {
      const size = rem / 3.4;
      snapshot.systems.forEach((system, index) => {
        const set = (part: string, path: string) => {
          const element = marks.current?.querySelector(`[data-system="${index}"] .${part}`);
          // An attribute that is set counts as changed: the browser would work out styles again.
          if (element?.getAttribute('d') !== path) element?.setAttribute('d', path);
        };
        const { tail, tailHalfWidths } = system.estimates;
        set('tail-now', tailStrokes(geometry, system.tail, size));
        set('tail-whiskers', tailWhiskers(geometry, tail, tailHalfWidths, size));
        set('tail-marks', tailMarks(geometry, tail, systemStyle(systems, index).mark, size));
      });
    },
    [geometry, systems, rem],
  );
  useDrawing(source, box, frames, draw);

  const styles = systemStyles(systems);
  return (
    <Plot
      plot={plot}
      label={summary(systems, arrivalRate)}
      xTicks={geometry.levelTicks}
      yTicks={geometry.tailTicks}
      xName={
        <>
          <tspan fontStyle="italic">k</tspan>, customers at a server
        </>
      }
      over={
        <Suspense>
          <TailLevel
            source={source}
            geometry={geometry}
            rem={rem}
            width={width}
            height={height}
            level={level}
            onLevel={onLevel}
          />
        </Suspense>
      }
    >
      {(clip) => (
        <>
          <g clipPath={`url(#${clip})`}>
            {styles.map(({ color }, system) => (
              <path key={color} className="tail-band" d={theory[system]?.band} fill={`var(${color})`} />
            ))}
            {styles.map(({ color, dash }, system) => (
              <g key={color} stroke={`var(${color})`}>
                <path className="theory theory-refined" d={theory[system]?.refined} />
                <path className="theory theory-refined" d={theory[system]?.unsure} strokeDasharray="1 3" />
                <path className="theory" d={theory[system]?.fixedPoint} strokeDasharray={dash} />
              </g>
            ))}
          </g>
          <g ref={marks}>
            {styles.map(({ color }, system) => (
              <g key={color} data-system={system} style={{ color: `var(${color})` }}>
                <path className="tail-now" />
                <path className="tail-whiskers" />
                <path className="tail-marks" />
              </g>
            ))}
          </g>
        </>
      )}
    </Plot>
  );
}

function summary(systems: readonly number[], arrivalRate: number): string {
  const list = systemNames(systems);
  return `Fraction of servers with at least k customers at λ = ${arrivalRate}, for ${list}: simulated marks on mean-field curves`;
}
