import { replicationSteps } from '../model/replication';
import type { ReplicationCommand, ReplicationMessage } from '../protocol/replicationMessages';

/** Wall clock between two looks at what the page says. */
const LOOK_MS = 50;

/** What runs in the worker, without the worker: does runs in steps, and listens between them. */
export class ReplicationEngine {
  readonly #post: (message: ReplicationMessage) => void;
  readonly #nowMs: () => number;
  readonly #breathe: () => Promise<void>;
  /** Fulfilled while not paused. */
  #gate: Promise<void> = Promise.resolve();
  #open: (() => void) | null = null;

  /**
   * @param post where messages go
   * @param nowMs a clock in milliseconds
   * @param breathe lets messages in, and comes back
   */
  constructor(
    post: (message: ReplicationMessage) => void,
    nowMs: () => number,
    breathe: () => Promise<void>,
  ) {
    this.#post = post;
    this.#nowMs = nowMs;
    this.#breathe = breathe;
  }

  /** Carries out a command; a run goes on by itself until it is done, and what is thrown becomes a message. */
  async handle(command: ReplicationCommand): Promise<void> {
    switch (command.type) {
      case 'run':
        return this.#run(command);
      case 'pause':
        if (this.#open) return;
        this.#gate = new Promise((resolve) => {
          this.#open = resolve;
        });
        return;
      case 'resume':
        this.#open?.();
        this.#open = null;
    }
  }

  async #run({ task }: Extract<ReplicationCommand, { type: 'run' }>): Promise<void> {
    try {
      const steps = replicationSteps(task.parameters, task.schedule);
      let lookedMs = this.#nowMs();
      for (;;) {
        await this.#gate;
        const step = steps.next();
        if (step.done) {
          this.#post({ type: 'done', replication: step.value });
          return;
        }
        if (this.#nowMs() < lookedMs + LOOK_MS) continue;
        this.#post({ type: 'progress', fraction: step.value });
        await this.#breathe();
        lookedMs = this.#nowMs();
      }
    } catch (error) {
      this.#post({ type: 'failure', reason: error instanceof Error ? error.message : String(error) });
    }
  }
}
