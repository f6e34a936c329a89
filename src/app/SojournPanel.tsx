import { useState } from 'react';
import { useStore } from 'zustand';
import { ChartCard } from '../charts/ChartCard';
import { SojournChart } from '../charts/sojourn/SojournChart';
import { SojournData } from '../charts/sojourn/SojournData';
import type { TimeScale } from '../charts/sojourn/sojournGeometry';
import { Segments } from '../controls/Segments';
import type { Figure } from './figure';
import { SaveButton } from './save/SaveButton';
import { useShownChoices } from './useShown';

const SCALES = [
  { value: 'linear', text: 'linear', title: 'An exponential law is a straight line' },
  { value: 'log', text: 'log', title: 'Room for fast and slow systems together' },
] as const;

/** How long customers stay: not only on average. */
export function SojournPanel({ figure }: { readonly figure: Figure }) {
  const systems = useShownChoices(figure);
  const arrivalRate = useStore(figure.controls, (state) => state.arrivalRate);
  const [scale, setScale] = useState<TimeScale>('linear');
  return (
    <ChartCard
      name="Time in system"
      title={
        <>
          How many customers stay longer than <i>t</i>?
        </>
      }
      subtitle="broad lines and marks: simulated · curves: mean field"
      switches={
        <Segments label="Time axis" value={scale} options={SCALES} onValue={(value) => setScale(value)} />
      }
      save={
        <SaveButton load={async (card) => (await import('./save/saveSojourn')).saveSojourn(card, figure)} />
      }
      data={() => <SojournData source={figure.feed} />}
    >
      <SojournChart source={figure.feed} systems={systems} arrivalRate={arrivalRate} scale={scale} />
    </ChartCard>
  );
}
