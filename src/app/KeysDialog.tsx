import { useEffect, useRef } from 'react';

const KEYS: readonly (readonly [string, string])[] = [
  ['Space', 'play, pause'],
  ['.', 'one event on'],
  [',', 'one event back'],
  ['R', 'reset: the same run again'],
  ['N', 'new seed: another run'],
  ['S', 'sort the floor, or show it by server'],
  ['← →', 'on a slider: one step; in a lecture: scene before, scene after'],
  ['Page Up, Page Down', 'on a slider: ten steps; in a lecture: scene before, scene after'],
  ['Home, End', 'on a slider: to its ends'],
  ['?', 'these keys'],
];

interface KeysDialogProps {
  readonly open: boolean;
  onClose(): void;
}

/** What keys do, everywhere but while typing. */
export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className="keys" aria-label="Keys" onClose={onClose}>
      <h2>Keys</h2>
      <dl>
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}
