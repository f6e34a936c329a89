import type { CSSProperties } from 'react';

interface CompareChipsProps {
  /** Each d offered, and how it is drawn: the name of the CSS variable with its colour while it is on show, else null. */
  readonly offers: readonly {
    readonly choices: number;
    readonly color: string | null;
    readonly disabled: boolean;
  }[];
  onToggle(choices: number): void;
}

/** Which other d to compare with. */
export function CompareChips({ offers, onToggle }: CompareChipsProps) {
  return (
    <fieldset className="chips">
      <legend className="segments-label">Compare with d =</legend>
      <div className="chips-row">
        {offers.map(({ choices, color, disabled }) => (
          <button
            key={choices}
            type="button"
            className="chip"
            style={color === null ? undefined : ({ '--chip': `var(${color})` } as CSSProperties)}
            aria-pressed={color !== null}
            aria-label={`Compare with d = ${choices}`}
            disabled={disabled}
            onClick={() => onToggle(choices)}
          >
            {choices}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
