/** Numbers as text, with the digits they have earned: never NaN, -0 or 2.6400000001. */

/**
 * A mean and its half width, both to the digit in which the half width has its first two significant digits
 * (one, where the first is 3 or more): 2.64 ± 0.03.
 */
export function formatWithHalfWidth(value: number, halfWidth: number): { value: string; halfWidth: string } {
  if (!(halfWidth > 0)) return { value: formatNumber(value), halfWidth: '0' };
  const power = Math.floor(Math.log10(halfWidth));
  const leading = halfWidth / 10 ** power;
  const decimals = Math.max(0, Math.min(8, -power + (leading < 3 ? 1 : 0)));
  return { value: fixed(value, decimals), halfWidth: fixed(halfWidth, decimals) };
}

/** A number to so many significant digits, without an exponent between 1e-4 and 1e7; `–` if it is none. */
export function formatNumber(value: number, digits = 3): string {
  if (!Number.isFinite(value)) return '–';
  // Rounded first: 0.9999 to three digits is 1.00, not 1.000.
  const size = Math.abs(Number(value.toPrecision(digits)));
  if (size === 0) return '0';
  if (size < 1e-4 || size >= 1e7) return value.toExponential(digits - 1).replace('e+', 'e');
  return fixed(value, Math.max(0, Math.min(8, digits - 1 - Math.floor(Math.log10(size)))));
}

/** A count or a long number in groups of three digits, the same in every language. */
export function formatCount(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 server`, `1,000 servers`. */
export function formatServers(serverCount: number): string {
  return `${formatCount(serverCount)} ${serverCount === 1 ? 'server' : 'servers'}`;
}

/** A simulated time to the digit that can be read while it runs: the same everywhere on the page. */
export function formatTime(time: number): string {
  return time < 10 ? time.toFixed(1) : formatCount(Math.floor(time));
}

/** A fraction for a table: four significant digits. */
export function formatFraction(value: number): string {
  return formatNumber(value, 4);
}

/** A length of wall clock as people say it: `45 s`, `3 min 20 s`, `2 h 05 min`. */
export function formatSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${String(whole % 60).padStart(2, '0')} s`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

function fixed(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return '–';
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text;
}
