import { type ReactNode, useState } from 'react';
import type { Savable } from './savable';

interface SaveButtonProps {
  /** Loads what can save the picture of a card. */
  load(card: Element): Promise<Savable>;
}

/** Opens the menu of files that a picture can be saved as; everything behind it is loaded when first asked for. */
export function SaveButton({ load }: SaveButtonProps) {
  const [menu, setMenu] = useState<ReactNode>(null);
  const open = async (button: HTMLElement) => {
    try {
      const [{ SaveMenu }, savable] = await Promise.all([
        import('./SaveMenu'),
        load(button.closest('section') ?? button),
      ]);
      setMenu(<SaveMenu savable={savable} button={button} onClose={() => setMenu(null)} />);
    } catch (error) {
      setMenu(
        <p className="save-menu" role="alert">
          {String(error)}
        </p>,
      );
    }
  };
  return (
    <>
      <button
        type="button"
        className="quiet-button"
        aria-expanded={menu !== null}
        onClick={({ currentTarget }) => (menu ? setMenu(null) : void open(currentTarget))}
      >
        Save
      </button>
      {menu}
    </>
  );
}
