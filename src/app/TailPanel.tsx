import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { ChartCard } from '../charts/ChartCard';
import { TailChart } from '../charts/tail/TailChart';
import { tailSubtitle } from '../charts/tail/tailSubtitle';
import { Segments } from '../controls/Segments';
import { TAIL_SCALE_OPTIONS } from './choices';
import type { Figure } from './figure';
import { Legend } from './Legend';
import { SaveButton } from './save/SaveButton';
import { useParameters } from './useShown';

/** Loaded after the first picture, which it must not delay. */
const TailNotes = lazy(async () => ({ default: (await import('./TailNotes')).TailNotes }));

/** Loaded when somebody asks for it. */
const TailData = lazy(async () => ({ default: (await import('../charts/tail/TailData')).TailData }));

export function TailPanel({ figure }: { readonly figure: Figure }) {
  const parameters = useParameters(figure);
  const scale = useStore(figure.controls, (state) => state.tailScale);
  const level = useStore(figure.controls, (state) => state.markedLevel);
  return (
    <ChartCard
      name="Tail"
      title={
        <>
          How many servers have at least <i>k</i> customers?
        </>
      }
      subtitle={tailSubtitle(scale)}
      save={<SaveButton load={async (card) => (await import('./save/saveTail')).saveTail(card, figure)} />}
      data={() => <TailData source={figure.feed} />}
    >
      <div className="chart-bar">
        <Legend systems={parameters.choices} />
        <Segments
          label="Scale"
          value={scale}
          options={TAIL_SCALE_OPTIONS}
          onValue={figure.actions.setTailScale}
        />
      </div>
      <TailChart
        source={figure.feed}
        frames={figure.frames}
        parameters={parameters}
        scale={scale}
        level={level}
        onLevel={figure.actions.markLevel}
      />
      <div className="chart-notes">
        <Suspense>
          <TailNotes figure={figure} />
        </Suspense>
      </div>
    </ChartCard>
  );
}
