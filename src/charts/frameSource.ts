/** Frames for pictures that move by themselves. The one requestAnimationFrame of the page is elsewhere. */
export interface FrameSource {
  /** Calls once in the next frame; in this very one when asked while a snapshot is told. */
  atNextFrame(callback: (nowMs: number) => void): void;
}
