import type { ReactNode } from 'react';

interface ReadoutProps {
  readonly title: ReactNode;
  readonly value: ReactNode;
  /** How sure the value is: `± 0.03`, or `settling`. */
  readonly certainty?: ReactNode;
  readonly note: ReactNode;
}

/** One headline number with what it is, how sure it is, and what to compare it with. */
export function Readout({ title, value, certainty, note }: ReadoutProps) {
  return (
    <div className="readout">
      <p className="readout-title">{title}</p>
      <p className="readout-value">
        {value} {certainty && <span className="readout-certainty">{certainty}</span>}
      </p>
      <p className="readout-note">{note}</p>
    </div>
  );
}
