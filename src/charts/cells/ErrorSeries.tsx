import type { SystemStyle } from '../systemStyle';
import type { ErrorGeometry } from './errorGeometry';
import { errorMarks } from './errorMarks';
import type { ErrorPoint } from './errorPoints';

interface ErrorSeriesProps {
  readonly geometry: ErrorGeometry;
  readonly points: readonly ErrorPoint[];
  readonly style: SystemStyle;
  readonly rem: number;
  /** Pixels to the right. */
  readonly shift: number;
}

/** Errors of one prediction: marks are full where the interval keeps away from 0, otherwise hollow and faint. */
export function ErrorSeries({ geometry, points, style, rem, shift }: ErrorSeriesProps) {
  const { color, mark } = style;
  const drawn = (sure: boolean) => {
    const some = points.filter((point) => point.sure === sure);
    return errorMarks(geometry, some, mark, rem / 3.4, shift);
  };
  const [unsure, sure] = [drawn(false), drawn(true)];
  return (
    <g style={{ color: `var(${color})` }}>
      <g className="error-unsure">
        <path className="tail-whiskers" d={unsure.whiskers} />
        <path className="tail-marks" d={unsure.marks} />
      </g>
      <path className="tail-whiskers" d={sure.whiskers} />
      <path className="tail-marks error-sure" d={sure.marks} />
    </g>
  );
}
