/** The only `requestAnimationFrame`. */
export function requestFrame(callback: (nowMs: number) => void): void {
  requestAnimationFrame(callback);
}
