import { lazy, useState } from 'react';
import { useStore } from 'zustand';
import { ChartCard } from '../charts/ChartCard';
import { FloorChart } from '../charts/floor/FloorChart';
import { FloorStage } from '../charts/floor/floorStage';
import { Segments } from '../controls/Segments';
import { formatServers } from '../model/format';
import { customersASecond, isSlow, shownOrder, showsEvents } from '../stores/slowMode';
import type { Figure } from './figure';
import { SaveButton } from './save/SaveButton';
import { useParameters } from './useShown';

/** Loaded when somebody asks for it. */
const FloorData = lazy(async () => ({ default: (await import('../charts/floor/FloorData')).FloorData }));

const ORDERS = [
  { value: 'sorted', text: 'Longest first', title: 'The silhouette is the tail' },
  { value: 'server', text: 'By server' },
] as const;

interface FloorPanelProps {
  readonly figure: Figure;
  readonly themeKey: string;
  /** Customers in a queue that there is room for at least. */
  readonly leastLevels?: number;
}

/** The floor. What flies needs somewhere to fly to, so the slow floor has an order of its own. */
export function FloorPanel({ figure, themeKey, leastLevels = 0 }: FloorPanelProps) {
  const parameters = useParameters(figure);
  const [stage] = useState(() => new FloorStage());
  const stepped = useStore(figure.feed, (state) => state.event !== null);
  const calm = useStore(figure.controls, isSlow);
  const slow = useStore(figure.controls, (state) => showsEvents(state, stepped));
  const rate = useStore(figure.controls, customersASecond);
  const order = useStore(figure.controls, (state) => shownOrder(state, stepped));
  const level = useStore(figure.controls, (state) => state.markedLevel);
  const { serverCount } = parameters;
  const stepping = slow ? ' · one event at a time' : ', the same customers in each system';
  const subtitle = calm ? ' · slow enough to see each customer choose' : stepping;
  return (
    <ChartCard
      name="Floor"
      title="The floor"
      subtitle={`${formatServers(serverCount)}${subtitle}`}
      switches={
        <Segments label="Order" value={order} options={ORDERS} onValue={figure.actions.setFloorOrder} />
      }
      save={
        <SaveButton
          load={async (card) => (await import('./save/saveFloor')).saveFloor(card, figure, stage)}
        />
      }
      data={() => <FloorData source={figure.feed} />}
    >
      <FloorChart
        stage={stage}
        source={figure.feed}
        frames={figure.frames}
        parameters={parameters}
        sorted={order === 'sorted'}
        leastLevels={leastLevels}
        slow={slow}
        customersASecond={rate}
        level={level}
        themeKey={themeKey}
      />
    </ChartCard>
  );
}
