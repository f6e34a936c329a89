import type { Observation } from '../model/snapshot';
import type { Command } from './commands';

/** The worker's answer to every command it could carry out. */
export interface SnapshotMessage extends Omit<Observation, 'run'> {
  readonly type: 'snapshot';
  /** The command answered. */
  readonly answers: Command['type'];
}

/** What the worker answers. */
export type Message =
  | SnapshotMessage
  /** The simulation cannot go on: what was thrown, and at which command. */
  | { readonly type: 'failure'; readonly answers: Command['type']; readonly reason: string };
