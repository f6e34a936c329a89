/** Poisson weights below this are left out. */
const NEGLIGIBLE = 1e-17;

/**
 * The upper part of a tail, so far up that no customer joins there: what is left of MODEL.md (1) is ds_k/dt =
 * s_{k+1} − s_k, which Poisson weights solve exactly, s_k(t) = Σ_j e^{−t} t^j/j! s_{k+j}(0). It feels nothing
 * of the levels below it.
 */
export class DriftingTail {
  /** Time of the levels it was made from. */
  readonly time: number;
  /** The first level past the last one that is not empty. */
  readonly end: number;
  readonly #first: number;
  readonly #tail: Float64Array;

  /** @param tail levels from `first` on at `time`, to be left unchanged; all above are empty */
  constructor(time: number, first: number, tail: Float64Array) {
    this.time = time;
    this.end = first + tail.length;
    this.#first = first;
    this.#tail = tail;
  }

  /** Fills `into` with the levels from `first` on, not below its own first, at a time not before its own. */
  write(time: number, first: number, into: Float64Array): void {
    const elapsed = time - this.time;
    const weights = [Math.exp(-elapsed)];
    for (let j = 1, weight = weights[0]; j < elapsed || weight > NEGLIGIBLE; j++) {
      weight *= elapsed / j;
      weights.push(weight);
    }
    for (let i = 0; i < into.length; i++) {
      const from = first - this.#first + i;
      const terms = Math.min(weights.length, this.#tail.length - from);
      let sum = 0;
      for (let j = 0; j < terms; j++) sum += weights[j] * this.#tail[from + j];
      into[i] = sum;
    }
  }
}
