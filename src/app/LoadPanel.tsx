import { useState } from 'react';
import { ChartCard } from '../charts/ChartCard';
import { LoadChart } from '../charts/load/LoadChart';
import { LoadData } from '../charts/load/LoadData';
import type { LoadMeasure } from '../charts/load/loadGeometry';
import { Segments } from '../controls/Segments';
import { positionAfterKey } from '../controls/sliderKeys';
import { formatCount } from '../model/format';
import type { Figure } from './figure';
import { SaveButton } from './save/SaveButton';
import { loadScale } from './sliderScales';
import { useParameters } from './useShown';

const MEASURES = [
  { value: 'time', text: 'T', title: 'Mean time in system' },
  { value: 'ratio', text: 'T / ln T₁', title: 'Tends to 1/ln d: an exponential improvement' },
] as const;

/** What another choice is worth, at every load. */
export function LoadPanel({ figure }: { readonly figure: Figure }) {
  const { actions, feed, gathered } = figure;
  const parameters = useParameters(figure);
  const [measure, setMeasure] = useState<LoadMeasure>('time');
  const { arrivalRate, serverCount } = parameters;
  const set = (value: number) => actions.setArrivalRate(loadScale.toValue(value));
  return (
    <ChartCard
      name="Load"
      title="What is a choice worth as load grows?"
      subtitle={`curves: mean field (thin: n = ${formatCount(serverCount)}) · marks: simulated`}
      switches={
        <Segments label="Measure" value={measure} options={MEASURES} onValue={(value) => setMeasure(value)} />
      }
      save={<SaveButton load={async (card) => (await import('./save/saveLoad')).saveLoad(card, figure)} />}
      data={() => <LoadData source={feed} gathered={gathered} />}
    >
      <LoadChart
        source={feed}
        gathered={gathered}
        parameters={parameters}
        measure={measure}
        onArrivalRate={set}
        onKey={(key) => {
          const moved = positionAfterKey(key, loadScale.toPosition(arrivalRate), loadScale.stops);
          if (moved !== null) set(moved);
          return moved !== null;
        }}
      />
    </ChartCard>
  );
}
