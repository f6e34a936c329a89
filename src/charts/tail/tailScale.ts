/** Scales of the tail: its logarithm, itself, or log log 1/tail, on which a double exponential is a line. */
export const TAIL_SCALES = ['log', 'linear', 'loglog'] as const;
export type TailScale = (typeof TAIL_SCALES)[number];
