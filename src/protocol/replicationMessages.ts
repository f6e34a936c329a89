import type { ReplicationTask } from '../experiment/replicationPool';
import type { Replication } from '../model/replication';

/** What the page tells a worker that does runs of a table, one at a time. */
export type ReplicationCommand =
  | { readonly type: 'run'; readonly task: ReplicationTask }
  /** Stops within some ten milliseconds, in the middle of a run, and keeps it. */
  | { readonly type: 'pause' }
  | { readonly type: 'resume' };

/** What the worker says of the run it does. */
export type ReplicationMessage =
  /** Part of the run that is done, 0 to 1. */
  | { readonly type: 'progress'; readonly fraction: number }
  | { readonly type: 'done'; readonly replication: Replication }
  | { readonly type: 'failure'; readonly reason: string };
