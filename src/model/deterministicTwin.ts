import { MeanFieldTrajectory } from './meanField';
import type { Parameters } from './parameters';
import type { SystemSnapshot } from './snapshot';

/** The mean-field trajectory of one system, on the simulation's clock: from the same start, through the same changes. */
export class DeterministicTwin {
  readonly #trajectory: MeanFieldTrajectory;
  readonly #startTime: number;

  /** @param startTime simulated time at which the system starts */
  constructor({ arrivalRate, start }: Parameters, choices: number, startTime: number) {
    this.#trajectory = new MeanFieldTrajectory({ choices, arrivalRate, start });
    this.#startTime = startTime;
  }

  setParameters(choices: number, arrivalRate: number, time: number): void {
    this.#trajectory.advance(time - this.#startTime);
    this.#trajectory.setParameters({ choices, arrivalRate });
  }

  /** The state at a simulated time, not before the last change. */
  at(time: number): SystemSnapshot['twin'] {
    this.#trajectory.advance(time - this.#startTime);
    return { tail: this.#trajectory.tail.slice(), meanQueueLength: this.#trajectory.meanQueueLength };
  }
}
