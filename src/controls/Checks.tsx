interface ChecksProps<T extends string> {
  /** Accessible name of the group, shown before it. */
  readonly label: string;
  readonly chosen: readonly T[];
  readonly options: readonly { readonly value: T; readonly text: string }[];
  onChosen(chosen: readonly T[]): void;
}

/** Any of a few, kept in the order in which they are offered. */
export function Checks<T extends string>({ label, chosen, options, onChosen }: ChecksProps<T>) {
  const toggle = (value: T) =>
    onChosen(
      options.map((option) => option.value).filter((other) => (other === value) !== chosen.includes(other)),
    );
  return (
    <fieldset className="checks">
      <legend>{label}</legend>
      {options.map(({ value, text }) => (
        <label key={value} className="check">
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
