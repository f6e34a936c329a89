import { formatSeconds } from '../model/format';

/** Redraws at most so often. */
const INTERVAL_MS = 100;
const WIDTH = 30;
/** Before this the time left is a guess. */
const FIRST_ESTIMATE_SECONDS = 1;

/** Shows how far a long computation has come. */
export interface ProgressBar {
  /** @param fraction part done, 0 to 1 */
  update(fraction: number): void;
  /** Takes the bar off the screen. */
  clear(): void;
}

/** A bar on a terminal; in a pipe or a file none. */
export function progressBar(stream: NodeJS.WriteStream, nowMs: () => number): ProgressBar {
  if (!stream.isTTY || process.env['TERM'] === 'dumb') {
    return { update: () => undefined, clear: () => undefined };
  }
  const startMs = nowMs();
  let drawnMs = Number.NEGATIVE_INFINITY;
  return {
    update(fraction) {
      const now = nowMs();
      if (now - drawnMs < INTERVAL_MS) return;
      drawnMs = now;
      const line = progressLine(fraction, (now - startMs) / 1000);
      // A line that wraps could not be overwritten.
      stream.write(`\r\x1b[K${line.slice(0, Math.max(0, (stream.columns || 80) - 1))}`);
    },
    clear: () => void stream.write('\r\x1b[K'),
  };
}

/** The bar as text: `████████······ 42 %, 12 s left`. */
export function progressLine(fraction: number, elapsedSeconds: number): string {
  const full = Math.floor(fraction * WIDTH);
  const bar = '█'.repeat(full) + '·'.repeat(WIDTH - full);
  const percent = `${String(Math.floor(fraction * 100)).padStart(3)} %`;
  if (fraction === 0 || elapsedSeconds < FIRST_ESTIMATE_SECONDS) return `${bar} ${percent}`;
  return `${bar} ${percent}, ${formatSeconds((elapsedSeconds * (1 - fraction)) / fraction)} left`;
}
