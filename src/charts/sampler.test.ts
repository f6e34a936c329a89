import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_PARAMETERS } from '../model/parameters';
import { Simulation } from '../model/simulation';
import { createSnapshotFeed } from '../stores/snapshotFeed';
import { SAMPLE_MS, Sampler } from './sampler';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A feed, a sampler of it with the first snapshot told, and what else it tells: d of the systems and the time. */
function sampled() {
  const feed = createSnapshotFeed();
  const told: string[] = [];
  const show = (choices: number[], time: number) => {
    const simulation = new Simulation({ ...DEFAULT_PARAMETERS, choices });
    simulation.advance(time);
    feed.setState({ snapshot: simulation.snapshot() });
  };
  show([2, 1], 0);
  const sampler = new Sampler(feed);
  const end = sampler.subscribe(() => {
    const { snapshot } = sampler.getState();
    told.push(`d = ${snapshot?.parameters.choices} at ${snapshot?.time}`);
  });
  vi.advanceTimersByTime(SAMPLE_MS);
  told.length = 0;
  return { feed, show, told, end };
}

test('of many snapshots in a quarter of a second the last is told, once', () => {
  const { show, told } = sampled();
  for (const time of [1, 2, 3]) show([2, 1], time);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(SAMPLE_MS);
  expect(told).toEqual(['d = 2,1 at 3']);
  vi.advanceTimersByTime(10 * SAMPLE_MS);
  expect(told).toHaveLength(1);
});

test('other systems are told at once, and the next of them a quarter of a second later', () => {
  const { show, told } = sampled();
  show([2, 1], 1);
  vi.advanceTimersByTime(SAMPLE_MS - 10);
  show([3, 1], 0);
  expect(told).toEqual(['d = 3,1 at 0']);
  show([3, 1], 2);
  vi.advanceTimersByTime(SAMPLE_MS - 10);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(10);
  expect(told).toEqual(['d = 3,1 at 0', 'd = 3,1 at 2']);
});

test('nobody is told of anything after the end', () => {
  const { show, told, end } = sampled();
  show([2, 1], 1);
  end();
  expect(vi.getTimerCount()).toBe(0);
  show([5], 2);
  vi.advanceTimersByTime(10 * SAMPLE_MS);
  expect(told).toEqual([]);
});
