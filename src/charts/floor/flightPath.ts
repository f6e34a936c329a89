export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cubic Bézier curve. */
export type Curve = readonly [Point, Point, Point, Point];

/** From the door to a queue: off sideways, then down onto it, as a thrown ball would go. */
export function flightPath(from: Point, to: Point): Curve {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return [
    from,
    { x: from.x + 0.5 * dx, y: from.y + 0.04 * dy },
    { x: to.x - 0.12 * dx, y: from.y + 0.5 * dy },
    to,
  ];
}

/** The point at a parameter from 0 to 1. */
export function pointAt(curve: Curve, share: number): Point {
  return upTo(curve, share)[3];
}

/** The part of a curve from its start to a parameter (de Casteljau). */
export function upTo([a, b, c, d]: Curve, share: number): Curve {
  const mix = (p: Point, q: Point): Point => ({
    x: p.x + (q.x - p.x) * share,
    y: p.y + (q.y - p.y) * share,
  });
  const ab = mix(a, b);
  const bc = mix(b, c);
  const cd = mix(c, d);
  const abc = mix(ab, bc);
  const bcd = mix(bc, cd);
  return [a, ab, abc, mix(abc, bcd)];
}

/** The rest of a curve, from a parameter on. */
export function from([a, b, c, d]: Curve, share: number): Curve {
  const [end, f, e, start] = upTo([d, c, b, a], 1 - share);
  return [start, e, f, end];
}
