import { useEffect, useRef, useState } from 'react';
import { download } from '../download';
import { dataCsv, dataJson } from './dataFile';
import type { Savable } from './savable';

const SCALES = [1, 2, 3, 4];

interface SaveMenuProps {
  readonly hasSvg: boolean;
  /** What can be saved now: the menu may have been open for a while. */
  present(): Promise<Savable>;
  /** What opened it. */
  readonly button: HTMLElement;
  onClose(): void;
}

/** Files that a picture can be saved as. What cannot be made is said here. */
export function SaveMenu({ hasSvg, present, button, onClose }: SaveMenuProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [scale, setScale] = useState(2);
  const [said, setSaid] = useState('');
  useClosing(box, button, onClose);

  const save = async (ending: string, type: string, make: (savable: Savable) => string | Promise<Blob>) => {
    setSaid('');
    try {
      const savable = await present();
      setSaid(download(`two-choices-${savable.name}.${ending}`, await make(savable), type));
    } catch (error) {
      setSaid(`Not saved: ${error instanceof Error ? error.message : String(error)}.`);
    }
  };
  return (
    <fieldset ref={box} className="save-menu">
      <legend className="visually-hidden">Save as</legend>
      {hasSvg ? (
        <button
          type="button"
          className="quiet-button"
          onClick={() => save('svg', 'image/svg+xml', ({ svg }) => svg?.() ?? '')}
        >
          SVG
        </button>
      ) : (
        <p>No SVG: this picture is made of pixels.</p>
      )}
      <span>
        <button
          type="button"
          className="quiet-button"
          onClick={() => save('png', 'image/png', ({ png }) => png(scale))}
        >
          PNG
        </button>
        <select
          className="quiet-button"
          aria-label="Pixels of the PNG"
          value={scale}
          onChange={(event) => setScale(Number(event.target.value))}
        >
          {SCALES.map((value) => (
            <option key={value} value={value}>
              {value}×
            </option>
          ))}
        </select>
      </span>
      <button
        type="button"
        className="quiet-button"
        onClick={() => save('csv', 'text/csv', ({ data }) => dataCsv(data()))}
      >
        CSV
      </button>
      <button
        type="button"
        className="quiet-button"
        onClick={() => save('json', 'application/json', ({ name, data }) => dataJson(name, data()))}
      >
        JSON
      </button>
      <p role="status">{said}</p>
    </fieldset>
  );
}

/** Closes by Escape, and as soon as something outside is pressed or has the focus. */
function useClosing(
  box: React.RefObject<HTMLElement | null>,
  button: HTMLElement,
  onClose: () => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      button.focus();
    };
    const onOutside = ({ target }: Event) => {
      const inside = target instanceof Node && (box.current?.contains(target) || button.contains(target));
      if (!inside) onClose();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [box, button, onClose]);
}
