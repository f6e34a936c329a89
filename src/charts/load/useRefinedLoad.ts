import { useEffect, useState } from 'react';
import type { Sampling } from '../../model/parameters';
import { type RefinedPoint, refinedLoadPoints } from './refinedLoad';

/** Begins only when nothing has changed for a moment, so that dragging a slider is not slowed down. */
const REST_MS = 150;
const SLICE_MS = 3;
const MOST_CURVES = 40;

/**
 * Refined curves of systems, computed in slices off the critical path, and kept.
 * @param systems d of each; 1 is exact as it is and has none
 * @returns by d, those that are ready
 */
export function useRefinedLoad(
  systems: readonly number[],
  sampling: Sampling,
  serverCount: number,
): ReadonlyMap<number, readonly RefinedPoint[]> {
  const [curves, setCurves] = useState<ReadonlyMap<string, readonly RefinedPoint[]>>(new Map());
  const wanted = systems.filter((choices) => choices > 1);
  const keyOf = (choices: number) => `${choices},${sampling},${serverCount}`;
  const missing = wanted.find((choices) => !curves.has(keyOf(choices)));
  const missingKey = missing === undefined ? null : keyOf(missing);

  useEffect(() => {
    if (missing === undefined || missingKey === null) return;
    const points = refinedLoadPoints(missing, sampling, serverCount);
    const done: RefinedPoint[] = [];
    let timer = setTimeout(slice, REST_MS);
    function slice() {
      const endMs = performance.now() + SLICE_MS;
      while (performance.now() < endMs) {
        const next = points.next();
        if (next.done) {
          setCurves((before) => new Map([...before, [missingKey ?? '', done] as const].slice(-MOST_CURVES)));
          return;
        }
        done.push(next.value);
      }
      timer = setTimeout(slice, 0);
    }
    return () => clearTimeout(timer);
  }, [missing, missingKey, sampling, serverCount]);

  return new Map(
    wanted.flatMap((choices) => {
      const points = curves.get(keyOf(choices));
      return points ? [[choices, points] as const] : [];
    }),
  );
}
