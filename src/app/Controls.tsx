import { useState } from 'react';
import { useStore } from 'zustand';
import { systemStyle } from '../charts/systemStyle';
import { CompareChips } from '../controls/CompareChips';
import { Segments } from '../controls/Segments';
import { MAX_SYSTEMS, maximumChoices } from '../model/parameters';
import { CONTROLS, type ControlName } from '../stores/controlStore';
import { SAMPLING_OPTIONS } from './choices';
import type { Figure } from './figure';
import { ParameterSliders } from './ParameterSliders';
import { RoundButton } from './RoundButton';
import { Transport } from './Transport';
import { useShownChoices } from './useShown';

const START_OPTIONS = [
  { value: 'equilibrium', text: 'equilibrium', title: 'Queues drawn from the mean-field fixed point' },
  { value: 'empty', text: 'empty', title: 'All queues empty' },
] as const;

/** Other d that are offered for comparison. */
const OFFERS = [1, 2, 3, 5, 10];

/** Where the model itself is switched; a presenter does without. */
const OPTIONS: readonly ControlName[] = ['compare', 'probes', 'start'];
export const BRIEF_CONTROLS: ReadonlySet<ControlName> = new Set(
  CONTROLS.filter((name) => !OPTIONS.includes(name)),
);
export const ALL_CONTROLS: ReadonlySet<ControlName> = new Set(CONTROLS);

interface ControlsProps {
  readonly figure: Figure;
  readonly shown: ReadonlySet<ControlName>;
}

export function Controls({ figure, shown }: ControlsProps) {
  const { actions } = figure;
  const sampling = useStore(figure.controls, (state) => state.sampling);
  const start = useStore(figure.controls, (state) => state.start);
  const [more, setMore] = useState(false);
  return (
    <section className="controls" aria-label="Controls" data-more={more}>
      <div className="controls-row">
        <Transport figure={figure} shown={shown} />
        {/* Seen only where the controls are a bar that has no room for all of them: controlBar.css. */}
        <RoundButton
          className="round-button more-controls"
          name="More controls"
          title="Servers, speed and the rest"
          expanded={more}
          path="M2,5h7v2h-7zM14,5h4v2h-4zM10,3h3v6h-3zM2,13h3v2h-3zM10,13h8v2h-8zM6,11h3v6h-3z"
          onPress={() => setMore(!more)}
        />
        <ParameterSliders figure={figure} shown={shown} />
      </div>
      {OPTIONS.some((name) => shown.has(name)) && (
        <div className="controls-row controls-options">
          {shown.has('compare') && <Compare figure={figure} />}
          {shown.has('probes') && (
            <Segments
              label="Probes"
              showLabel
              value={sampling}
              options={SAMPLING_OPTIONS}
              onValue={actions.setSampling}
            />
          )}
          {shown.has('start') && (
            <Segments
              label="Start"
              showLabel
              value={start}
              options={START_OPTIONS}
              onValue={actions.setStart}
            />
          )}
        </div>
      )}
    </section>
  );
}

function Compare({ figure }: { readonly figure: Figure }) {
  const shown = useShownChoices(figure);
  const choices = useStore(figure.controls, (state) => state.choices);
  const compareWith = useStore(figure.controls, (state) => state.compareWith);
  const most = useStore(figure.controls, (state) => maximumChoices(state.serverCount, state.sampling));
  const full = shown.length >= MAX_SYSTEMS;
  const offered = [...new Set([...OFFERS, ...compareWith])]
    .filter((d) => d !== choices)
    .sort((a, b) => a - b);
  const offers = offered.map((d) => {
    const system = shown.indexOf(d, 1);
    const disabled = d > most || (full && !compareWith.includes(d));
    return { choices: d, color: system > 0 ? systemStyle(shown, system).color : null, disabled };
  });
  return <CompareChips offers={offers} onToggle={figure.actions.toggleCompare} />;
}
