import type { Sampling } from '../../model/parameters';
import type { Snapshot, SnapshotSource } from '../../model/snapshot';

/** A mean time in system that was simulated during this visit, with the 95 % confidence interval it had earned. */
export interface GatheredEstimate {
  readonly choices: number;
  readonly arrivalRate: number;
  readonly serverCount: number;
  readonly sampling: Sampling;
  readonly mean: number;
  readonly halfWidth: number;
}

const MOST = 200;

/** One estimate for each d, λ, n and sampling, the latest; of very many, the ones not seen for longest are forgotten. */
export class GatheredEstimates {
  readonly #estimates = new Map<string, GatheredEstimate>();
  readonly #most: number;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** From the one not seen for longest to the latest. */
  list(): GatheredEstimate[] {
    return [...this.#estimates.values()];
  }

  /** Gathers from every snapshot from now on. */
  follow(source: SnapshotSource): () => void {
    return source.subscribe(({ snapshot }) => {
      if (snapshot) this.add(snapshot);
    });
  }

  add({ parameters, systems }: Snapshot): void {
    const { arrivalRate, serverCount, sampling } = parameters;
    for (const { choices, estimates } of systems) {
      const { meanSojournTime: mean, meanSojournTimeHalfWidth: halfWidth } = estimates;
      if (mean === null || halfWidth === null) continue;
      const key = [choices, arrivalRate, serverCount, sampling].join();
      this.#estimates.delete(key);
      this.#estimates.set(key, { choices, arrivalRate, serverCount, sampling, mean, halfWidth });
    }
    while (this.#estimates.size > this.#most) {
      for (const [oldest] of this.#estimates) {
        this.#estimates.delete(oldest);
        break;
      }
    }
  }
}
