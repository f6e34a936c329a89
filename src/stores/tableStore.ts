import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Cell } from '../experiment/cell';
import type { CellResult } from '../experiment/cellResult';
import type { Prediction } from '../experiment/prediction';

/** One cell of the table on the page. */
export interface CellState {
  readonly cell: Cell;
  readonly prediction: Prediction;
  /** What its finished runs say together; null before the first. */
  readonly result: CellResult | null;
  readonly runsDone: number;
}

/** How far the computation has come. */
interface TableProgress {
  /** Part of the events asked for that is done, 0 to 1. */
  readonly fraction: number;
  /** Wall clock left, in seconds; null before it can be said. */
  readonly secondsLeft: number | null;
  /** Events a second since it was started; null before it can be said. */
  readonly eventsASecond: number | null;
}

/** The table as it is on the page. */
export interface TableState {
  /** In the order of the rows. */
  readonly cells: readonly CellState[];
  /** `loading` while kept results are read. */
  readonly phase: 'loading' | 'idle' | 'running' | 'paused';
  readonly progress: TableProgress | null;
  /** Wall clock that the last computation took, in seconds, and its events; null before one has ended. */
  readonly took: { readonly seconds: number; readonly events: number } | null;
  readonly failure: string | null;
  /** Whether results outlive the page. */
  readonly lasting: boolean;
}

export type TableStore = StoreApi<TableState>;

export function createTableStore(): TableStore {
  return createStore<TableState>(() => ({
    cells: [],
    phase: 'loading',
    progress: null,
    took: null,
    failure: null,
    lasting: true,
  }));
}
