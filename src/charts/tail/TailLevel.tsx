import { type CSSProperties, type PointerEvent, useState } from 'react';
import { formatNumber } from '../../model/format';
import type { SnapshotSource } from '../../model/snapshot';
import { systemStyle } from '../systemStyle';
import { useSampled } from '../useSampled';
import type { TailGeometry } from './tailGeometry';
import type { TailScale } from './tailScale';

interface TailLevelProps {
  readonly source: SnapshotSource;
  readonly geometry: TailGeometry;
  readonly rem: number;
  readonly width: number;
  readonly height: number;
  /** Level marked, or null. */
  readonly level: number | null;
  onLevel(level: number | null): void;
}

/**
 * Points at a level k of the tail, by pointer, touch or keys: a range input that cannot be seen lies over the picture. What is
 * marked here is marked on the floor too, for as long as it is pointed at or has the focus.
 */
export function TailLevel({ source, geometry, rem, width, height, level, onLevel }: TailLevelProps) {
  const { frame, maxLevel, x } = geometry;
  const [focusLevel, setFocusLevel] = useState(1);
  const first = x(1);
  const within = (value: number) => Math.min(maxLevel, Math.max(1, value));
  const shown = level === null ? null : within(level);
  const place = {
    // The thumb, one rem wide, stays within the input: its middle runs from the first to the last level.
    left: first - rem / 2,
    width: Math.max(0, x(maxLevel) - first) + rem,
    bottom: height - frame.bottom,
    '--top': `${frame.top}px`,
  };
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width: onScreen } = currentTarget.getBoundingClientRect();
    // A page may be shown scaled: pixels of the screen are not those of the picture.
    const at = place.left + ((clientX - left) * place.width) / onScreen;
    onLevel(within(Math.round(1 + ((at - first) / (x(maxLevel) - first)) * (maxLevel - 1))));
  };
  const set = (value: number) => {
    setFocusLevel(value);
    onLevel(value);
  };
  return (
    <>
      <input
        type="range"
        className="plot-slider"
        aria-label="Level k"
        aria-valuetext={`at least ${within(focusLevel)}, marked on the floor`}
        title=""
        min={1}
        max={maxLevel}
        value={shown ?? within(focusLevel)}
        style={place as CSSProperties}
        onChange={(event) => set(event.target.valueAsNumber)}
        // A press brings the focus too: what it points at is marked already.
        onFocus={() => onLevel(within(level ?? focusLevel))}
        onBlur={() => onLevel(null)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        onPointerMove={point}
        onPointerLeave={({ currentTarget }) => {
          if (document.activeElement !== currentTarget) onLevel(null);
        }}
      />
      {shown !== null && (
        <svg className="chart tail-level" width={width} height={height} aria-hidden="true">
          <line x1={x(shown)} x2={x(shown)} y1={frame.top} y2={frame.bottom} />
          <LevelNow source={source} level={shown} geometry={geometry} rem={rem} />
        </svg>
      )}
    </>
  );
}

/** Where in the frame no curve runs, as a part of its height. */
const EMPTY: Record<TailScale, number> = { log: 0.45, linear: 0.08, loglog: 0.65 };

interface LevelNowProps {
  readonly source: SnapshotSource;
  readonly level: number;
  readonly geometry: TailGeometry;
  readonly rem: number;
}

/** How many servers have so many customers now: those marked on the floor. */
function LevelNow({ source, level, geometry, rem }: LevelNowProps) {
  const { snapshot } = useSampled(source);
  const { right, top, bottom } = geometry.frame;
  const y = top + EMPTY[geometry.scale] * (bottom - top);
  return (
    <g textAnchor="end">
      <text x={right} y={y}>
        {level} or more now:
      </text>
      {snapshot?.systems.map(({ choices, tail }, index) => {
        const { color } = systemStyle(snapshot.parameters.choices, index);
        return (
          <text key={color} x={right} y={y + 1.3 * (index + 1) * rem} style={{ fill: `var(${color})` }}>
            d = {choices}: {Number(formatNumber(100 * (tail[level] ?? 0)))} %
          </text>
        );
      })}
    </g>
  );
}
