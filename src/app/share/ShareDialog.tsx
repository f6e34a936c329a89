import { useEffect, useRef, useState } from 'react';
import { Checks } from '../../controls/Checks';
import { Segments } from '../../controls/Segments';
import { TextField } from '../../controls/TextField';
import { CONTROLS, type ControlName, PANELS, type PanelName, type Theme } from '../../stores/controlStore';
import type { Figure } from '../figure';
import { writeLink } from '../link';
import { timeNow } from '../linkNow';
import { Snippet } from './Snippet';
import { readLength, snippetsOf } from './snippets';

const MOMENTS = [
  { value: 'live', text: 'Live', title: 'Starts from the beginning, and plays' },
  { value: 'exact', text: 'This moment', title: 'Paused where it is paused now' },
] as const;

const PANEL_TEXTS: Readonly<Record<PanelName, string>> = {
  readouts: 'numbers',
  floor: 'floor',
  tail: 'tail',
  history: 'history',
  time: 'time in system',
  load: 'load',
};
const PANEL_OPTIONS = PANELS.map((value) => ({ value, text: PANEL_TEXTS[value] }));

const CONTROL_TEXTS: Readonly<Record<ControlName, string>> = {
  play: 'play',
  back: 'step back',
  step: 'step',
  reset: 'reset',
  seed: 'new seed',
  d: 'd',
  lambda: 'λ',
  n: 'n',
  speed: 'speed',
  compare: 'compare',
  probes: 'probes',
  start: 'start',
};
const CONTROL_OPTIONS = CONTROLS.map((value) => ({ value, text: CONTROL_TEXTS[value] }));

const THEME_OPTIONS = [
  { value: 'auto', text: 'as the page', title: 'Light or dark, as the page around it' },
  { value: 'light', text: 'light' },
  { value: 'dark', text: 'dark' },
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
  const [panels, setPanels] = useState<readonly PanelName[]>(controls.panels);
  const [chosen, setChosen] = useState<readonly ControlName[]>(controls.controls);
  const [theme, setTheme] = useState<Theme>('auto');
  const [width, setWidth] = useState('100%');
  const [height, setHeight] = useState('760px');
  useEffect(() => dialog.current?.showModal(), []);

  const exact = moment === 'exact' && time !== null;
  const shared = { ...controls, playing: !exact };
  const at = exact ? time : null;
  const embedQuery = writeLink({ ...shared, view: 'embed', panels, controls: chosen, theme }, at);
  const { origin, pathname } = window.location;
  const pageAddress = `${origin === 'null' ? 'file://' : origin}${pathname}`;
  const query = writeLink(shared, at);
  const texts = snippetsOf({ pageAddress, query, embedQuery, controls, shape: { width, height } });
  const setLength = (set: (length: string) => void) => (text: string) => {
    const length = readLength(text);
    if (length) set(length);
    return length ? null : `expected a length as 640px or 100%`;
  };
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
        <div className="share-settings">
          <h3>In another page</h3>
          <Checks label="Pictures" chosen={panels} options={PANEL_OPTIONS} onChosen={setPanels} />
          <Checks label="Controls" chosen={chosen} options={CONTROL_OPTIONS} onChosen={setChosen} />
          <Segments label="Colours" showLabel value={theme} options={THEME_OPTIONS} onValue={setTheme} />
          <div className="share-size">
            <TextField label="Width" text={width} onText={setLength(setWidth)} />
            <TextField label="Height" text={height} onText={setLength(setHeight)} />
          </div>
        </div>
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
