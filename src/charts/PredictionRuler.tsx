import { nice } from 'd3';
import { useRef } from 'react';
import { formatNumber, formatWithHalfWidth } from '../model/format';
import { roundTicks } from './plot/axisTicks';
import { linearScale } from './plot/pixelScale';
import { roomyTicks } from './plot/roomyTicks';
import { markPath, type SystemStyle } from './systemStyle';
import { useSize } from './useSize';

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
  const { color, mark } = style;
  const box = useRef<HTMLDivElement>(null);
  const { width, rem } = useSize(box);
  const line = 1.45 * rem;
  const bottom = line * (predictions.length + 1);
  const values = [
    ...predictions.flatMap(({ value }) => (value === null ? [] : [value])),
    ...(mean === null ? [] : [Math.max(0, mean - (halfWidth ?? 0)), mean + (halfWidth ?? 0)]),
  ];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const margin = Math.max(0.25 * (high - low), 0.002 * high);
  const left = 12.8 * rem;
  const x = linearScale(nice(Math.max(0, low - margin), high + margin, 4), [
    left,
    Math.max(left + 1, width - 1 * rem),
  ]);
  const size = rem / 3.4;
  const rows = [
    ...predictions,
    { name: halfWidth === null ? 'simulated, settling' : 'simulated, 95 %', value: mean },
  ];
  const simulatedText =
    halfWidth === null ? formatNumber(mean ?? 0) : formatWithHalfWidth(mean ?? 0, halfWidth).value;
  return (
    <div ref={box} className="ruler" style={{ height: bottom + 1.6 * rem }}>
      {width > 0 && values.length > 0 && (
        <svg className="chart" width={width} height={bottom + 1.6 * rem} aria-hidden="true">
          {mean !== null && halfWidth !== null && (
            <rect
              className="ruler-interval"
              x={x(Math.max(0, mean - halfWidth))}
              width={Math.max(1, x(mean + halfWidth) - x(Math.max(0, mean - halfWidth)))}
              y={0}
              height={bottom}
              fill={`var(${color})`}
            />
          )}
          <g className="tick">
            <line x1={left} x2={width - rem} y1={bottom} y2={bottom} />
            {roomyTicks(roundTicks(x, (width - left) / (6 * rem)), rem).map(({ at, label }) => (
              <text key={label} x={at} y={bottom + 1.15 * rem} textAnchor="middle">
                {label}
              </text>
            ))}
          </g>
          {rows.map(({ name, value }, row) => {
            const y = (row + 0.5) * line;
            const simulated = row === predictions.length;
            return (
              <g key={name} style={{ color: simulated ? `var(${color})` : 'var(--text)' }}>
                <text x={0} y={y} dy="0.32em">
                  {name}
                </text>
                <text className="ruler-value" x={left - 0.8 * rem} y={y} dy="0.32em" textAnchor="end">
                  {value === null ? '–' : simulated ? simulatedText : formatNumber(value, 4)}
                </text>
                {simulated && value !== null && halfWidth !== null && (
                  <path
                    className="tail-whiskers"
                    d={`M${x(Math.max(0, value - halfWidth))},${y}H${x(value + halfWidth)}`}
                  />
                )}
                {value !== null && (
                  <path
                    className={simulated ? 'tail-marks' : 'ruler-mark'}
                    d={
                      simulated
                        ? markPath(mark, x(value), y, size)
                        : `M${x(value)},${y - size * 1.5}v${3 * size}`
                    }
                  />
                )}
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}
