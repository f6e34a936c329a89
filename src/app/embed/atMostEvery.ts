/**
 * Calls as often as it is called, but no more often than asked for; the last time is made up for, so that nobody is left
 * with what is old.
 * @param everyMs least wall clock between two calls
 */
export function atMostEvery(everyMs: number, call: () => void): () => void {
  let lastMs = Number.NEGATIVE_INFINITY;
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    const callNow = () => {
      waiting = false;
      lastMs = performance.now();
      call();
    };
    const waitMs = lastMs + everyMs - performance.now();
    if (waitMs <= 0) callNow();
    else setTimeout(callNow, waitMs);
  };
}
