import { useState } from 'react';
import type { SaveMenu } from './SaveMenu';
import type { Savable } from './savable';

interface SaveButtonProps {
  /** Loads what can save the picture of a card, as it is then. */
  load(card: Element): Promise<Savable>;
}

/** What an open menu needs; or why there is none. */
type Opened =
  | { readonly Menu: typeof SaveMenu; readonly hasSvg: boolean; readonly button: HTMLElement }
  | string;

/** Opens the menu of files that a picture can be saved as; everything behind it is loaded when first asked for. */
export function SaveButton({ load }: SaveButtonProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const savable = (button: HTMLElement) => load(button.closest('section') ?? button);
  const open = async (button: HTMLElement) => {
    try {
      const [{ SaveMenu: Menu }, { svg }] = await Promise.all([import('./SaveMenu'), savable(button)]);
      setOpened({ Menu, hasSvg: svg !== null, button });
    } catch (error) {
      setOpened(String(error));
    }
  };
  const close = () => setOpened(null);
  return (
    <>
      <button
        type="button"
        className="quiet-button"
        aria-expanded={opened !== null}
        onClick={({ currentTarget }) => (opened === null ? void open(currentTarget) : close())}
      >
        Save
      </button>
      {typeof opened === 'string' ? (
        <p className="save-menu" role="alert">
          {opened}
        </p>
      ) : (
        opened && (
          <opened.Menu
            hasSvg={opened.hasSvg}
            present={() => savable(opened.button)}
            button={opened.button}
            onClose={close}
          />
        )
      )}
    </>
  );
}
