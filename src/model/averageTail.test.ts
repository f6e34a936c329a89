import { expect, test } from 'vitest';
import { DEFAULT_PARAMETERS } from './parameters';
import { Simulation } from './simulation';

test('averaged tails begin with exactly 1 and never rise, whatever sums round to', () => {
  for (let seed = 0; seed < 40; seed++) {
    const simulation = new Simulation({ ...DEFAULT_PARAMETERS, serverCount: 1 + seed, choices: [1], seed });
    for (let time = 0.37; time < 40; time *= 1.7) {
      simulation.advance(time);
      for (const { averageTail, tail } of simulation.snapshot().systems) {
        for (const own of [averageTail, tail]) {
          expect(own[0]).toBe(1);
          expect(own.every((value, k) => k === 0 || value <= (own[k - 1] ?? 0))).toBe(true);
        }
      }
    }
  }
});
