import { describe, expect, test } from 'vitest';
import type { ReplicationThread } from '../../bridge/replicationThread';
import { cellTasks, type Experiment } from '../../experiment/cell';
import { cellResult } from '../../experiment/cellResult';
import { cellsOf } from '../../experiment/cells';
import { type Replication, simulateReplication } from '../../model/replication';
import type { ResultStorage } from './resultStorage';
import { TableRun, type TableSurroundings } from './tableRun';

const experiment: Experiment = {
  cells: cellsOf({ serverCounts: [10, 20], choices: [1, 2], arrivalRates: [0.5, 0.9] }),
  sampling: 'distinct',
  start: 'equilibrium',
  schedule: { time: 200, warmup: 20 },
  runs: 3,
  seed: 5,
};
const TASKS = experiment.cells.length * experiment.runs;

/** What the table must come to, computed one run after another. */
const expected = experiment.cells.map((cell) =>
  cellResult(
    cell,
    experiment,
    cellTasks(cell, experiment).map(({ parameters, schedule }) => simulateReplication(parameters, schedule)),
  ),
);

class FakeStorage implements ResultStorage {
  readonly kept = new Map<string, Replication>();
  lasting = true;
  load = async (keys: readonly string[]) => keys.map((key) => this.kept.get(key));
  save = async (key: string, replication: Replication) => void this.kept.set(key, replication);
  clear = async () => this.kept.clear();
}

/** Threads that take any time for a run, each another; `broken` lets the run with this number fail. */
function surroundings(threads: number, storage = new FakeStorage(), broken = Number.NaN) {
  let runs = 0;
  const open = new Set<ReplicationThread>();
  const startThread = (): ReplicationThread => {
    let close: (error: Error) => void = () => undefined;
    let gate = Promise.resolve();
    let resume: () => void = () => undefined;
    const thread: ReplicationThread = {
      run: (task, onProgress) =>
        new Promise((resolve, reject) => {
          close = reject;
          const number = runs++;
          setTimeout(
            async () => {
              await gate;
              if (number === broken) return reject(new Error('out of memory'));
              onProgress(0.5);
              resolve(simulateReplication(task.parameters, task.schedule));
            },
            (number * 7) % 5,
          );
        }),
      pause() {
        gate = new Promise((resolve) => {
          resume = resolve;
        });
      },
      resume: () => resume(),
      close() {
        open.delete(thread);
        close(new Error('closed'));
      },
    };
    open.add(thread);
    return thread;
  };
  const own: TableSurroundings = { startThread, threads, storage, nowMs: () => performance.now() };
  return { own, storage, open, begun: () => runs };
}

async function loaded(own: TableSurroundings): Promise<TableRun> {
  const run = new TableRun(experiment, own);
  await run.load();
  return run;
}

const results = (run: TableRun) => run.store.getState().cells.map(({ result }) => result);
const runsDone = (run: TableRun) => run.store.getState().cells.reduce((sum, cell) => sum + cell.runsDone, 0);
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a table', () => {
  test.each([1, 2, 3])('comes to the same figures with %i workers, and ends them', async (threads) => {
    const { own, open } = surroundings(threads);
    const run = await loaded(own);
    await run.start(null);
    expect(results(run)).toEqual(expected);
    expect(run.store.getState()).toMatchObject({ phase: 'idle', progress: null, failure: null });
    expect(open.size).toBe(0);
  });

  test('simulates one cell alone with the figures it has among the others', async () => {
    const { own, begun } = surroundings(2);
    const run = await loaded(own);
    await run.start(5);
    expect(results(run)).toEqual(expected.map((result, place) => (place === 5 ? result : null)));
    expect(begun()).toBe(experiment.runs);
  });

  test('halts, and goes on to the same figures', async () => {
    const { own } = surroundings(2);
    const run = await loaded(own);
    const computed = run.start(null);
    await pass(12);
    run.pause();
    await pass(20);
    const there = runsDone(run);
    await pass(40);
    expect(runsDone(run)).toBe(there);
    expect(there).toBeLessThan(TASKS);
    expect(run.store.getState().phase).toBe('paused');
    run.resume();
    await computed;
    expect(results(run)).toEqual(expected);
  });

  test('ended and opened again, it keeps what is done and does the rest', async () => {
    const first = surroundings(2);
    const begun = await loaded(first.own);
    const computed = begun.start(null);
    await pass(15);
    begun.cancel();
    await computed;
    const done = runsDone(begun);
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(TASKS);
    expect(begun.store.getState()).toMatchObject({ phase: 'idle', failure: null });
    const second = surroundings(3, first.storage);
    const again = await loaded(second.own);
    expect(runsDone(again)).toBe(done);
    await again.start(null);
    expect(second.begun()).toBe(TASKS - done);
    expect(results(again)).toEqual(expected);
  });

  test('says what failed, keeps the rest and can go on', async () => {
    const storage = new FakeStorage();
    const { own, open } = surroundings(2, storage, 7);
    const run = await loaded(own);
    await run.start(null);
    expect(run.store.getState()).toMatchObject({ phase: 'idle', failure: 'out of memory' });
    expect(open.size).toBe(0);
    expect(runsDone(run)).toBeGreaterThan(0);
    await run.start(null);
    expect(run.store.getState().failure).toBeNull();
    expect(results(run)).toEqual(expected);
  });

  test('forgets', async () => {
    const { own, storage } = surroundings(2);
    const run = await loaded(own);
    await run.start(0);
    await run.forget();
    expect(storage.kept.size).toBe(0);
    expect(results(run).every((result) => result === null)).toBe(true);
  });
});
