import { describe, expect, test } from 'vitest';
import { meanSojournTime } from '../model/fixedPoint';
import { Simulation } from '../model/simulation';
import { cellNumbers, cellTailNumbers } from './cells/cellNumbers';
import { floorNumbers } from './floor/floorNumbers';
import { History } from './history/history';
import { historyNumbers } from './history/historyNumbers';
import { loadNumbers } from './load/loadNumbers';
import type { NumberTable } from './numberTable';
import { sojournNumbers } from './sojourn/sojournNumbers';
import { tailNumbers } from './tail/tailNumbers';
import { cellWith } from './testing/cells';
import { snapshotAt } from './testing/snapshots';

const simulation = new Simulation({
  ...{
    choices: [2, 1],
    arrivalRate: 0.9,
    serverCount: 100,
    sampling: 'distinct',
    start: 'equilibrium',
    seed: 1,
  },
});
simulation.advance(300);
const snapshot = simulation.snapshot();

const column = ({ columns, rows }: NumberTable, name: string) =>
  rows.map((row) => row[columns.indexOf(name)]);

describe('numbers of pictures', () => {
  test('have as many cells as columns, and no number that is none', () => {
    const history = new History();
    history.add(snapshot);
    const tables = [
      tailNumbers(snapshot),
      floorNumbers(snapshot),
      historyNumbers(history, [2, 1], 0),
      sojournNumbers(snapshot),
      loadNumbers([], snapshot.parameters),
      cellNumbers([cellWith()]),
      cellTailNumbers(cellWith(), 'distinct'),
    ];
    for (const { columns, rows } of tables) {
      expect(new Set(columns).size).toBe(columns.length);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        expect(row).toHaveLength(columns.length);
        for (const value of row) expect(typeof value !== 'number' || Number.isFinite(value)).toBe(true);
      }
    }
  });

  test('of the tail are those of the simulation and of theory, to the last bit', () => {
    const table = tailNumbers(snapshot);
    snapshot.systems.forEach(({ choices, tail, estimates }) => {
      const levels = column(table, 'k').map(Number);
      const padded = (values: Float64Array) => levels.map((k) => values[k] ?? 0);
      expect(column(table, `d${choices}_average`)).toEqual(padded(estimates.tail));
      expect(column(table, `d${choices}_now`)).toEqual(padded(tail));
    });
    expect(column(table, 'd1_mean_field')[3]).toBeCloseTo(0.9 ** 3, 14);
    expect(column(table, 'd2_mean_field')[3]).toBeCloseTo(0.9 ** 7, 14);
    expect(Number(column(table, 'd2_refined')[3])).toBeGreaterThan(0.9 ** 7);
    expect(column(table, 'd2_half_width')).toContain(null);
  });

  test('of the floor count every server once', () => {
    const table = floorNumbers(snapshot);
    for (const name of ['d2_servers', 'd1_servers']) {
      expect(column(table, name).reduce<number>((sum, count) => sum + Number(count), 0)).toBe(100);
    }
    expect(table.rows).toHaveLength(
      1 + Math.max(...snapshot.systems.map(({ longestQueue }) => longestQueue)),
    );
  });

  test('of the history have nothing for a system that was not there', () => {
    const history = new History();
    history.add(snapshotAt(0, 100));
    history.add(snapshotAt(1, 250));
    const table = historyNumbers(history, [2, 5], 0);
    expect(column(table, 'end')).toEqual([0, 1]);
    expect(column(table, 'd2_simulated')).toEqual([1, 2.5]);
    expect(column(table, 'd2_limit')).toEqual([2, 2]);
    expect(column(table, 'd5_simulated')).toEqual([null, null]);
  });

  test('of the load have what was simulated first, and then theory', () => {
    const at = { choices: 2, arrivalRate: 0.7, serverCount: 10, sampling: 'replacement' } as const;
    const gathered = [
      { ...at, mean: 1.5, halfWidth: 0.25 },
      { ...at, choices: 1, mean: 3.3, halfWidth: 0.1 },
    ];
    const table = loadNumbers(gathered, snapshot.parameters);
    expect(column(table, 'simulated').slice(0, 3)).toEqual([3.3, 1.5, null]);
    expect(table.rows[1]?.slice(0, 6)).toEqual([0.7, 2, 10, 'replacement', 1.5, 0.25]);
    expect(column(table, 'mean_field')[1]).toBe(meanSojournTime(2, 0.7));
    expect(table.rows.slice(2).every((row) => row[2] === 100)).toBe(true);
  });
});
