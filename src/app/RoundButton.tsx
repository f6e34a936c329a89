interface RoundButtonProps {
  /** Accessible name. */
  readonly name: string;
  readonly title: string;
  readonly className?: string;
  readonly disabled?: boolean;
  /** Whether what it opens is open, if it opens something. */
  readonly expanded?: boolean;
  /** Outline of its picture. */
  readonly path: string;
  onPress(): void;
}

/** A button with a picture. */
export function RoundButton(props: RoundButtonProps) {
  const { name, title, className = 'round-button', disabled = false, expanded, path, onPress } = props;
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      aria-expanded={expanded}
      title={title}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon path={path} />
    </button>
  );
}

export function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={path} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
