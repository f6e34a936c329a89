import { type ReactNode, useEffect, useId, useState } from 'react';

interface NumberBoxProps {
  /** Accessible name of what is set; the box is called that, `exact value`. */
  readonly label: string;
  readonly symbol: ReactNode;
  readonly unit?: string | undefined;
  /** The present value. */
  readonly text: string;
  readonly note?: string | undefined;
  /** A value was typed; returns what was wrong with it, or null. */
  onText(text: string): string | null;
}

/** What was wrong with what was typed. */
interface Problem {
  readonly message: string;
  readonly usedInstead: string | null;
}

/** A text box for an exact value: taken on Enter or on leaving, put back by Escape. */
export function NumberBox({ label, symbol, unit, text, note, onText }: NumberBoxProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const take = () => {
    if (draft === null) return;
    const message = draft.trim() === text ? null : onText(draft);
    setProblem(message === null ? null : { message, usedInstead: null });
    setDraft(null);
  };

  // The value used instead is here with the next rendering; once another is set, nothing is wrong any more.
  useEffect(() => {
    if (problem === null || problem.usedInstead === text) return;
    setProblem(problem.usedInstead === null ? { ...problem, usedInstead: text } : null);
  }, [problem, text]);

  const said = problem?.message ?? note;
  const written = draft ?? text;
  return (
    <span className="number-box">
      <label htmlFor={id}>
        <span className="visually-hidden">{label}, exact value </span>
        {symbol}
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        style={{ inlineSize: `${Math.max(3, widthOf(written)) + 0.6}ch` }}
        value={written}
        aria-invalid={problem !== null}
        aria-describedby={said ? `${id}-said` : undefined}
        onChange={(event) => {
          setDraft(event.target.value);
          setProblem(null);
        }}
        onFocus={(event) => event.target.select()}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key === 'Escape') {
            setDraft(null);
            setProblem(null);
          }
        }}
      />
      {unit && <span className="number-box-unit">{unit}</span>}
      {said && (
        <span
          id={`${id}-said`}
          className={problem ? 'number-box-problem' : 'number-box-note'}
          role={problem ? 'alert' : undefined}
        >
          {said}
        </span>
      )}
    </span>
  );
}

/** In widths of a digit: letters, as in `max`, may be wider. */
function widthOf(written: string): number {
  return written.length + 0.4 * written.replace(/\P{L}/gu, '').length;
}
