import { describe, expect, test } from 'vitest';
import { type Replication, simulateReplication } from '../model/replication';
import { type Cell, cellTasks, type Experiment } from './cell';
import { type CellResult, cellResult } from './cellResult';
import type { ReplicationWorker } from './replicationPool';
import { runCells } from './runCells';

const CELLS: readonly Cell[] = [
  { serverCount: 5, choices: 1, arrivalRate: 0.5 },
  { serverCount: 40, choices: 2, arrivalRate: 0.75 },
  { serverCount: 10, choices: 3, arrivalRate: 0.25 },
];
const EXPERIMENT: Experiment = {
  cells: CELLS,
  ...{ sampling: 'distinct', start: 'equilibrium', schedule: { time: 40, warmup: 4 }, runs: 4, seed: 7 },
};

/** Simulates; short runs are over before long ones, so that they come in another order than they were taken in. */
const worker = (): ReplicationWorker => ({
  async run({ parameters, schedule }, onProgress): Promise<Replication> {
    onProgress(0.5);
    await new Promise((resolve) => setTimeout(resolve, parameters.seed % 7));
    return simulateReplication(parameters, schedule);
  },
  close: () => undefined,
});

async function run(workers: number): Promise<{ results: CellResult[]; order: number[]; heard: number[] }> {
  const results: CellResult[] = [];
  const order: number[] = [];
  const heard: number[] = [];
  await runCells(EXPERIMENT, Array.from({ length: workers }, worker), {
    progress: (fraction) => void heard.push(fraction),
    result(index, result) {
      order.push(index);
      results[index] = result;
    },
  });
  return { results, order, heard };
}

describe('runCells', () => {
  test.each([1, 2, 5])('gives with %i workers what each cell gives alone', async (workers) => {
    const { results, order } = await run(workers);
    expect([...order].sort()).toEqual([0, 1, 2]);
    const alone = CELLS.map((cell) =>
      cellResult(
        cell,
        EXPERIMENT,
        cellTasks(cell, EXPERIMENT).map(({ parameters, schedule }) =>
          simulateReplication(parameters, schedule),
        ),
      ),
    );
    expect(results).toEqual(alone);
  });

  test('weighs cells by their events', async () => {
    const { heard } = await run(1);
    // Half of the first of four runs, with 5 × 1.5 of 5 × 1.5 + 40 × 1.75 + 10 × 1.25 = 90 events a time unit.
    expect(heard[0]).toBeCloseTo(7.5 / 90 / 8, 12);
    // Two reports a run: after the first cell, and in the middle of the first run of the second.
    expect(heard[7]).toBeCloseTo(7.5 / 90, 12);
    expect(heard[8]).toBeCloseTo((7.5 + 70 / 8) / 90, 12);
    expect(heard.at(-1)).toBe(1);
  });

  test('takes the next run only when the result of a cell is written', async () => {
    let taken = 0;
    const counting: ReplicationWorker = {
      ...worker(),
      run: (...args) =>
        worker()
          .run(...args)
          .finally(() => taken++),
    };
    const seen: number[] = [];
    await runCells(EXPERIMENT, [counting], {
      async result() {
        await new Promise((resolve) => setTimeout(resolve, 20));
        seen.push(taken);
      },
    });
    expect(seen).toEqual([4, 8, 12]);
  });

  test('fails with what cannot be written, and takes no other run', async () => {
    let taken = 0;
    const counting: ReplicationWorker = {
      ...worker(),
      run(...args) {
        taken++;
        return worker().run(...args);
      },
    };
    const failing = runCells(EXPERIMENT, [counting, counting], {
      result() {
        throw new Error('disk full');
      },
    });
    await expect(failing).rejects.toThrow('disk full');
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(taken).toBeLessThanOrEqual(6);
  });
});
