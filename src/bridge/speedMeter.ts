/** Wall clock over which the speed is averaged. */
const WINDOW_MS = 500;

/** Measures how much simulated time passes in a second. */
export class SpeedMeter {
  #from: { time: number; nowMs: number } | null = null;

  restart(): void {
    this.#from = null;
  }

  /** @returns time units a second over the window that now ends, or null while it lasts */
  reached(time: number, nowMs: number): number | null {
    const from = this.#from;
    if (!from || time < from.time) {
      this.#from = { time, nowMs };
      return null;
    }
    if (nowMs - from.nowMs < WINDOW_MS) return null;
    this.#from = { time, nowMs };
    return (time - from.time) / ((nowMs - from.nowMs) / 1000);
  }
}
