import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { NumberBox } from './NumberBox';
import { positionAfterKey } from './sliderKeys';

interface SliderProps {
  /** Accessible name. */
  readonly label: string;
  /** What stands before the number: `d =`. */
  readonly symbol: ReactNode;
  /** What stands behind it, if it has a unit. */
  readonly unit?: string;
  /** Where the thumb stands, between the first and the last stop; need not be a stop. */
  readonly position: number;
  /** Positions that keys move to, ascending. */
  readonly stops: readonly number[];
  /** The value in words, for screen readers. */
  readonly valueText: string;
  /** The value as the number box shows it. */
  readonly text: string;
  /** Said below the slider when there is something to say. */
  readonly note?: string | undefined;
  /** The thumb was dragged or moved by key. */
  onPosition(position: number): void;
  /** A value was typed; returns what was wrong with it, or null. */
  onText(text: string): string | null;
}

/** A native range input with named stops, and a box for exact values. */
export function Slider(props: SliderProps) {
  const { label, symbol, unit, position, stops, valueText, text, note, onPosition, onText } = props;
  const id = useId();
  const first = stops.at(0) ?? 0;
  const last = stops.at(-1) ?? 0;
  const share = last > first ? (position - first) / (last - first) : 0;

  const onKeyDown = (event: KeyboardEvent) => {
    const moved = positionAfterKey(event.key, position, stops);
    if (moved === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (moved !== position) onPosition(moved);
  };

  return (
    <div className="slider">
      <div className="slider-head">
        <label htmlFor={id} className="slider-label">
          {label}
        </label>
        <NumberBox label={label} symbol={symbol} unit={unit} text={text} note={note} onText={onText} />
      </div>
      <input
        id={id}
        type="range"
        min={first}
        max={last}
        step="any"
        value={position}
        style={{ '--share': share } as React.CSSProperties}
        aria-valuetext={valueText}
        onChange={(event) => onPosition(event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
