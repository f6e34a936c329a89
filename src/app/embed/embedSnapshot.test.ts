import { expect, test } from 'vitest';
import { momentWords } from '../../charts/momentWords';
import { DEFAULT_PARAMETERS } from '../../model/parameters';
import { Simulation } from '../../model/simulation';
import { DEFAULT_CONTROLS } from '../../stores/controlStore';
import { embedSnapshot } from './embedSnapshot';

const FROM_EMPTY = { ...DEFAULT_PARAMETERS, arrivalRate: 0.95, start: 'empty' } as const;

/** Sums over time and servers of the tail since time 0, of each system. */
function sumsAt(time: number): number[][] {
  const simulation = new Simulation(FROM_EMPTY);
  simulation.advance(time);
  return simulation
    .snapshot()
    .systems.map(({ averageTail }) => Array.from(averageTail, (part) => part * time));
}

test('what is averaged is what was measured after the warm-up, and how long that was is told', () => {
  const simulation = new Simulation(FROM_EMPTY);
  simulation.advance(500);
  const snapshot = simulation.snapshot();
  const { systems, measuredSince } = embedSnapshot(snapshot, DEFAULT_CONTROLS);
  expect(measuredSince).toBe(0);
  const all = sumsAt(500);
  systems.forEach(({ averageTail, warmUp, meanSojournTime, d }, index) => {
    expect(warmUp).toBeGreaterThan(0);
    const before = sumsAt(warmUp)[index] ?? [];
    averageTail.forEach((part, k) => {
      expect(part).toBeCloseTo(((all[index]?.[k] ?? 0) - (before[k] ?? 0)) / (500 - warmUp), 9);
    });
    // Little: both are of the same customers, up to those present at both ends.
    const meanQueue = averageTail.slice(1).reduce((sum, part) => sum + part, 0);
    expect(Math.abs((meanSojournTime ?? 0) * 0.95 - meanQueue) / meanQueue).toBeLessThan(0.05);
    expect(momentWords(snapshot)).toContain(`of ${warmUp} (d = ${d})`);
  });
});
