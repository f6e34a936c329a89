import { SYSTEM_STYLES } from '../systemStyle';
import type { ErrorGeometry } from './errorGeometry';
import { isApart, lineNames, powerLawPath } from './errorLines';
import { type ErrorPoint, type PowerLaw, powerLawThrough } from './errorPoints';

interface ErrorLinesProps {
  readonly geometry: ErrorGeometry;
  readonly theory: PowerLaw;
  /** Errors of both predictions. */
  readonly meanField: readonly ErrorPoint[];
  readonly refined: readonly ErrorPoint[];
  /** Id of the clip path of the frame. */
  readonly clip: string;
  readonly rem: number;
}

/** The error of mean field in theory, and guides through the data: ∝ 1/n unless theory lies there, and ∝ 1/n². */
export function ErrorLines({ geometry, theory, meanField, refined, clip, rem }: ErrorLinesProps) {
  const through = powerLawThrough(meanField, 1, theory.from);
  const first = through && isApart(geometry, through, theory) ? through : null;
  const second = powerLawThrough(refined, 2, theory.from);
  const named = [first ?? theory, second].filter((law) => law !== null);
  return (
    <g>
      <g clipPath={`url(#${clip})`}>
        {first && <path className="error-guide" d={powerLawPath(geometry, first)} />}
        {second && <path className="error-guide" d={powerLawPath(geometry, second)} />}
        <path
          className="theory"
          stroke={`var(${SYSTEM_STYLES[0].color})`}
          d={powerLawPath(geometry, theory)}
        />
      </g>
      {lineNames(geometry, named, rem).map(
        (name, i) =>
          name && (
            <text
              key={named[i]?.order}
              className="error-line-name"
              x={name.x}
              y={name.y}
              dy="0.32em"
              textAnchor={name.anchor}
            >
              {named[i]?.order === 1 ? '∝ 1/n' : '∝ 1/n²'}
            </text>
          ),
      )}
    </g>
  );
}
