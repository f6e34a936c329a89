import { type CSSProperties, useId, useState } from 'react';

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

/** What is being written in the place of a value, and what is wrong with it since it was to be taken. */
interface Draft {
  readonly written: string;
  readonly problem: string | null;
  readonly instead: string;
}

/**
 * A line of text: taken on Enter or on leaving. What cannot be taken stays, with what is wrong, until Escape or another
 * way to set the value puts it back.
 */
export function TextField({ label, hint, text, onText }: TextFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<Draft | null>(null);
  // Another way set the value: before anything of this is seen, React renders again.
  if (draft !== null && draft.instead !== text) setDraft(null);
  const problem = draft?.problem ?? null;
  const take = () => {
    if (draft === null) return;
    const written = draft.written.trim();
    const message = written === text ? null : onText(written);
    setDraft(message === null ? null : { ...draft, problem: message });
  };
  return (
    <span className="text-field" style={{ '--characters': text.length } as CSSProperties}>
      <label htmlFor={id}>
        {label}
        {hint && ` ${hint}`}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={draft?.written ?? text}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => setDraft({ written: event.target.value, problem, instead: text })}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key === 'Escape') setDraft(null);
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
