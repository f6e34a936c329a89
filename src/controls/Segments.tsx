import { useId } from 'react';

interface SegmentsProps<T extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  /** Whether the name is also shown. */
  readonly showLabel?: boolean;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string; readonly title?: string }[];
  onValue(value: NoInfer<T>): void;
}

/** One of a few: a row of radio buttons that look like one divided button. */
export function Segments<T extends string>({ label, showLabel, value, options, onValue }: SegmentsProps<T>) {
  // Not the label: another figure on the page has one like it, and radio buttons of one name are one group.
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className={showLabel ? 'segments-label' : 'visually-hidden'}>{label}</legend>
      <div className="segments-row">
        {options.map((option) => (
          <label key={option.value} className="segment" title={option.title}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
