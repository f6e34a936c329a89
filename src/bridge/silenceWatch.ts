/** Without an answer for so long, the page says so. */
const SILENT_MS = 4000;
/** A frame counts for no more: a page that was hidden has not waited meanwhile. */
const LONGEST_FRAME_MS = 100;

/** Notices that commands are not answered. Waiting is counted in frames that were drawn. */
export class SilenceWatch {
  #unanswered = 0;
  #waitedMs = 0;
  #lastFrameMs: number | null = null;
  #silent = false;

  asked(): void {
    if (this.#unanswered++ === 0) this.#rest();
  }

  answered(): void {
    this.#unanswered--;
    this.#rest();
  }

  /** Another worker: nothing has been asked of it. */
  restart(): void {
    this.#unanswered = 0;
    this.#silent = false;
  }

  /** Whether frames are needed to wait. */
  get waiting(): boolean {
    return this.#unanswered > 0;
  }

  /** @returns whether nothing has come for long, where that is new since the frame before; else null */
  frame(nowMs: number): boolean | null {
    if (this.waiting) {
      this.#waitedMs += Math.min(Math.max(0, nowMs - (this.#lastFrameMs ?? nowMs)), LONGEST_FRAME_MS);
      this.#lastFrameMs = nowMs;
    }
    const silent = this.waiting && this.#waitedMs > SILENT_MS;
    if (silent === this.#silent) return null;
    this.#silent = silent;
    return silent;
  }

  #rest(): void {
    this.#waitedMs = 0;
    this.#lastFrameMs = null;
  }
}
