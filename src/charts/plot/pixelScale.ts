import { ticks } from 'd3';

type Span = readonly [from: number, to: number];

/** From values to pixels and back. d3's own scales would bring 9 kB of colours and units that no axis here has. */
export interface PixelScale {
  (value: number): number;
  invert(pixel: number): number;
}

/** A scale with round values along it. */
export interface TickedScale extends PixelScale {
  /** About so many round values. */
  ticks(count: number): number[];
}

/** Even steps of a value are even steps of pixels; both go on beyond the ends. */
export function linearScale(values: Span, pixels: Span): TickedScale {
  const [from, to] = values;
  const [first, last] = pixels;
  const slope = (last - first) / (to - from || 1);
  return Object.assign((value: number) => first + (value - from) * slope, {
    invert: (pixel: number) => from + (pixel - first) / (slope || 1),
    ticks: (count: number) => ticks(from, to, count),
  });
}

/** Even ratios of a value are even steps of pixels. Both ends above 0. */
export function logScale([from, to]: Span, pixels: Span): PixelScale {
  const linear = linearScale([Math.log(from), Math.log(to)], pixels);
  return Object.assign((value: number) => linear(Math.log(value)), {
    invert: (pixel: number) => Math.exp(linear.invert(pixel)),
  });
}
