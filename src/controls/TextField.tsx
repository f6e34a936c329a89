import { useId, useState } from 'react';

interface TextFieldProps {
  /** Accessible name. */
  readonly label: string;
  /** Shown after the name: how it may be written. */
  readonly hint?: string;
  /** The present value. */
  readonly text: string;
  /** Something was typed; returns what is wrong with it, or null. */
  onText(text: string): string | null;
}

/** A line of text: taken on Enter or on leaving. What cannot be taken stays, with what is wrong; Escape puts it back. */
export function TextField({ label, hint, text, onText }: TextFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = () => {
    if (draft === null) return;
    const message = draft.trim() === text ? null : onText(draft.trim());
    setProblem(message);
    if (message === null) setDraft(null);
  };
  return (
    <span className="text-field">
      <label htmlFor={id}>
        {label}
        {hint && <span className="text-field-hint"> {hint}</span>}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={draft ?? text}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key !== 'Escape') return;
          setDraft(null);
          setProblem(null);
        }}
      />
      {problem && (
        <span id={`${id}-problem`} className="text-field-problem" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}
