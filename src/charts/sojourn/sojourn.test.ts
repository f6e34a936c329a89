import { describe, expect, test } from 'vitest';
import { sojournTimePercentile, sojournTimeTail } from '../../model/sojournTime';
import { sojournCurve, sojournGeometry, type TimeScale } from './sojournGeometry';
import { MARKED_FRACTIONS, simulatedSojourn, sojournTheory } from './sojournTheory';

const FRAME = { left: 50, right: 600, top: 10, bottom: 310 };

test('one choice: the closed form is the mixture of Erlang laws', () => {
  const joined = Float64Array.from({ length: 400 }, (_, j) => 0.2 * 0.8 ** j);
  const law = sojournTheory(1, 0.8);
  for (const time of [0, 0.1, 1, 7, 40])
    expect(law.tail(time)).toBeCloseTo(sojournTimeTail(joined, time), 12);
  for (const p of MARKED_FRACTIONS)
    expect(law.percentile(p)).toBeCloseTo(sojournTimePercentile(joined, p), 8);
});

describe.each([
  ['linear', [2, 1]],
  ['log', [2, 1]],
  ['linear', [3]],
  ['log', [1]],
  ['linear', [100, 5, 2, 1]],
] as [TimeScale, number[]][])('%s, d = %j', (scale, systems) => {
  test.each([0.01, 0.9, 0.999])('percentiles lie on their curve and their line, λ = %f', (arrivalRate) => {
    const laws = systems.map((choices) => sojournTheory(choices, arrivalRate));
    const geometry = sojournGeometry(systems, laws, scale, FRAME, 16);
    expect(geometry.xTicks.length).toBeGreaterThan(2);
    for (const { at } of geometry.xTicks)
      expect(at >= FRAME.left - 1e-9 && at <= FRAME.right + 1e-9).toBe(true);
    for (const [system, law] of laws.entries()) {
      const path = sojournCurve(geometry, law);
      expect(path).not.toMatch(/NaN|Infinity|undefined/);
      const points = [...path.matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(
        ([, x, y]) => [Number(x), Number(y)] as const,
      );
      for (const p of MARKED_FRACTIONS) {
        const x = geometry.x(law.percentile(p));
        expect(geometry.yTicks.some(({ at }) => Math.abs(at - geometry.y(1 - p)) < 1e-6)).toBe(true);
        // Only one choice may be so slow that it runs out of the frame, and only on an even axis.
        if (x > FRAME.right) {
          expect([systems[system], scale]).toEqual([1, 'linear']);
          continue;
        }
        const after = points.findIndex(([at]) => at >= x);
        const [before, next] = [points[after - 1], points[after]];
        if (!before || !next) continue;
        expect(geometry.y(1 - p)).toBeGreaterThanOrEqual(before[1] - 0.01);
        expect(geometry.y(1 - p)).toBeLessThanOrEqual(next[1] + 0.01);
      }
    }
  });
});

test('what rests on fewer than ten customers is not shown', () => {
  expect(simulatedSojourn(new Float64Array(3))).toBeNull();
  const law = simulatedSojourn(new Float64Array([150, 40, 10]));
  expect(MARKED_FRACTIONS.map((p) => law?.knows(p))).toEqual([true, true, false, false]);
  const geometry = sojournGeometry([2], [sojournTheory(2, 0.5)], 'linear', FRAME, 16);
  const ys = law
    ? [...sojournCurve(geometry, law, law.least).matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y))
    : [];
  expect(ys.at(-2)).toBeLessThanOrEqual(geometry.y(0.05));
});
