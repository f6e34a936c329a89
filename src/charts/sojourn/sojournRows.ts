import type { Snapshot } from '../../model/snapshot';
import { roundedUp } from '../plot/axisTicks';
import { simulatedSojourn, sojournTheory } from './sojournTheory';

const ROWS = 40;

/** P(T > t) at one t, an entry for each system. */
export interface SojournRow {
  readonly time: number;
  /** `simulated` is null where it rests on too few customers. */
  readonly entries: readonly { readonly simulated: number | null; readonly limit: number }[];
}

/** The law of the time in system at evenly spaced times, to where the slowest system's last thousandth begins. */
export function sojournRows({ systems, parameters }: Snapshot): SojournRow[] {
  const laws = systems.map(({ choices, estimates }) => ({
    theory: sojournTheory(choices, parameters.arrivalRate),
    simulated: simulatedSojourn(estimates.joined),
  }));
  const end = roundedUp(Math.max(...laws.map(({ theory }) => theory.percentile(0.999))));
  return Array.from({ length: ROWS + 1 }, (_, i) => {
    const time = (end * i) / ROWS;
    const entries = laws.map(({ theory, simulated }) => {
      const fraction = simulated?.tail(time) ?? 0;
      return {
        simulated: simulated && fraction >= simulated.least ? fraction : null,
        limit: theory.tail(time),
      };
    });
    return { time, entries };
  });
}
