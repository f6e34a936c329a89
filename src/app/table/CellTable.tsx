import { useId } from 'react';
import { useStore } from 'zustand';
import { HEADINGS, type PaperColumn, paperTable } from '../../experiment/exports/paperTable';
import { publishedMeanSojournTime } from '../../experiment/published';
import { formatCount, formatNumber } from '../../model/format';
import type { CellState } from '../../stores/tableStore';
import type { TableRun } from './tableRun';

interface CellTableProps {
  readonly run: TableRun;
  /** Place of the cell whose tail is on show; null where none is. */
  readonly chosen: number | null;
  readonly onChoose?: (place: number) => void;
}

const TITLES: Partial<Record<PaperColumn, string>> = {
  meanField: 'Predicted mean time in system for n → ∞',
  refined: 'Predicted for this many servers and this sampling',
  simulated: 'Simulated mean time in system with its 95 % interval',
  meanFieldError: '(simulated − mean field) / mean field',
  refinedError: '(simulated − refined) / refined',
  published: 'Printed in the paper, where that is confirmed',
};

/** Every cell: what is predicted, what is simulated, how far apart they are, and a way to simulate it. */
export function CellTable({ run, chosen, onChoose }: CellTableProps) {
  const title = useId();
  const cells = useStore(run.store, (state) => state.cells);
  const idle = useStore(run.store, (state) => state.phase === 'idle');
  const { sampling, runs } = run.experiment;
  const several = new Set(cells.map(({ cell }) => cell.serverCount)).size > 1;
  const published = (state: CellState) => publishedMeanSojournTime(state.cell, sampling);
  const comparable = cells.some((state) => published(state) !== null);
  const columns = (Object.keys(HEADINGS) as PaperColumn[]).filter(
    (column) => (column !== 'n' || several) && (column !== 'published' || comparable),
  );
  return (
    <>
      <h2 id={title}>
        {several ? 'Mean' : `n = ${formatCount(cells[0]?.cell.serverCount ?? 0)}: mean`} time in system, in
        mean service times
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="cell-table" tabIndex={0}>
        <table aria-labelledby={title}>
          <colgroup>
            {columns.map((column) => (
              <col key={column} className={`cell-${column}`} />
            ))}
            <col className="cell-runs" />
          </colgroup>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={`cell-${column}`} title={TITLES[column]}>
                  {HEADINGS[column]}
                </th>
              ))}
              <th scope="col">runs</th>
            </tr>
          </thead>
          <tbody>
            {cells.map((state, place) => (
              <CellRow
                key={nameOf(state)}
                state={state}
                run={run}
                columns={columns}
                published={published(state)}
                begins={cells[place - 1]?.cell.choices !== state.cell.choices}
                canRun={idle && state.runsDone < runs}
                shown={place === chosen}
                onRun={() => void run.start(place)}
                onShow={onChoose && (() => onChoose(place))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface CellRowProps {
  readonly state: CellState;
  readonly run: TableRun;
  readonly columns: readonly PaperColumn[];
  readonly published: number | null;
  /** Whether it is the first with its d. */
  readonly begins: boolean;
  readonly canRun: boolean;
  /** Whether its tail is on show. */
  readonly shown: boolean;
  onRun(): void;
  readonly onShow: (() => void) | undefined;
}

function CellRow(props: CellRowProps) {
  const { state, run, columns, published, begins, canRun, shown, onRun, onShow } = props;
  const row = rowOf(state, run, published);
  const name = nameOf(state);
  const done = `${state.runsDone} / ${run.experiment.runs}`;
  return (
    <tr className={begins ? 'cell-group' : ''} aria-current={shown || undefined}>
      {columns.map((column) =>
        column === 'lambda' ? (
          <th key={column} scope="row" className="cell-lambda">
            {onShow ? (
              <button
                type="button"
                className="cell-choose"
                aria-label={`Show ${name}`}
                aria-pressed={shown}
                onClick={onShow}
              >
                {row[column]}
              </button>
            ) : (
              row[column]
            )}
          </th>
        ) : (
          <td
            key={column}
            className={`cell-${column}`}
            title={column === 'refined' ? state.prediction.refinedNote : undefined}
          >
            {row[column]}
          </td>
        ),
      )}
      <td className="cell-runs">
        {canRun ? (
          <button type="button" className="quiet-button" aria-label={`Run ${name}`} onClick={onRun}>
            {state.runsDone === 0 ? 'Run' : done}
          </button>
        ) : (
          done
        )}
      </td>
    </tr>
  );
}

function nameOf({ cell: { serverCount, choices, arrivalRate } }: CellState): string {
  return `n = ${serverCount}, d = ${choices}, λ = ${arrivalRate}`;
}

function rowOf(
  { cell, prediction, result }: CellState,
  run: TableRun,
  published: number | null,
): Readonly<Record<PaperColumn, string>> {
  const [row] = result ? paperTable([result], run.experiment).rows : [];
  if (row) return row;
  return {
    n: formatCount(cell.serverCount),
    d: String(cell.choices),
    lambda: String(cell.arrivalRate),
    meanField: formatNumber(prediction.meanField, 5),
    refined: prediction.refined === null ? '–' : formatNumber(prediction.refined, 5),
    simulated: '',
    meanFieldError: '',
    refinedError: '',
    published: published === null ? '–' : String(published),
  };
}
