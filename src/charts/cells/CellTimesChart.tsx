import { useMemo } from 'react';
import { formatCount } from '../../model/format';
import type { Sampling } from '../../model/parameters';
import { LoadCurves } from '../load/LoadCurves';
import { loadGeometry } from '../load/loadGeometry';
import { useRefinedLoad } from '../load/useRefinedLoad';
import { Plot } from '../plot/Plot';
import { usePlotFrame } from '../plot/usePlotFrame';
import { SYSTEM_STYLES, systemNames, systemStyles } from '../systemStyle';
import type { CellPoint } from './cellPoint';
import { cellsOfSystems, cellTimesPoints } from './cellTimesPoints';
import { PredictionKey } from './PredictionKey';

interface CellTimesChartProps {
  readonly cells: readonly CellPoint[];
  /** Cells with another number of servers are not shown. */
  readonly serverCount: number;
  readonly sampling: Sampling;
  /** d of the systems on show, at most four, in the order of their styles. */
  readonly systems: readonly number[];
}

/** Mean time in system against load: both predictions as curves, the simulated cells as marks with their intervals. */
export function CellTimesChart({ cells, serverCount, sampling, systems }: CellTimesChartProps) {
  const plot = usePlotFrame({
    left: 2.9,
    right: Math.max(...systems) > 9 ? 4.7 : 3.7,
    top: 0.7,
    bottom: 2.5,
  });
  const { frame, rem } = plot;
  const refined = useRefinedLoad(systems, sampling, serverCount);
  const shown = useMemo(() => cellsOfSystems(cells, serverCount, systems), [cells, serverCount, systems]);
  const geometry = useMemo(
    () => loadGeometry('time', systems, serverCount, frame, rem),
    [systems, serverCount, frame, rem],
  );
  const points = cellTimesPoints(geometry, shown, { choices: systems, serverCount, sampling }, rem / 3.4);
  return (
    <>
      <PredictionKey
        color="--muted"
        style={SYSTEM_STYLES[0]}
        simulated="simulated"
        meanField="mean field"
        refined={`refined, n = ${formatCount(serverCount)}`}
      />
      <Plot
        plot={plot}
        label={summary(shown, serverCount, systems)}
        xTicks={geometry.xTicks}
        yTicks={geometry.yTicks}
        xName="load λ"
      >
        {(clip) => (
          <>
            <LoadCurves geometry={geometry} systems={systems} refined={refined} clip={clip} rem={rem} />
            {systemStyles(systems).map(({ color }, system) => (
              <g key={color} style={{ color: `var(${color})` }}>
                <path className="tail-whiskers" d={points[system]?.whiskers} />
                <path className="tail-marks" d={points[system]?.marks} />
              </g>
            ))}
          </>
        )}
      </Plot>
    </>
  );
}

function summary(shown: readonly CellPoint[], serverCount: number, systems: readonly number[]): string {
  const list = systemNames(systems);
  const simulated = shown.filter((cell) => cell.simulated !== null).length;
  return `Mean time in system against load at n = ${formatCount(serverCount)}, for ${list}: simulated marks on the curves of both predictions; ${simulated} of ${shown.length} cells simulated`;
}
