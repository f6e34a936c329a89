import { formatNumber, formatWithHalfWidth } from '../../model/format';

/** A time for a table, `–` where there is none. */
export function timeText(time: number | null): string {
  return time === null ? '–' : formatNumber(time, 5);
}

/** A value with the half width of its 95 % interval, as far as there are any. */
export function intervalText(value: number | null, halfWidth: number | null): string {
  if (value === null || halfWidth === null) return timeText(value);
  const text = formatWithHalfWidth(value, halfWidth);
  return `${text.value} ± ${text.halfWidth}`;
}
