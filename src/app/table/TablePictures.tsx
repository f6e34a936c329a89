import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { ChartCard } from '../../charts/ChartCard';
import { CellTailChart } from '../../charts/cells/CellTailChart';
import { CellTailData } from '../../charts/cells/CellTailData';
import { CellTimesChart } from '../../charts/cells/CellTimesChart';
import { CellTimesData } from '../../charts/cells/CellTimesData';
import { cellNumbers, cellTailNumbers } from '../../charts/cells/cellNumbers';
import type { CellPoint } from '../../charts/cells/cellPoint';
import { cellsOfSystems } from '../../charts/cells/cellTimesPoints';
import { ErrorChart } from '../../charts/cells/ErrorChart';
import { ErrorData } from '../../charts/cells/ErrorData';
import { cellsAt } from '../../charts/cells/errorPoints';
import { systemStyle } from '../../charts/systemStyle';
import type { TailScale } from '../../charts/tail/tailScale';
import { Segments } from '../../controls/Segments';
import { formatCount } from '../../model/format';
import { MAX_SYSTEMS } from '../../model/parameters';
import type { CellState } from '../../stores/tableStore';
import { TAIL_SCALE_OPTIONS } from '../choices';
import { SaveButton } from '../save/SaveButton';
import type { SavedCells } from '../save/saveCells';
import type { TableRun } from './tableRun';

const PICTURES = [
  { value: 'times', text: 'T and λ', title: 'Mean time in system against load' },
  {
    value: 'errors',
    text: 'Error and n',
    title: 'How far predictions are off, against the number of servers',
  },
  { value: 'tail', text: 'Tail', title: 'How many servers have at least k customers' },
] as const;

type Picture = (typeof PICTURES)[number]['value'];

interface TablePicturesProps {
  readonly run: TableRun;
  /** Place of the cell that is looked at. */
  readonly chosen: number;
}

/** The cells as pictures: around the chosen one, what a table cannot show. */
export function TablePictures({ run, chosen }: TablePicturesProps) {
  const states = useStore(run.store, (state) => state.cells);
  const points = useMemo(() => states.map(pointOf), [states]);
  const several = new Set(points.map(({ serverCount }) => serverCount)).size > 1;
  const [picture, setPicture] = useState<Picture | null>(null);
  const [scale, setScale] = useState<TailScale>('log');
  const shown = picture ?? (several ? 'errors' : 'times');
  const cell = points[chosen];
  const systems = useMemo(() => shownSystems(points, cell?.choices), [points, cell?.choices]);
  if (!cell) return null;
  const { serverCount, choices, arrivalRate } = cell;
  const { sampling } = run.experiment;
  const n = `n = ${formatCount(serverCount)}`;
  const times = { cells: points, serverCount, sampling, systems };
  const errors = { cells: points, choices, arrivalRate };
  const pictures = {
    times: {
      title: `Time in system against load, ${n}`,
      subtitle: 'in mean service times',
      chart: () => <CellTimesChart {...times} />,
      data: () => <CellTimesData {...times} />,
      saved: () => cellsToSave(cellsOfSystems(points, serverCount, systems)),
    },
    errors: {
      title: `How far off, at d = ${choices}, λ = ${arrivalRate}?`,
      subtitle: '|simulated − predicted|, in mean service times · line: |refined − mean field|',
      chart: () => <ErrorChart {...errors} />,
      data: () => <ErrorData {...errors} />,
      saved: () => cellsToSave(cellsAt(points, choices, arrivalRate)),
    },
    tail: {
      title: `Servers with at least k customers: ${n}, d = ${choices}, λ = ${arrivalRate}`,
      subtitle: 'averaged over time',
      chart: () => (
        <CellTailChart
          cell={cell}
          sampling={sampling}
          scale={scale}
          style={systemStyle(systems, systems.indexOf(choices))}
        />
      ),
      data: () => <CellTailData cell={cell} sampling={sampling} />,
      saved: () => ({
        cells: [cell],
        table: cellTailNumbers(cell, sampling),
        parameters: { n: serverCount, d: choices, lambda: arrivalRate, runs: cell.runs },
      }),
    },
  }[shown];
  return (
    <ChartCard
      name="Pictures"
      title={pictures.title}
      subtitle={pictures.subtitle}
      save={
        <SaveButton
          load={async (card) => {
            const { saveCells } = await import('../save/saveCells');
            return saveCells(card, shown, run.experiment, pictures.saved());
          }}
        />
      }
      data={pictures.data}
    >
      <div className="chart-bar table-picture-bar">
        <Segments label="Picture" value={shown} options={PICTURES} onValue={setPicture} />
        {shown === 'tail' && (
          <Segments label="Scale" value={scale} options={TAIL_SCALE_OPTIONS} onValue={setScale} />
        )}
      </div>
      {pictures.chart()}
    </ChartCard>
  );
}

/** Cells with a row each. */
function cellsToSave(cells: readonly CellPoint[]): SavedCells {
  return { cells, table: cellNumbers(cells), parameters: {} };
}

/** d of the systems on show, the chosen one among them, in their order. */
function shownSystems(points: readonly CellPoint[], chosen: number | undefined): readonly number[] {
  const all = [...new Set(points.map(({ choices }) => choices))];
  const first = all.filter((choices) => choices === chosen);
  return [...first, ...all.filter((choices) => choices !== chosen)]
    .slice(0, MAX_SYSTEMS)
    .toSorted((a, b) => a - b);
}

function pointOf({ cell, prediction, result, runsDone }: CellState): CellPoint {
  const { meanSojournTime = null, confidence95 = null, tail = null } = result?.simulated ?? {};
  return {
    ...cell,
    meanField: prediction.meanField,
    refined: prediction.refined,
    runs: runsDone,
    simulated: meanSojournTime,
    halfWidth: confidence95 && (confidence95[1] - confidence95[0]) / 2,
    tail,
  };
}
