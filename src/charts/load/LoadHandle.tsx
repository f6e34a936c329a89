import type { KeyboardEvent, ReactNode } from 'react';
import { LIMITS } from '../../model/parameters';
import { closenessOf, type LoadGeometry, loadOf } from './loadGeometry';

interface LoadHandleProps {
  readonly geometry: LoadGeometry;
  readonly rem: number;
  readonly width: number;
  readonly height: number;
  readonly arrivalRate: number;
  /** The rest of the picture, drawn below the handle. */
  readonly children: ReactNode;
  onArrivalRate(arrivalRate: number): void;
  onKey(key: string): boolean;
}

/**
 * The picture with the present load as a line across it, and over it a range input that cannot be seen: pointer, keys, touch
 * and screen readers come with it.
 */
export function LoadHandle(props: LoadHandleProps) {
  const { geometry, rem, width, height, arrivalRate, children, onArrivalRate, onKey } = props;
  const { frame, x } = geometry;
  const first = x(LIMITS.arrivalRate.min);
  const last = x(LIMITS.arrivalRate.max);
  const at = x(arrivalRate);
  const place = {
    left: first - rem / 2,
    width: last - first + rem,
    bottom: height - frame.bottom - rem,
    '--top': `${frame.top}px`,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (onKey(event.key)) event.preventDefault();
  };
  return (
    <>
      <input
        type="range"
        className="plot-slider"
        aria-label="Load on the chart"
        aria-valuetext={String(arrivalRate)}
        min={closenessOf(LIMITS.arrivalRate.min)}
        max={closenessOf(LIMITS.arrivalRate.max)}
        step="any"
        value={closenessOf(arrivalRate)}
        // The thumb, one rem wide, stays within the input: its middle runs from the first to the last load.
        style={place as React.CSSProperties}
        onChange={(event) => onArrivalRate(loadOf(event.target.valueAsNumber))}
        onKeyDown={onKeyDown}
      />
      <svg
        className="chart"
        width={width}
        height={height}
        role="img"
        aria-label={`Mean time in system against load, with the present load ${arrivalRate}`}
      >
        {children}
        <g className="load-handle" transform={`translate(${at},0)`}>
          <line y1={frame.top - 0.3 * rem} y2={frame.bottom} />
          <circle cy={frame.bottom} r={0.45 * rem} />
          <text
            x={Math.min(0, frame.right - at - 2 * rem)}
            y={frame.top - 0.6 * rem}
            textAnchor={at < frame.left + 3 * rem ? 'start' : 'middle'}
          >
            λ = {arrivalRate}
          </text>
        </g>
      </svg>
    </>
  );
}
