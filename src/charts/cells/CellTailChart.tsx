import { useMemo } from 'react';
import { formatCount } from '../../model/format';
import type { Sampling } from '../../model/parameters';
import { Plot } from '../plot/Plot';
import { usePlotFrame } from '../plot/usePlotFrame';
import type { SystemStyle } from '../systemStyle';
import { tailGeometry } from '../tail/tailGeometry';
import type { TailScale } from '../tail/tailScale';
import type { CellPoint } from './cellPoint';
import { cellTailPaths, refinedNote } from './cellTailCurves';
import { PredictionKey } from './PredictionKey';

const MARGINS = { left: 2.9, right: 0.9, top: 0.7, bottom: 2.5 };

interface CellTailChartProps {
  readonly cell: CellPoint;
  readonly sampling: Sampling;
  readonly scale: TailScale;
  /** That of its d in other pictures beside it. */
  readonly style: SystemStyle;
}

/** The tail of one cell: both predictions as curves, the simulation as marks. */
export function CellTailChart({ cell, sampling, scale, style }: CellTailChartProps) {
  const plot = usePlotFrame(MARGINS);
  const { frame, rem } = plot;
  const { choices, arrivalRate, serverCount } = cell;
  const geometry = useMemo(
    () => tailGeometry([choices], arrivalRate, serverCount, scale, frame),
    [choices, arrivalRate, serverCount, scale, frame],
  );
  const paths = useMemo(
    () => cellTailPaths(geometry, cell, sampling, style.mark, rem / 3.4),
    [geometry, cell, sampling, style, rem],
  );
  return (
    <>
      <PredictionKey
        color={style.color}
        style={style}
        simulated="simulated"
        meanField={choices === 1 ? 'mean field, exact' : 'mean field'}
        refined={refinedNote(cell, paths)}
      />
      <Plot
        plot={plot}
        label={`Fraction of servers with at least k customers at n = ${formatCount(serverCount)}, d = ${choices}, λ = ${arrivalRate}: ${cell.tail ? 'simulated marks on the curves of both predictions' : 'predictions, not yet simulated'}`}
        xTicks={geometry.levelTicks}
        yTicks={geometry.tailTicks}
        xName={
          <>
            <tspan fontStyle="italic">k</tspan>, customers at a server
          </>
        }
      >
        {(clip) => (
          <>
            <g clipPath={`url(#${clip})`} stroke={`var(${style.color})`}>
              <path className="theory theory-refined" d={paths.refined} />
              <path className="theory theory-refined" d={paths.unsure} strokeDasharray="1 3" />
              <path className="theory" d={paths.meanField} strokeDasharray={style.dash} />
            </g>
            <g style={{ color: `var(${style.color})` }}>
              <path className="tail-marks" d={paths.marks} />
            </g>
          </>
        )}
      </Plot>
    </>
  );
}
