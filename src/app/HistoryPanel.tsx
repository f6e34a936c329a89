import { useState } from 'react';
import { ChartCard } from '../charts/ChartCard';
import { HistoryChart } from '../charts/history/HistoryChart';
import { HistoryData } from '../charts/history/HistoryData';
import { HISTORY_LEVELS } from '../charts/history/history';
import type { ValueScale } from '../charts/history/historyGeometry';
import { Segments } from '../controls/Segments';
import type { Figure } from './figure';
import { SaveButton } from './save/SaveButton';
import { useShownChoices } from './useShown';

const SERIES = [
  { value: '0', text: 'mean queue', title: 'Mean number of customers at a server' },
  ...HISTORY_LEVELS.map((level, index) => ({
    value: String(index + 1),
    text: index === 0 ? `k = ${level}` : String(level),
    title: `Share of servers with at least ${level} customer${level === 1 ? '' : 's'}`,
  })),
];

const SCALES = [
  { value: 'linear', text: 'linear' },
  { value: 'log', text: 'log', title: 'Room for small and large values together' },
] as const;

/** What each system has done since time 0, beside its deterministic limit. */
export function HistoryPanel({ figure, themeKey }: { readonly figure: Figure; readonly themeKey: string }) {
  const systems = useShownChoices(figure);
  const [chosen, setChosen] = useState('0');
  const [scale, setScale] = useState<ValueScale>('linear');
  const series = Number(chosen);
  const level = HISTORY_LEVELS[series - 1];
  const seriesName =
    level === undefined
      ? 'Mean queue length'
      : `Share of servers with at least ${level} customer${level === 1 ? '' : 's'}`;
  return (
    <ChartCard
      name="History"
      title="How closely does chance follow the limit?"
      subtitle={`${seriesName} · line: simulated (shade: range) · dashed: n → ∞`}
      switches={
        <>
          <Segments label="Against time" value={chosen} options={SERIES} onValue={setChosen} />
          <Segments
            label="History scale"
            value={scale}
            options={SCALES}
            onValue={(value) => setScale(value)}
          />
        </>
      }
      save={
        <SaveButton
          load={async (card) => (await import('./save/saveHistory')).saveHistory(card, figure, series, scale)}
        />
      }
      data={() => (
        <HistoryData source={figure.feed} history={figure.history} series={series} seriesName={seriesName} />
      )}
    >
      <HistoryChart
        source={figure.feed}
        history={figure.history}
        series={series}
        scale={scale}
        seriesName={seriesName}
        systems={systems}
        themeKey={themeKey}
      />
    </ChartCard>
  );
}
