/** The place of each server when the longest queue comes first; of equal queues the server with the smaller number. */
export function rankByLength(lengths: ArrayLike<number>): Float64Array {
  const longest = Array.from(lengths).reduce((most, length) => Math.max(most, length), 0);
  const exactly = new Int32Array(longest + 1);
  for (let server = 0; server < lengths.length; server++) increment(exactly, lengths[server] ?? 0);
  const next = new Int32Array(longest + 1);
  for (let length = longest - 1; length >= 0; length--) {
    next[length] = (next[length + 1] ?? 0) + (exactly[length + 1] ?? 0);
  }
  return Float64Array.from(lengths, (length) => increment(next, length));
}

/** Adds one, and gives the value before. */
function increment(counts: Int32Array, index: number): number {
  const before = counts[index] ?? 0;
  counts[index] = before + 1;
  return before;
}

/** Wall clock in which a server glides about two thirds of its way to a new place. */
const GLIDE_MS = 110;

/**
 * Where the servers of one system stand while they are sorted: when queues change, servers glide to their new places.
 */
export class Places {
  #shown: Float64Array = new Float64Array(0);
  #lastMs = 0;
  #moving = false;

  get moving(): boolean {
    return this.#moving;
  }

  /**
   * Where each server stands, as a fraction of places from the left.
   * @param sorted 0 by server … 1 longest first
   * @param glide whether to glide; else servers are where they belong
   */
  at(lengths: ArrayLike<number>, sorted: number, glide: boolean, nowMs: number): Float64Array {
    const servers = Float64Array.from(lengths, (_, server) => server);
    this.#moving = false;
    if (sorted === 0) {
      this.#shown = servers;
      this.#lastMs = nowMs;
      return servers;
    }
    const target = rankByLength(lengths);
    if (!glide || this.#shown.length !== target.length) this.#shown = target;
    const kept = Math.exp(-Math.max(0, nowMs - this.#lastMs) / GLIDE_MS);
    this.#lastMs = nowMs;
    this.#shown = target.map((place, server) => {
      const away = (this.#shown[server] ?? place) - place;
      if (Math.abs(away) < 0.02) return place;
      this.#moving = true;
      return place + away * kept;
    });
    return servers.map((server) => server + ((this.#shown[server] ?? server) - server) * sorted);
  }
}
