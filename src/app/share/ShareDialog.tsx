import { useEffect, useRef, useState } from 'react';
import { Segments } from '../../controls/Segments';
import type { Figure } from '../figure';
import { writeLink } from '../link';
import { timeNow } from '../linkNow';
import { type EmbedChoice, EmbedSettings } from './EmbedSettings';
import { Snippet } from './Snippet';
import { snippetsOf } from './snippets';

const MOMENTS = [
  { value: 'live', text: 'Live', title: 'Starts from the beginning, and plays' },
  { value: 'exact', text: 'This moment', title: 'Paused where it is paused now' },
] as const;

interface ShareDialogProps {
  readonly figure: Figure;
  onClose(): void;
}

/** Takes the figure elsewhere: a link, or a text for another page, with a preview of what will stand there. */
export function ShareDialog({ figure, onClose }: ShareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // As it was when somebody asked: texts must not change while they are copied.
  const [{ controls, time }] = useState(() => ({
    controls: figure.controls.getState(),
    time: timeNow(figure),
  }));
  const [moment, setMoment] = useState<'live' | 'exact'>(time === null ? 'live' : 'exact');
  const [choice, setChoice] = useState<EmbedChoice>(() => ({
    panels: controls.panels,
    controls: controls.controls,
    theme: 'auto',
    width: '100%',
    height: '760px',
  }));
  useEffect(() => dialog.current?.showModal(), []);

  const exact = moment === 'exact' && time !== null;
  const shared = { ...controls, playing: !exact };
  const at = exact ? time : null;
  const { width, height, ...shown } = choice;
  const embedQuery = writeLink({ ...shared, ...shown, view: 'embed' }, at, figure.usual);
  const { origin, pathname } = window.location;
  const pageAddress = `${origin === 'null' ? 'file://' : origin}${pathname}`;
  const query = writeLink(shared, at, figure.usual);
  const texts = snippetsOf({ pageAddress, query, embedQuery, controls, shape: { width, height } });
  return (
    <dialog ref={dialog} className="share" aria-label="Share" onClose={onClose}>
      <div className="share-head">
        <h2>Share</h2>
        <Segments
          label="Moment"
          value={moment}
          options={MOMENTS.slice(0, time === null ? 1 : 2)}
          onValue={setMoment}
        />
        <button type="button" className="quiet-button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <Snippet name="Link" hint="opens this page with the figure as it is" text={texts.link} />
      <div className="share-embed">
        <EmbedSettings choice={choice} onChoice={setChoice} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className="share-preview" tabIndex={0}>
          <iframe title="Preview" src={`${pathname}${embedQuery}`} style={{ width, height }} />
        </div>
      </div>
      <Snippet name="Element" hint="as high as its content, speaks with the page" text={texts.element} />
      <Snippet name="Frame" hint="no script on your page" text={texts.iframe} />
      <Snippet name="Markdown" hint="a still picture that leads to the figure" text={texts.markdown} />
    </dialog>
  );
}
