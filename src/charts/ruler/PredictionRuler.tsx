import { useRef } from 'react';
import { formatNumber, formatWithHalfWidth } from '../../model/format';
import { markPath, type SystemStyle } from '../systemStyle';
import { useSize } from '../useSize';
import { RulerRow } from './RulerRow';
import { rulerGeometry } from './rulerGeometry';

/** What a theory says the mean is. */
export interface PredictedMean {
  readonly name: string;
  /** Null where there is none to give. */
  readonly value: number | null;
}

interface PredictionRulerProps {
  readonly predictions: readonly PredictedMean[];
  /** What was simulated; null before there is anything. */
  readonly mean: number | null;
  /** Half width of its interval; null while settling. */
  readonly halfWidth: number | null;
  /** That of the system. */
  readonly style: SystemStyle;
}

/** Predictions and the simulated interval on one ruler: which of them it contains is seen at a glance. */
export function PredictionRuler({ predictions, mean, halfWidth, style }: PredictionRulerProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, rem } = useSize(box);
  const line = 1.45 * rem;
  const bottom = line * (predictions.length + 1);
  const interval =
    mean === null || halfWidth === null
      ? null
      : { low: Math.max(0, mean - halfWidth), high: mean + halfWidth };
  const values = [...predictions.map(({ value }) => value), mean, interval?.low, interval?.high];
  const known = values.filter((value) => typeof value === 'number');
  const { left, right, x, ticks } = rulerGeometry(known, width, rem);
  const size = rem / 3.4;
  const color = `var(${style.color})`;
  const row = (index: number) => ({ y: (index + 0.5) * line, right: left - 0.8 * rem });
  const simulated = row(predictions.length);
  return (
    <div ref={box} className="ruler" style={{ height: bottom + 1.6 * rem }}>
      {width > 0 && known.length > 0 && (
        <svg className="chart" width={width} height={bottom + 1.6 * rem} aria-hidden="true">
          {interval && (
            <rect
              className="ruler-interval"
              x={x(interval.low)}
              width={Math.max(1, x(interval.high) - x(interval.low))}
              y={0}
              height={bottom}
              fill={color}
            />
          )}
          <g className="tick">
            <line x1={left} x2={right} y1={bottom} y2={bottom} />
            {ticks.map(({ at, label }) => (
              <text key={label} x={at} y={bottom + 1.15 * rem} textAnchor="middle">
                {label}
              </text>
            ))}
          </g>
          {predictions.map(({ name, value }, index) => (
            <RulerRow
              key={name}
              name={name}
              text={value === null ? '–' : formatNumber(value, 4)}
              color="var(--text)"
              {...row(index)}
            >
              {value !== null && (
                <path className="ruler-mark" d={`M${x(value)},${row(index).y - size * 1.5}v${3 * size}`} />
              )}
            </RulerRow>
          ))}
          <RulerRow
            name={interval ? 'simulated, 95 %' : 'simulated, settling'}
            text={simulatedText(mean, halfWidth)}
            color={color}
            {...simulated}
          >
            {interval && (
              <path className="tail-whiskers" d={`M${x(interval.low)},${simulated.y}H${x(interval.high)}`} />
            )}
            {mean !== null && (
              <path className="tail-marks" d={markPath(style.mark, x(mean), simulated.y, size)} />
            )}
          </RulerRow>
        </svg>
      )}
    </div>
  );
}

function simulatedText(mean: number | null, halfWidth: number | null): string {
  if (mean === null) return '–';
  return halfWidth === null ? formatNumber(mean) : formatWithHalfWidth(mean, halfWidth).value;
}
