import { describe, expect, test } from 'vitest';
import { DEFAULT_PARAMETERS } from '../model/parameters';
import type { Replication } from '../model/replication';
import { type ReplicationTask, type ReplicationWorker, runReplications } from './replicationPool';

/** Tasks that can be told apart by their seeds, and by what the workers below make of them. */
const TASKS: ReplicationTask[] = Array.from({ length: 7 }, (_, seed) => ({
  parameters: { ...DEFAULT_PARAMETERS, seed },
  schedule: { time: 10, warmup: 1 },
}));

/** Takes the longer, the earlier the task, so that results come in the wrong order. */
function slowWorker(done: number[]): ReplicationWorker {
  return {
    run: async ({ parameters: { seed } }, onProgress): Promise<Replication> => {
      onProgress(0.5);
      await new Promise((resolve) => setTimeout(resolve, 5 * (TASKS.length - seed)));
      done.push(seed);
      return { duration: 9, systems: [], events: seed };
    },
    close: () => undefined,
  };
}

describe('runReplications', () => {
  test.each([1, 2, 3, 9])('gives the results of %i workers in the order of the tasks', async (count) => {
    const done: number[] = [];
    const heard: number[] = [];
    const workers = Array.from({ length: count }, () => slowWorker(done));
    const results = await runReplications(TASKS, workers, {
      progress: (fraction) => void heard.push(fraction),
    });
    expect(results.map(({ events }) => events)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([...done].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    if (count > 1) expect(done).not.toEqual([...done].sort());
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
    expect(heard.at(0)).toBeCloseTo(0.5 / 7, 12);
    expect(heard.at(-1)).toBe(1);
  });

  test('fails with what a failing worker says', async () => {
    const broken: ReplicationWorker = {
      run: () => Promise.reject(new Error('out of memory')),
      close: () => undefined,
    };
    await expect(runReplications(TASKS, [slowWorker([]), broken])).rejects.toThrow('out of memory');
  });
});
