import { describe, expect, test } from 'vitest';
import { MeanFieldTrajectory } from './meanField';
import type { Sampling } from './parameters';
import { fluctuation, refinedTail } from './refinedMeanField';
import { Supermarket } from './supermarket';

/** Where theory says that simulation must be: the band of one snapshot, and the trajectory of a large system. */

describe('the band of refined tail ± 1.96 √(W_kk/n)', () => {
  test.each<[number, Sampling]>([
    [2, 'distinct'],
    [2, 'replacement'],
    [3, 'distinct'],
  ])(
    'holds for 95 in 100 snapshots of n = 1,000 servers, level by level: d = %i, %s',
    (choices, sampling) => {
      const arrivalRate = 0.9;
      const serverCount = 1000;
      const snapshots = 700;
      // About five relaxation times of 13: successive snapshots are independent but for 1 %.
      const spacing = 60;
      const mean = refinedTail(choices, arrivalRate, sampling, serverCount);
      const deviation = fluctuation(choices, arrivalRate, serverCount);
      // A normal law needs many servers at the level and many below it: W_kk n large.
      const levels = Array.from(mean.keys()).filter((k) => k > 0 && (deviation[k] ?? 0) * serverCount > 4);
      expect(levels.length).toBeGreaterThanOrEqual(choices === 2 ? 5 : 3);
      const inside = levels.map(() => 0);
      const supermarket = new Supermarket(
        { choices: [choices], arrivalRate, serverCount, sampling, start: 'equilibrium', seed: 77 },
        'mean',
      );
      for (let snapshot = 1; snapshot <= snapshots; snapshot++) {
        supermarket.advance(snapshot * spacing);
        const tail = supermarket.queues[0]?.tail() ?? [];
        levels.forEach((k, i) => {
          const distance = Math.abs((tail[k] ?? 0) - (mean[k] ?? 0));
          if (distance <= 1.96 * (deviation[k] ?? 0)) inside[i] = (inside[i] ?? 0) + 1;
        });
      }
      // Four standard errors of a share of 95 %, and half a step of 1/n, as tails are multiples of it.
      const tolerance = 4 * Math.sqrt((0.95 * 0.05) / snapshots) + 0.01;
      for (const count of inside) expect(Math.abs(count / snapshots - 0.95)).toBeLessThan(tolerance);
    },
  );
});

test('n = 100,000 servers from empty stay within four standard deviations of the deterministic twin', () => {
  const parameters = { choices: [2], arrivalRate: 0.9, serverCount: 100_000, sampling: 'distinct' } as const;
  const times = [0.5, 1, 2, 4, 8, 12, 16];
  const runs = 12;
  const twin = new MeanFieldTrajectory({ choices: 2, arrivalRate: 0.9, start: 'empty' });
  const supermarkets = Array.from(
    { length: runs },
    (_, run) => new Supermarket({ ...parameters, start: 'empty', seed: run }, 'random'),
  );
  for (const time of times) {
    twin.advance(time);
    const tails = supermarkets.map((supermarket) => {
      supermarket.advance(time);
      return supermarket.queues[0]?.tail() ?? new Float64Array();
    });
    for (let k = 1; (twin.tail[k] ?? 0) * parameters.serverCount > 30; k++) {
      const truth = twin.tail[k] ?? 0;
      const distances = tails.map((tail) => (tail[k] ?? 0) - truth);
      const deviation = Math.sqrt(distances.reduce((sum, distance) => sum + distance ** 2, 0) / runs);
      // The distances' own size is no proof of smallness: binomial counts of n servers would vary by this much.
      expect(deviation).toBeLessThan(
        2 * Math.sqrt(Math.max(truth * (1 - truth), truth / 4) / parameters.serverCount),
      );
      for (const distance of distances) expect(Math.abs(distance)).toBeLessThan(4 * deviation);
      const mean = distances.reduce((sum, distance) => sum + distance, 0) / runs;
      expect(Math.abs(mean)).toBeLessThan((4 * deviation) / Math.sqrt(runs));
    }
  }
});
