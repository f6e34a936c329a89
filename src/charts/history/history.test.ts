import { describe, expect, test } from 'vitest';
import { snapshotAt } from '../testing/snapshots';
import { HIGH, History, historyValue, LOW, MEAN, TWIN } from './history';

const wave = (i: number) => Math.round(200 + 100 * Math.sin(i / 7) + (i % 13));

describe('a long run', () => {
  const history = new History(100);
  const count = 20_000;
  for (let i = 0; i < count; i++) history.add(snapshotAt(i / 60, wave(i)));
  const { stretches } = history;

  test('stays bounded and covers all of time in order', () => {
    expect(stretches.length).toBeLessThanOrEqual(100);
    expect(stretches.length).toBeGreaterThanOrEqual(25);
    expect(stretches[0]?.begin).toBe(0);
    expect(stretches.at(-1)?.end).toBe((count - 1) / 60);
    expect(stretches.reduce((sum, { snapshots }) => sum + snapshots, 0)).toBe(count);
    for (const [i, { begin, end }] of stretches.entries()) {
      expect(begin).toBeLessThanOrEqual(end);
      if (i > 0) expect(begin).toBeGreaterThan(stretches[i - 1]?.end ?? Number.NaN);
    }
  });

  test('is even: no stretch is longer than a twentieth of the whole', () => {
    const longest = Math.max(...stretches.map(({ begin, end }) => end - begin));
    expect(longest).toBeLessThan(count / 60 / 20);
  });

  test('keeps range and mean of what was merged', () => {
    let from = 0;
    for (const stretch of stretches) {
      const values = Array.from({ length: stretch.snapshots }, (_, i) => wave(from + i) / 100);
      from += stretch.snapshots;
      expect(historyValue(stretch, 0, 0, LOW)).toBe(Math.min(...values));
      expect(historyValue(stretch, 0, 0, HIGH)).toBe(Math.max(...values));
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      expect(historyValue(stretch, 0, 0, MEAN)).toBeCloseTo(mean, 10);
      expect(historyValue(stretch, 0, 0, TWIN)).toBeCloseTo(2, 12);
      expect(historyValue(stretch, 1, 2, MEAN)).toBeCloseTo(0.5, 12);
    }
  });
});

test('a slow beginning does not fill the ring for good when time then runs fast', () => {
  const history = new History(100);
  for (let i = 0; i < 500; i++) history.add(snapshotAt(i / 1000));
  for (let i = 0; i < 500; i++) history.add(snapshotAt(1 + 100 * i));
  const late = history.stretches.filter(({ begin }) => begin > 1000);
  expect(late.length).toBeGreaterThan(20);
});

describe('another beginning', () => {
  const begun = () => {
    const history = new History();
    for (let i = 0; i <= 10; i++) history.add(snapshotAt(i));
    return history;
  };

  test.each([
    ['time is 0', snapshotAt(0), 0],
    ['another run, first seen early', snapshotAt(3), 1],
    ['another run, first seen late', snapshotAt(20, 0, { seed: 2 }), 1],
  ])('clears it: %s', (_, snapshot, run) => {
    const history = begun();
    history.add(snapshot, run);
    expect(history.stretches.length).toBe(1);
    expect(history.changes).toEqual([]);
  });

  test('but a step back only takes back what was after it', () => {
    const history = begun();
    history.add(snapshotAt(9.5));
    expect(history.stretches.map(({ end }) => end)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9.5]);
  });

  test('also one to the last change of parameters, which is kept with all before it', () => {
    const history = begun();
    history.add(snapshotAt(10, 0, { arrivalRate: 0.5 }, 10));
    history.add(snapshotAt(10.2, 0, { arrivalRate: 0.5 }, 10));
    history.add(snapshotAt(10, 0, { arrivalRate: 0.5 }, 10));
    expect(history.stretches.map(({ end }) => end)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(history.changes).toEqual([{ time: 10, label: 'λ = 0.5' }]);
  });

  test('a picture drawn twice at one moment adds nothing', () => {
    const history = begun();
    history.add(snapshotAt(10));
    expect(history.stretches.length).toBe(11);
  });
});

describe('changes of parameters', () => {
  test('are marked where they happened', () => {
    const history = new History();
    history.add(snapshotAt(0));
    history.add(snapshotAt(10));
    history.add(snapshotAt(12, 0, { arrivalRate: 0.95 }, 11));
    history.add(snapshotAt(20, 0, { arrivalRate: 0.95, sampling: 'replacement' }, 19));
    expect(history.changes).toEqual([
      { time: 11, label: 'λ = 0.95' },
      { time: 19, label: 'with replacement' },
    ]);
  });

  test('one mark for a slider that is dragged, and never many', () => {
    const history = new History();
    history.add(snapshotAt(0));
    history.add(snapshotAt(100));
    for (let i = 1; i <= 50; i++) {
      const time = 100 + i / 1000;
      history.add(snapshotAt(time, 0, { arrivalRate: (900 + i) / 1000 }, time));
    }
    expect(history.changes).toEqual([{ time: 100.05, label: 'λ = 0.95' }]);
    for (let i = 1; i <= 500; i++) {
      const time = 200 * 1.05 ** i;
      history.add(snapshotAt(time, 0, { arrivalRate: 0.5 + 0.1 * (i % 2) }, time));
    }
    expect(history.changes.length).toBeLessThanOrEqual(40);
    expect(history.changes.at(-1)?.time).toBe(200 * 1.05 ** 500);
  });

  test('a system that goes on with another d keeps its line, a new one starts its own', () => {
    const history = new History(8);
    history.add(snapshotAt(0, 0, { choices: [2, 1] }));
    history.add(snapshotAt(1, 0, { choices: [3, 1] }, 1));
    history.add(snapshotAt(2, 0, { choices: [3, 1, 5] }, 2));
    // d = 1 goes, and d = 5 moves up into its place.
    history.add(snapshotAt(3, 0, { choices: [3, 5] }, 3));
    expect(history.stretches.map(({ starts }) => starts)).toEqual([
      [true, true],
      [false, false],
      [false, false, true],
      [false, true],
    ]);
    for (let i = 4; i < 400; i++) history.add(snapshotAt(i, 0, { choices: [3, 5] }, 3));
    for (const { choices, starts } of history.stretches) expect(starts.length).toBe(choices.length);
  });

  test('stays bounded when systems come and go all the time', () => {
    const history = new History(100);
    for (let i = 0; i < 2000; i++) history.add(snapshotAt(i, 0, { choices: i % 2 ? [2, 1] : [2, 3] }, i));
    expect(history.stretches.length).toBeLessThanOrEqual(100);
    expect(history.stretches.at(-1)?.end).toBe(1999);
  });
});
