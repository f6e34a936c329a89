import { memo } from 'react';
import { systemStyle } from '../systemStyle';
import { loadCurves, refinedLoadCurve } from './loadCurves';
import type { LoadGeometry } from './loadGeometry';
import type { RefinedPoint } from './refinedLoad';

interface LoadCurvesProps {
  readonly geometry: LoadGeometry;
  readonly systems: readonly number[];
  /** Refined curves that are ready, by d. */
  readonly refined: ReadonlyMap<number, readonly RefinedPoint[]>;
  /** Id of the clip path of the frame. */
  readonly clip: string;
  readonly rem: number;
}

/** The theory of the load chart; rendered anew only when it changes, not while λ is dragged. */
export const LoadCurves = memo(function LoadCurves({
  geometry,
  systems,
  refined,
  clip,
  rem,
}: LoadCurvesProps) {
  const { frame } = geometry;
  const curves = loadCurves(geometry, systems, rem);
  const colorOf = (system: number | null) =>
    `var(${system === null ? '--muted' : systemStyle(systems, system).color})`;
  return (
    <g>
      {geometry.measure === 'ratio' &&
        curves.map(({ choices, system }) => (
          <g key={choices} style={{ color: colorOf(system) }} className="load-limit">
            <line
              x1={frame.left}
              x2={frame.right}
              y1={geometry.yOfRatio(1 / Math.log(choices))}
              y2={geometry.yOfRatio(1 / Math.log(choices))}
            />
            <text
              x={frame.right - 0.3 * rem}
              y={geometry.yOfRatio(1 / Math.log(choices)) - 0.25 * rem}
              textAnchor="end"
            >
              {`1/ln ${choices} = ${(1 / Math.log(choices)).toFixed(2)}`}
            </text>
          </g>
        ))}
      <g clipPath={`url(#${clip})`}>
        {curves.map(({ choices, system, path }) => (
          <g key={choices} stroke={colorOf(system)}>
            <path
              className={`theory ${system === null ? 'load-orientation' : ''}`}
              d={path}
              strokeDasharray={system === null ? undefined : systemStyle(systems, system).dash}
            />
            {system !== null && (
              <path
                className="theory theory-refined"
                d={refinedLoadCurve(geometry, refined.get(choices) ?? [])}
              />
            )}
          </g>
        ))}
      </g>
      {curves.map(({ choices, system, name }) => (
        <text
          key={choices}
          style={{ fill: colorOf(system), fontWeight: system === null ? 400 : 600 }}
          x={name.x}
          y={name.y}
          dy="0.32em"
          textAnchor={name.anchor}
        >
          d = {choices}
        </text>
      ))}
    </g>
  );
});
