import type { ReactNode } from 'react';
import { KeyEntry } from '../KeyEntry';
import { markPath, type SystemStyle } from '../systemStyle';

interface PredictionKeyProps {
  /** Name of the CSS variable that holds the colour. */
  readonly color: string;
  readonly style: SystemStyle;
  /** What the thick line stands for. */
  readonly meanField: ReactNode;
  /** What the thin line stands for; null where there is none. */
  readonly refined: ReactNode | null;
  /** What the marks stand for. */
  readonly simulated: ReactNode;
}

/** The key of pictures that compare a simulation with both predictions. */
export function PredictionKey({ color, style, meanField, refined, simulated }: PredictionKeyProps) {
  return (
    <ul className="legend chart-key">
      <KeyEntry color={color} text={simulated} width={14}>
        <path className="tail-marks" d={markPath(style.mark, 7, 7, 4.5)} />
      </KeyEntry>
      <KeyEntry color={color} text={meanField}>
        <path className="theory" stroke="currentColor" strokeDasharray={style.dash} d="M1,7H33" />
      </KeyEntry>
      {refined !== null && (
        <KeyEntry color={color} text={refined}>
          <path className="theory theory-refined" stroke="currentColor" d="M1,7H33" />
        </KeyEntry>
      )}
    </ul>
  );
}
