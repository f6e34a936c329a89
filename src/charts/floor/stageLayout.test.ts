import { expect, test } from 'vitest';
import { DEFAULT_PARAMETERS } from '../../model/parameters';
import { Simulation } from '../../model/simulation';
import { slowLayout } from './slowLayout';
import { StageLayout } from './stageLayout';

const BOX = { width: 1200, height: 460, type: 13 };

/** The layout of queues in equilibrium under d choices. */
function layoutOf(d: number, leastLevels: number, slow: typeof slowLayout | null = null) {
  const snapshot = new Simulation({ ...DEFAULT_PARAMETERS, choices: [d] }).snapshot();
  const wanted = { box: BOX, sorted: true, leastLevels, slow, still: true };
  return new StageLayout().at(wanted, snapshot, 0);
}

test('with room for as many, a customer is as tall under two choices as under one', () => {
  expect(layoutOf(2, 0).unit).toBeGreaterThan(2 * layoutOf(1, 0).unit);
  expect(layoutOf(2, 40).unit).toBe(layoutOf(1, 40).unit);
});

test('a queue longer than the least there is room for has room too', () => {
  expect(layoutOf(1, 5)).toEqual(layoutOf(1, 0));
});

test('blocks of slow mode are as large as they can be, whatever the fast floor has room for', () => {
  expect(layoutOf(2, 40, slowLayout)).toEqual(layoutOf(2, 0, slowLayout));
});
