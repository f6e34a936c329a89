interface CompareChipsProps {
  /** Each d offered, and how it is drawn: the index of its system while it is on show, else null. */
  readonly offers: readonly {
    readonly choices: number;
    readonly system: number | null;
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
        {offers.map(({ choices, system, disabled }) => (
          <button
            key={choices}
            type="button"
            className="chip"
            data-system={system ?? undefined}
            aria-pressed={system !== null}
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
