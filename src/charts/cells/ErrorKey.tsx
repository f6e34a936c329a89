import { KeyEntry } from '../KeyEntry';
import { markPath, SYSTEM_STYLES } from '../systemStyle';

interface ErrorKeyProps {
  /** Whether theory has a line. */
  readonly theory: boolean;
  /** Whether there are errors of the refined mean field. */
  readonly refined: boolean;
}

/** The key of the error chart: an error is |simulated − predicted|, its theory |refined − mean field|. */
export function ErrorKey({ theory, refined }: ErrorKeyProps) {
  const [own, other] = SYSTEM_STYLES;
  return (
    <ul className="legend chart-key">
      <KeyEntry color={own.color} text="error of mean field" width={14}>
        <path className="tail-marks error-sure" d={markPath(own.mark, 7, 7, 4.5)} />
      </KeyEntry>
      {refined && (
        <KeyEntry color={other.color} text="error of refined" width={14}>
          <path className="tail-marks error-sure" d={markPath(other.mark, 7, 7, 4.5)} />
        </KeyEntry>
      )}
      {theory && (
        <KeyEntry color={own.color} text="theory">
          <path className="theory" stroke="currentColor" d="M1,7H33" />
        </KeyEntry>
      )}
      <KeyEntry color="--muted" text="may be 0" width={refined ? 32 : 14}>
        <g className="error-unsure">
          <path className="tail-marks" d={markPath(own.mark, 7, 7, 4.5)} />
          {refined && <path className="tail-marks" d={markPath(other.mark, 24, 7, 4.5)} />}
        </g>
      </KeyEntry>
    </ul>
  );
}
