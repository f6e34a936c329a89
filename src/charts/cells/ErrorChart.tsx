import { useMemo } from 'react';
import { Plot } from '../plot/Plot';
import { usePlotFrame } from '../plot/usePlotFrame';
import { SYSTEM_STYLES } from '../systemStyle';
import type { CellPoint } from './cellPoint';
import { ErrorKey } from './ErrorKey';
import { ErrorLines } from './ErrorLines';
import { ErrorSeries } from './ErrorSeries';
import { errorGeometry } from './errorGeometry';
import { cellsAt, errorPoints, theoreticalError } from './errorPoints';

const MARGINS = { left: 2.9, right: 3.4, top: 0.7, bottom: 2.5 };

interface ErrorChartProps {
  readonly cells: readonly CellPoint[];
  /** Which cells are shown. */
  readonly choices: number;
  readonly arrivalRate: number;
}

/** How far both predictions are from the simulation, against the number of servers: 1/n and 1/n². */
export function ErrorChart({ cells, choices, arrivalRate }: ErrorChartProps) {
  const plot = usePlotFrame(MARGINS);
  const { frame, rem } = plot;
  const shown = useMemo(() => cellsAt(cells, choices, arrivalRate), [cells, choices, arrivalRate]);
  const geometry = useMemo(() => errorGeometry(shown, frame, rem), [shown, frame, rem]);
  const theory = theoreticalError(shown);
  const meanField = errorPoints(shown, 'meanField');
  const refined = errorPoints(shown, 'refined');
  // Side by side, the whiskers of one number of servers can be told apart.
  const shift = 0.17 * rem;
  return (
    <>
      <ErrorKey theory={theory !== null} refined={choices > 1} />
      <Plot
        plot={plot}
        label={summary(choices, arrivalRate, meanField.length, shown.length)}
        xTicks={geometry.xTicks}
        yTicks={geometry.yTicks}
        xName={
          <>
            <tspan fontStyle="italic">n</tspan>, servers
          </>
        }
      >
        {(clip) => (
          <>
            <g className="tick">
              <line x1={frame.left} x2={frame.right} y1={frame.bottom} y2={frame.bottom} />
            </g>
            {theory && (
              <ErrorLines
                geometry={geometry}
                theory={theory}
                meanField={meanField}
                refined={refined}
                clip={clip}
                rem={rem}
              />
            )}
            <ErrorSeries
              geometry={geometry}
              points={meanField}
              style={SYSTEM_STYLES[0]}
              rem={rem}
              shift={-shift}
            />
            <ErrorSeries
              geometry={geometry}
              points={refined}
              style={SYSTEM_STYLES[1]}
              rem={rem}
              shift={shift}
            />
          </>
        )}
      </Plot>
    </>
  );
}

function summary(choices: number, arrivalRate: number, simulated: number, all: number): string {
  const laws =
    choices > 1 ? ': mean field falls like 1/n, refined mean field like 1/n²' : ', mean field exact';
  return `Error of the mean time in system against the number of servers at d = ${choices}, λ = ${arrivalRate}, both axes logarithmic${laws}; ${simulated} of ${all} cells simulated`;
}
