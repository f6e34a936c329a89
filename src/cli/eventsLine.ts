import { formatCount, formatNumber, formatSeconds } from '../model/format';

/** How much was simulated and how fast, the last line of a table. */
export function eventsLine({
  events,
  seconds,
}: {
  readonly events: number;
  readonly seconds: number;
}): string {
  const rate = formatNumber(events / seconds / 1e6);
  const time = seconds < 60 ? `${formatNumber(seconds)} s` : formatSeconds(seconds);
  return `${formatCount(events)} events in ${time} (${rate} million a second)`;
}
