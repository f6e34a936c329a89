import { clampToLimits, LIMITS } from '../model/parameters';

/** How a slider's thumb positions map to values: stops for keys, and any position while dragging. */
export interface SliderScale {
  readonly stops: readonly number[];
  toPosition(value: number): number;
  toValue(position: number): number;
}

const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/** d: every number to 10, where the interest is, then in strides to 100; the thumb's position is d up to 10. */
export function choicesScale(most: number): SliderScale {
  const values = [...range(10).map((i) => i + 1), 12, 15, 20, 30, 40, 50, 60, 80, 100].filter(
    (d) => d < most,
  );
  values.push(most);
  const positionOf = (value: number) => {
    const above = values.findIndex((candidate) => candidate >= value);
    if (above <= 0) return 1;
    const low = values[above - 1] ?? value;
    const high = values[above] ?? value;
    return above + (value - low) / (high - low);
  };
  return {
    stops: values.map((_, i) => i + 1),
    toPosition: positionOf,
    toValue: (position) => values[Math.max(0, Math.min(values.length - 1, Math.round(position) - 1))] ?? 1,
  };
}

/** λ: hundredths to 0.99, then thousandths to 0.999; the thumb's position is λ. */
export const loadScale: SliderScale = {
  stops: [...range(99).map((i) => (i + 1) / 100), ...range(9).map((i) => (991 + i) / 1000)],
  toPosition: (value) => value,
  toValue: (position) => {
    const grid = position > 0.9925 ? 1000 : 100;
    return clampToLimits('arrivalRate', Math.round(position * grid) / grid);
  },
};

/** 1, 2, 5 times powers of ten. */
function oneTwoFive(from: number, to: number): number[] {
  const values = [];
  for (let power = -2; power <= 7; power++) {
    for (const digit of [1, 2, 5]) values.push(Number(`${digit}e${power}`));
  }
  return values.filter((value) => value >= from && value <= to);
}

/** n: the thumb's position is log₁₀ n; dragging gives two significant digits. */
export const serverCountScale: SliderScale = {
  stops: oneTwoFive(LIMITS.serverCount.min, LIMITS.serverCount.max).map(Math.log10),
  toPosition: Math.log10,
  toValue: (position) => clampToLimits('serverCount', Number((10 ** position).toPrecision(2))),
};

const SPEEDS = oneTwoFive(LIMITS.speed.min, LIMITS.speed.max);
/** Where the thumb stands for `max`, one stop beyond the fastest number. */
const MAX_POSITION = Math.log10(LIMITS.speed.max) + 0.4;

/** Speed: the thumb's position is log₁₀ of it, with `max` (Infinity) at the end. */
export const speedScale: SliderScale = {
  stops: [...SPEEDS.map(Math.log10), MAX_POSITION],
  toPosition: (value) => (value === Number.POSITIVE_INFINITY ? MAX_POSITION : Math.log10(value)),
  toValue: (position) => {
    if (position > (MAX_POSITION + Math.log10(LIMITS.speed.max)) / 2) return Number.POSITIVE_INFINITY;
    return SPEEDS.reduce((best, speed) =>
      Math.abs(Math.log10(speed) - position) < Math.abs(Math.log10(best) - position) ? speed : best,
    );
  },
};
