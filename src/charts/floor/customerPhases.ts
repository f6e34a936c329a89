import { easeBackOut, easeCubicInOut, easeCubicOut, easeQuadIn } from 'd3';

/** How long things take, in milliseconds of wall clock. */
export interface Pace {
  /** From the door to the end of the queue. */
  readonly arrivalMs: number;
  /** From the end of a service to the next customer's place. */
  readonly serviceMs: number;
  /** Whether the picture stays when all has come to rest, until the next event: when stepping. */
  readonly held: boolean;
}

/** One event at a time, to be watched to its end. */
export const STEP_PACE: Pace = { arrivalMs: 2000, serviceMs: 900, held: true };

/** Slower where fewer come, so that at any time only a handful are on their way. */
export function paceOf(customersASecond: number): Pace {
  const arrivalMs = Math.min(2200, Math.max(460, 1650 / Math.sqrt(customersASecond)));
  return { arrivalMs, serviceMs: Math.min(700, 0.55 * arrivalMs), held: false };
}

/** The share of an arrival's time after which the customer stands in the queue. */
export const LANDING = 0.86;

/** How far an arrival has got, each from 0 to 1. */
export interface ArrivalPhases {
  /** Appears at the door. */
  readonly come: number;
  /** Looks at its probes: dashed curves grow, rings appear. */
  readonly look: number;
  /** Decides: the dashed curve to the shortest becomes solid. */
  readonly choose: number;
  /** Goes there. */
  readonly fly: number;
  /** Takes on the colour of its system. */
  readonly settle: number;
}

export function arrivalPhases(progress: number): ArrivalPhases {
  return {
    come: easeBackOut(span(progress, 0, 0.12)),
    look: easeCubicOut(span(progress, 0.08, 0.3)),
    choose: easeCubicOut(span(progress, 0.36, 0.48)),
    fly: easeCubicInOut(span(progress, 0.46, LANDING)),
    settle: span(progress, LANDING, 1),
  };
}

/** How far a service has got, each from 0 to 1. */
export interface ServicePhases {
  /** The customer who was served leaves. */
  readonly leave: number;
  /** Those behind move up. */
  readonly moveUp: number;
}

export function servicePhases(progress: number): ServicePhases {
  return { leave: easeQuadIn(span(progress, 0, 0.7)), moveUp: easeCubicInOut(span(progress, 0.2, 1)) };
}

/** How far a value has got from one end to the other. */
function span(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
