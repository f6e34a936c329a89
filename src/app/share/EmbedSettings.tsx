import { Checks } from '../../controls/Checks';
import { Segments } from '../../controls/Segments';
import { TextField } from '../../controls/TextField';
import { CONTROLS, type ControlName, PANELS, type PanelName, type Theme } from '../../stores/controlStore';
import { readLength } from './snippets';

/** What stands in another page, and how. */
export interface EmbedChoice {
  readonly panels: readonly PanelName[];
  readonly controls: readonly ControlName[];
  readonly theme: Theme;
  /** CSS lengths. */
  readonly width: string;
  readonly height: string;
}

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

interface EmbedSettingsProps {
  readonly choice: EmbedChoice;
  onChoice(choice: EmbedChoice): void;
}

export function EmbedSettings({ choice, onChoice }: EmbedSettingsProps) {
  const { panels, controls, theme, width, height } = choice;
  const set = (part: Partial<EmbedChoice>) => onChoice({ ...choice, ...part });
  const setLength = (side: 'width' | 'height') => (text: string) => {
    const length = readLength(text);
    if (length) set({ [side]: length });
    return length ? null : 'expected a length as 640px or 100%';
  };
  return (
    <div className="share-settings">
      <h3>In another page</h3>
      <Checks
        label="Pictures"
        chosen={panels}
        options={PANEL_OPTIONS}
        onChosen={(chosen) => set({ panels: chosen })}
      />
      <Checks
        label="Controls"
        chosen={controls}
        options={CONTROL_OPTIONS}
        onChosen={(chosen) => set({ controls: chosen })}
      />
      <Segments
        label="Colours"
        showLabel
        value={theme}
        options={THEME_OPTIONS}
        onValue={(value) => set({ theme: value })}
      />
      <div className="share-size">
        <TextField label="Width" text={width} onText={setLength('width')} />
        <TextField label="Height" text={height} onText={setLength('height')} />
      </div>
    </div>
  );
}
