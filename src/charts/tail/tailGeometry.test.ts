import { describe, expect, test } from 'vitest';
import { fixedPointLog10Tail, fixedPointTail } from '../../model/fixedPoint';
import { bandArea, fixedPointCurve, refinedCurve } from './tailCurves';
import { tailGeometry } from './tailGeometry';
import { tailMarks, tailStrokes, tailWhiskers } from './tailMarks';
import type { TailScale } from './tailScale';
import { tailTheory } from './tailTheory';

const FRAME = { left: 40, right: 540, top: 10, bottom: 410 };
const SCALES: readonly TailScale[] = ['log', 'linear', 'loglog'];
const CASES = [1, 2, 5, 100].flatMap((d) =>
  [0.01, 0.5, 0.9, 0.999].flatMap((arrivalRate) =>
    [2, 20, 200, 1_000_000].filter((n) => n >= d).map((serverCount) => ({ d, arrivalRate, serverCount })),
  ),
);

function numbersOf(path: string): number[] {
  return [...path.matchAll(/-?\d+(\.\d+)?(e-?\d+)?/g)].map(([text]) => Number(text));
}

describe('the log log axis', () => {
  test.each([2, 3, 5, 10])('a double exponential becomes a line of slope ln d: d = %i', (d) => {
    const arrivalRate = 0.97;
    const geometry = tailGeometry([d], arrivalRate, 100, 'loglog', FRAME);
    const log10Tail = fixedPointLog10Tail(d, arrivalRate, 8);
    const y = (k: number) => geometry.yOfLog10Unclipped(log10Tail[k] ?? 0);
    // Pixels for a factor e of log 1/tail, from two tails whose logarithms are 10 times apart.
    const pixels = (geometry.yOfLog10Unclipped(-10) - geometry.yOfLog10Unclipped(-1)) / Math.LN10;
    // (d^k − 1)/(d − 1) is as good as d^k/(d − 1) once d^k is large; and pixels are cut off far outside the frame.
    const k = d > 4 ? 2 : 4;
    expect(((y(k + 1) - y(k)) / pixels / Math.log(d)).toFixed(1)).toBe('1.0');
    const bend = (y(k + 1) - y(k)) / (y(k) - y(k - 1));
    expect(bend).toBeGreaterThan(0.85);
    expect(bend).toBeLessThan(1.01);
  });

  test('a single exponential is no line there', () => {
    const geometry = tailGeometry([1], 0.9, 100, 'loglog', FRAME);
    const log10Tail = fixedPointLog10Tail(1, 0.9, 20);
    const y = (k: number) => geometry.yOfLog10Unclipped(log10Tail[k] ?? 0);
    expect((y(20) - y(10)) / (y(10) - y(1))).toBeLessThan(0.4);
  });
});

describe.each(SCALES)('%s', (scale) => {
  test.each(CASES)('d = $d, λ = $arrivalRate, n = $serverCount: finite, ticks inside', (given) => {
    const { d, arrivalRate, serverCount } = given;
    const geometry = tailGeometry([d], arrivalRate, serverCount, scale, FRAME);
    const { levelTicks, tailTicks, maxLevel } = geometry;
    expect(levelTicks.length).toBeGreaterThan(1);
    expect(tailTicks.length).toBeGreaterThan(1);
    for (const { at } of levelTicks) expect(at >= FRAME.left && at <= FRAME.right).toBe(true);
    for (const { at } of tailTicks) expect(at >= FRAME.top - 1 && at <= FRAME.bottom + 1).toBe(true);

    const theory = tailTheory(d, { arrivalRate, serverCount, sampling: 'distinct' }, maxLevel);
    const band = theory ? bandArea(geometry, theory.low, theory.high, serverCount) : '';
    const refined = theory?.refined
      ? refinedCurve(geometry, d, arrivalRate, theory.refined, 0, maxLevel)
      : '';
    const paths = [fixedPointCurve(geometry, d, arrivalRate), band, refined];
    for (const path of paths) expect(path).not.toMatch(/NaN|Infinity|undefined/);
    for (const path of paths) expect(path.length).toBeLessThan(60_000);
  });
});

describe('the band', () => {
  const parameters = { arrivalRate: 0.9, serverCount: 100, sampling: 'distinct' } as const;
  const theory = tailTheory(2, parameters, 20);

  test('is ± 1.96 √(W_kk/n) about the refined tail', () => {
    // W_kk = π_k(1 − π_k) for d = 1, where queues are independent.
    const single = tailTheory(1, parameters, 20);
    const fraction = 0.9 ** 5;
    const half = 1.96 * Math.sqrt((fraction * (1 - fraction)) / 100);
    expect(single?.low[5]).toBeCloseTo(fraction - half, 12);
    expect(single?.high[5]).toBeCloseTo(fraction + half, 12);
    const middle = ((theory?.low[3] ?? 0) + (theory?.high[3] ?? 0)) / 2;
    expect(middle).toBeCloseTo(theory?.refined?.[3] ?? Number.NaN, 12);
    expect(middle).toBeGreaterThan(fixedPointTail(2, 0.9, 3)[3] ?? 1);
  });

  test('goes down to the frame where its lower edge is 0 or less, and ends where a snapshot would be 0', () => {
    const geometry = tailGeometry([2, 1], 0.9, 100, 'log', FRAME);
    const numbers = numbersOf(bandArea(geometry, theory?.low ?? [], theory?.high ?? [], 100));
    const xs = numbers.filter((_, i) => i % 2 === 0);
    const ys = numbers.filter((_, i) => i % 2 === 1);
    expect(Math.max(...ys)).toBe(FRAME.bottom);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(FRAME.top);
    const last = Math.max(...[...(theory?.high ?? [])].flatMap((high, k) => (high >= 0.01 ? [k] : [])));
    expect(Math.max(...xs)).toBeCloseTo(geometry.x(last), 2);
  });

  test('is not drawn where the expansion is not valid', () => {
    expect(tailTheory(5, { ...parameters, serverCount: 8 }, 20)).toBeNull();
    expect(tailTheory(2, { ...parameters, serverCount: 1, sampling: 'replacement' }, 20)).toBeNull();
  });
});

test('the refined tail is drawn only where it can be told from the fixed point', () => {
  const refined = (serverCount: number) => {
    const parameters = { arrivalRate: 0.9, serverCount, sampling: 'distinct' } as const;
    const geometry = tailGeometry([2, 1], 0.9, 100, 'log', FRAME);
    return refinedCurve(geometry, 2, 0.9, tailTheory(2, parameters, 20)?.refined ?? [], 0, 20);
  };
  expect(refined(100)).not.toBe('');
  expect(refined(10_000_000)).toBe('');
});

test('no mark where there is no server, and whiskers stay in the frame', () => {
  const geometry = tailGeometry([2, 1], 0.9, 100, 'log', FRAME);
  const tail = new Float64Array([1, 0.9, 0.4, 0, 0]);
  expect(tailMarks(geometry, tail, 'circle', 5).match(/M/g)?.length).toBe(2);
  expect(tailStrokes(geometry, tail, 5).match(/M/g)?.length).toBe(2);
  const whiskers = tailWhiskers(geometry, tail, new Float64Array([0, 0.3, 0.5, 0.1, 0.1]), 5);
  const ends = [...whiskers.matchAll(/M[\d.]+,([\d.]+)V([\d.]+)/g)].flatMap(([, a, b]) => [
    Number(a),
    Number(b),
  ]);
  expect(ends.length).toBe(4);
  expect(Math.min(...ends)).toBe(FRAME.top);
  expect(Math.max(...ends)).toBe(FRAME.bottom);
});
