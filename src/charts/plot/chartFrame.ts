/** Where a picture's axes run, in CSS pixels of its box. */
export interface ChartFrame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A labelled place on an axis; a power of ten other than 1 and 0.1 has its exponent apart. */
export interface AxisTick {
  readonly at: number;
  readonly label: string;
  readonly exponent?: number;
}
