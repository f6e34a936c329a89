import type { ReplicationThread } from '../../bridge/replicationThread';
import { cellTasks, type Experiment, expectedEvents, runKey } from '../../experiment/cell';
import { cellResult } from '../../experiment/cellResult';
import { predict } from '../../experiment/prediction';
import { spreadReplications, type WeighedTask } from '../../experiment/replicationPool';
import type { Replication } from '../../model/replication';
import { createTableStore, type TableStore } from '../../stores/tableStore';
import type { ResultStorage } from './resultStorage';

/** Wall clock between two reports of progress. */
const REPORT_MS = 250;
/** Before this, how long it will take is a guess. */
const FIRST_ESTIMATE_MS = 1000;

/** What a table needs of the browser; tests bring their own. */
export interface TableSurroundings {
  startThread(): ReplicationThread;
  /** Runs at a time. */
  readonly threads: number;
  readonly storage: ResultStorage;
  nowMs(): number;
}

/** A run still to do, and where it belongs. */
interface OpenRun extends WeighedTask {
  readonly place: number;
  readonly run: number;
}

/**
 * One table: its cells, what is known of them, and the computation, which can be halted, ended and taken up again. Runs that
 * are done are kept; figures depend on the runs alone, never on how they came together.
 */
export class TableRun {
  readonly store: TableStore = createTableStore();
  readonly experiment: Experiment;
  readonly #surroundings: TableSurroundings;
  /** By cell and run. */
  readonly #done: (Replication | undefined)[][];
  #threads: ReplicationThread[] = [];
  /** When the computation would have begun had it never been paused. */
  #startedMs = 0;
  #pausedMs = 0;
  #reportedMs = 0;

  constructor(experiment: Experiment, surroundings: TableSurroundings) {
    this.experiment = experiment;
    this.#surroundings = surroundings;
    this.#done = experiment.cells.map(() => []);
    const { sampling } = experiment;
    this.store.setState({
      lasting: surroundings.storage.lasting,
      cells: experiment.cells.map((cell) => ({
        cell,
        prediction: predict(cell.choices, { ...cell, sampling }),
        result: null,
        runsDone: 0,
      })),
    });
  }

  /** Takes in what is kept of earlier visits. */
  async load(): Promise<void> {
    const open = [...this.#openRuns(null)];
    const kept = await this.#surroundings.storage.load(open.map(({ task }) => runKey(task)));
    for (const [i, { place, run }] of open.entries()) {
      const own = this.#done[place];
      if (own && kept[i]) own[run] = kept[i];
    }
    this.#tell(this.experiment.cells.map((_, place) => place));
    this.store.setState({ phase: 'idle', lasting: this.#surroundings.storage.lasting });
  }

  /** Does the runs that are missing. @param place of the one cell asked for; null for all */
  async start(place: number | null): Promise<void> {
    if (this.store.getState().phase !== 'idle') return;
    const open = [...this.#openRuns(place)];
    if (open.length === 0) return;
    const { storage, startThread, threads, nowMs } = this.#surroundings;
    const total = open.reduce((sum, { weight }) => sum + weight, 0);
    this.#startedMs = nowMs();
    this.store.setState({ phase: 'running', failure: null, took: null });
    this.#report(0, total);
    this.#threads = Array.from({ length: Math.min(threads, open.length) }, () => startThread());
    const own = this.#threads;
    try {
      await spreadReplications({ total, tasks: open }, own, {
        progress: (fraction) => this.#report(fraction, total),
        result: async (index, replication) => {
          const at = open[index];
          if (!at || own !== this.#threads) return;
          const runs = this.#done[at.place];
          if (runs) runs[at.run] = replication;
          this.#tell([at.place]);
          await storage.save(runKey(at.task), replication);
        },
      });
      const seconds = (nowMs() - this.#startedMs) / 1000;
      this.store.setState({ took: { seconds, events: total } });
    } catch (error) {
      // Ended on purpose, there is nothing to say.
      if (own !== this.#threads) return;
      this.store.setState({ failure: error instanceof Error ? error.message : String(error) });
    }
    this.cancel();
  }

  /** Halts within some ten milliseconds, in the middle of runs. */
  pause(): void {
    if (this.store.getState().phase !== 'running') return;
    for (const thread of this.#threads) thread.pause();
    this.#pausedMs = this.#surroundings.nowMs();
    this.store.setState({ phase: 'paused' });
  }

  resume(): void {
    if (this.store.getState().phase !== 'paused') return;
    for (const thread of this.#threads) thread.resume();
    this.#startedMs += this.#surroundings.nowMs() - this.#pausedMs;
    this.store.setState({ phase: 'running' });
  }

  /** Ends the computation. Runs that are done stay; those under way are lost. */
  cancel(): void {
    const threads = this.#threads;
    this.#threads = [];
    for (const thread of threads) thread.close();
    const { phase } = this.store.getState();
    if (phase !== 'loading') this.store.setState({ phase: 'idle', progress: null });
    this.store.setState({ lasting: this.#surroundings.storage.lasting });
  }

  /** Forgets every result of this table, and all that is kept of others. */
  async forget(): Promise<void> {
    this.cancel();
    await this.#surroundings.storage.clear();
    for (const runs of this.#done) runs.length = 0;
    this.store.setState({ took: null, failure: null });
    this.#tell(this.experiment.cells.map((_, place) => place));
  }

  *#openRuns(only: number | null): Generator<OpenRun> {
    for (const [place, cell] of this.experiment.cells.entries()) {
      if (only !== null && only !== place) continue;
      const weight = expectedEvents(cell, this.experiment);
      for (const [run, task] of cellTasks(cell, this.experiment).entries()) {
        if (!this.#done[place]?.[run]) yield { task, weight, place, run };
      }
    }
  }

  /** Puts the runs of some cells together again. */
  #tell(places: readonly number[]): void {
    const cells = [...this.store.getState().cells];
    for (const place of places) {
      const state = cells[place];
      if (!state) continue;
      const runs = (this.#done[place] ?? []).filter((run) => run !== undefined);
      const result = runs.length === 0 ? null : cellResult(state.cell, this.experiment, runs);
      cells[place] = { ...state, result, runsDone: runs.length };
    }
    this.store.setState({ cells });
  }

  #report(fraction: number, total: number): void {
    const nowMs = this.#surroundings.nowMs();
    if (this.store.getState().phase !== 'running') return;
    if (fraction > 0 && fraction < 1 && nowMs < this.#reportedMs + REPORT_MS) return;
    this.#reportedMs = nowMs;
    const elapsedMs = nowMs - this.#startedMs;
    const known = elapsedMs > FIRST_ESTIMATE_MS && fraction > 0;
    this.store.setState({
      progress: {
        fraction,
        secondsLeft: known ? (elapsedMs * (1 - fraction)) / fraction / 1000 : null,
        eventsASecond: known ? (fraction * total * 1000) / elapsedMs : null,
      },
    });
  }
}
