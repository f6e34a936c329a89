import type { Replication } from '../model/replication';
import { cellTasks, type Experiment, expectedEvents } from './cell';
import { type CellResult, cellResult } from './cellResult';
import { type ReplicationWorker, spreadReplications, type WeighedTask } from './replicationPool';

/** What is told while cells are simulated. */
export interface CellEvents {
  /** Now and then: which part of all events is done, 0 to 1. */
  progress?(fraction: number): void;
  /** Each cell as soon as all of its runs are done; `index` is its place among the cells. */
  result(index: number, result: CellResult): Promise<void> | void;
}

/**
 * Simulates cells with workers that go on to the next cell without waiting for the last run of one. Nothing is kept of
 * a cell that is done, so that memory does not grow with their number. The figures do not depend on how many workers
 * there are.
 * @throws what the first failing worker said, or what `tell` throws; the workers are then still to be closed
 */
export async function runCells(
  experiment: Experiment,
  workers: readonly ReplicationWorker[],
  tell: CellEvents,
): Promise<void> {
  const { cells, runs } = experiment;
  const open = new Map<number, Map<number, Replication>>();
  await spreadReplications(weighedTasks(experiment), workers, {
    progress: (fraction) => tell.progress?.(fraction),
    async result(index, replication) {
      const place = Math.floor(index / runs);
      const done = open.get(place) ?? new Map<number, Replication>();
      open.set(place, done.set(index % runs, replication));
      if (done.size < runs) return;
      open.delete(place);
      const inOrder = [...done.entries()].sort(([a], [b]) => a - b).map(([, run]) => run);
      await tell.result(place, cellResult(cells[place], experiment, inOrder));
    },
  });
}

/** All runs of all cells, one cell after the other, made as they are taken. */
function weighedTasks(experiment: Experiment): { total: number; tasks: Iterable<WeighedTask> } {
  const { cells, runs } = experiment;
  const weight = (place: number) => expectedEvents(cells[place], experiment);
  function* tasks() {
    for (const [place, cell] of cells.entries()) {
      for (const task of cellTasks(cell, experiment)) yield { task, weight: weight(place) };
    }
  }
  return { total: runs * cells.reduce((sum, _, place) => sum + weight(place), 0), tasks: tasks() };
}
