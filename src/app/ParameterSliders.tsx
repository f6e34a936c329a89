import { useMemo } from 'react';
import { useStore } from 'zustand';
import { Slider } from '../controls/Slider';
import { formatNumber, formatServers } from '../model/format';
import { describeLimits, type LimitedName, maximumChoices, readWithinLimits } from '../model/parameters';
import type { ControlName } from '../stores/controlStore';
import type { Figure } from './figure';
import { formatSpeed, readSpeed } from './link';
import { choicesScale, loadScale, serverCountScale, speedScale } from './sliderScales';

interface ParameterSlidersProps {
  readonly figure: Figure;
  readonly shown: ReadonlySet<ControlName>;
}

/** The four sliders, each with a box for exact values. */
export function ParameterSliders({ figure, shown }: ParameterSlidersProps) {
  return (
    <div className="sliders">
      {shown.has('d') && <ChoicesSlider figure={figure} />}
      {shown.has('lambda') && <LoadSlider figure={figure} />}
      {shown.has('n') && <ServersSlider figure={figure} />}
      {shown.has('speed') && <SpeedSlider figure={figure} />}
    </div>
  );
}

interface SliderOf {
  readonly figure: Figure;
}

function ChoicesSlider({ figure }: SliderOf) {
  const choices = useStore(figure.controls, (state) => state.choices);
  const most = useStore(figure.controls, (state) => maximumChoices(state.serverCount, state.sampling));
  const scale = useMemo(() => choicesScale(most), [most]);
  const limited = most < 100;
  return (
    <Slider
      label="Choices d"
      symbol={<i>d =</i>}
      position={scale.toPosition(choices)}
      stops={scale.stops}
      valueText={`${choices} ${choices === 1 ? 'choice' : 'choices'}`}
      text={String(choices)}
      note={limited && choices === most ? `at most ${most}: distinct probes` : undefined}
      onPosition={(position) => figure.actions.setChoices(scale.toValue(position))}
      onText={(text) => {
        const read = readWithinLimits('choices', text);
        if (read) figure.actions.setChoices(read.value);
        if (read && read.value > most) return `expected 1 to ${most} with distinct probes; ${most} is used`;
        return problemWith('choices', read, String(choices));
      }}
    />
  );
}

function LoadSlider({ figure }: SliderOf) {
  const arrivalRate = useStore(figure.controls, (state) => state.arrivalRate);
  return (
    <Slider
      label="Load λ"
      symbol={<i>λ =</i>}
      position={loadScale.toPosition(arrivalRate)}
      stops={loadScale.stops}
      valueText={String(arrivalRate)}
      text={arrivalRate.toFixed(Math.max(2, decimalsOf(arrivalRate)))}
      onPosition={(position) => figure.actions.setArrivalRate(loadScale.toValue(position))}
      onText={(text) => {
        const read = readWithinLimits('arrivalRate', text);
        if (read) figure.actions.setArrivalRate(read.value);
        return problemWith('arrivalRate', read, String(arrivalRate));
      }}
    />
  );
}

function ServersSlider({ figure }: SliderOf) {
  const serverCount = useStore(figure.controls, (state) => state.serverCount);
  return (
    <Slider
      label="Servers n"
      symbol={<i>n =</i>}
      position={serverCountScale.toPosition(serverCount)}
      stops={serverCountScale.stops}
      valueText={formatServers(serverCount)}
      text={String(serverCount)}
      onPosition={(position) => figure.actions.setServerCount(serverCountScale.toValue(position))}
      onText={(text) => {
        const read = readWithinLimits('serverCount', text);
        if (read) figure.actions.setServerCount(read.value);
        return problemWith('serverCount', read, String(serverCount));
      }}
    />
  );
}

function SpeedSlider({ figure }: SliderOf) {
  const speed = useStore(figure.controls, (state) => state.speed);
  // The note itself is selected, so that a speed that is met makes nothing render.
  const note = useStore(figure.status, ({ speedReached }) => reachedNote(speedReached, speed));
  return (
    <Slider
      label="Speed"
      symbol=""
      unit={speed === Number.POSITIVE_INFINITY ? '' : 'services / s'}
      position={speedScale.toPosition(speed)}
      stops={speedScale.stops}
      valueText={
        speed === Number.POSITIVE_INFINITY ? 'as fast as it goes' : `${speed} mean service times a second`
      }
      text={formatSpeed(speed)}
      note={note}
      onPosition={(position) => figure.actions.setSpeed(speedScale.toValue(position))}
      onText={(text) => {
        const read = readSpeed(text);
        if (read) figure.actions.setSpeed(read.value);
        return problemWith('speed', read, formatSpeed(speed));
      }}
    />
  );
}

/** Said where the machine does not keep up, or where no number was asked for. */
function reachedNote(reached: number | null, wanted: number): string | undefined {
  if (reached === null || reached > 0.9 * wanted) return undefined;
  return `reached: ${formatNumber(reached, 2)} / s`;
}

/** What was wrong with a typed value, what was expected and what is used, or null. */
function problemWith(
  name: LimitedName,
  read: { readonly value: number; readonly exact: boolean } | null,
  present: string,
): string | null {
  if (read?.exact) return null;
  return `expected ${describeLimits(name)}; ${read ? read.value : present} is used`;
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
