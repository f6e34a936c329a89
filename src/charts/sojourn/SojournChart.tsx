import { useCallback, useMemo, useRef } from 'react';
import type { Snapshot, SnapshotSource } from '../../model/snapshot';
import { Plot } from '../plot/Plot';
import { usePlotFrame } from '../plot/usePlotFrame';
import { markPath, systemNames, systemStyle, systemStyles } from '../systemStyle';
import { useDrawing } from '../useDrawing';
import { fillPercentiles, SojournPercentiles } from './SojournPercentiles';
import { sojournCurve, sojournGeometry, type TimeScale } from './sojournGeometry';
import { MARKED_FRACTIONS, simulatedSojourn, sojournTheory } from './sojournTheory';

/** Each drawing evaluates mixtures of hundreds of Erlang laws at a hundred times. */
const DRAW_MS = 400;

/** Around the axes, in rem. */
const MARGINS = { left: 3.6, right: 1, top: 0.7, bottom: 2.5 };

interface SojournChartProps {
  readonly source: SnapshotSource;
  /** d of the systems on show. */
  readonly systems: readonly number[];
  readonly arrivalRate: number;
  readonly scale: TimeScale;
}

/** P(T > t): the limit as curves (React), what is simulated as a broad line with marks (from the feed, outside React). */
export function SojournChart({ source, systems, arrivalRate, scale }: SojournChartProps) {
  const table = useRef<HTMLDivElement>(null);
  const simulated = useRef<SVGGElement>(null);
  const plot = usePlotFrame(MARGINS);
  const { box, width, rem, frame } = plot;

  const { laws, geometry, curves } = useMemo(() => {
    const laws = systems.map((choices) => sojournTheory(choices, arrivalRate));
    const own = sojournGeometry(systems, laws, scale, frame, rem);
    return { laws, geometry: own, curves: width > 0 ? laws.map((law) => sojournCurve(own, law)) : [] };
  }, [systems, arrivalRate, scale, frame, width, rem]);

  const draw = useCallback(
    (snapshot: Snapshot) => {
      snapshot.systems.forEach(({ estimates }, index) => {
        const law = simulatedSojourn(estimates.joined);
        if (table.current) fillPercentiles(table.current, index, law);
        const set = (part: string, path: string) => {
          simulated.current?.querySelector(`[data-system="${index}"] .${part}`)?.setAttribute('d', path);
        };
        set('sojourn-line', law ? sojournCurve(geometry, law, law.least) : '');
        const known = law ? MARKED_FRACTIONS.filter(law.knows) : [];
        const marks = known.map((p) => {
          const at = geometry.x(law?.percentile(p) ?? 0);
          const inside = at >= geometry.frame.left && at <= geometry.frame.right;
          return inside ? markPath(systemStyle(systems, index).mark, at, geometry.y(1 - p), rem / 3.4) : '';
        });
        set('tail-marks', marks.join(''));
      });
    },
    [geometry, systems, rem],
  );
  useDrawing(source, box, DRAW_MS, draw);

  return (
    <>
      <Plot
        plot={plot}
        label={`Fraction of customers that stay longer than t at λ = ${arrivalRate}, for ${systemNames(systems)}: simulated lines beside mean-field curves`}
        xTicks={geometry.xTicks}
        yTicks={geometry.yTicks}
        xName={
          <>
            <tspan fontStyle="italic">t</tspan>, in mean service times
          </>
        }
      >
        {() => (
          <g ref={simulated}>
            {systemStyles(systems).map(({ color, dash }, system) => (
              <g key={color} data-system={system} style={{ color: `var(${color})` }}>
                <path className="sojourn-line" />
                <path className="theory" d={curves[system]} stroke="currentColor" strokeDasharray={dash} />
                <path className="tail-marks" />
              </g>
            ))}
          </g>
        )}
      </Plot>
      <div ref={table}>
        <SojournPercentiles systems={systems} laws={laws} />
      </div>
    </>
  );
}
