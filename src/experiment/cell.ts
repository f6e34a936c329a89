import type { Parameters, Sampling, Start } from '../model/parameters';
import { hashWords } from '../model/random';
import { replicationSeed, type Schedule } from '../model/replication';
import type { ReplicationTask } from './replicationPool';
import { RESULTS_VERSION } from './resultsVersion';

/** One cell of a table: one system, simulated by itself. */
export interface Cell {
  readonly serverCount: number;
  readonly choices: number;
  readonly arrivalRate: number;
}

/** How the cells of a table or a sweep are simulated. */
export interface Method {
  readonly sampling: Sampling;
  readonly start: Start;
  readonly schedule: Schedule;
  /** Independent runs a cell. */
  readonly runs: number;
  readonly seed: number;
}

/** A table or a sweep. */
export interface Experiment extends Method {
  readonly cells: readonly Cell[];
}

/** The runs of one cell, in order. */
export function cellTasks(cell: Cell, method: Method): ReplicationTask[] {
  return Array.from({ length: method.runs }, (_, run) => ({
    parameters: cellParameters(cell, method, replicationSeed(method.seed, cellNumber(cell), run)),
    schedule: method.schedule,
  }));
}

/** What a run is, in a word: two runs with the same key have the same result. */
export function runKey({ parameters, schedule }: ReplicationTask): string {
  const { choices, arrivalRate, serverCount, sampling, start, seed } = parameters;
  const { time, warmup } = schedule;
  return [RESULTS_VERSION, choices, arrivalRate, serverCount, sampling, start, seed, time, warmup].join(' ');
}

/** Mean number of events of one run. */
export function expectedEvents({ serverCount, arrivalRate }: Cell, { schedule }: Method): number {
  return serverCount * (1 + arrivalRate) * schedule.time;
}

function cellParameters(cell: Cell, { sampling, start }: Method, seed: number): Parameters {
  const { serverCount, choices, arrivalRate } = cell;
  return { choices: [choices], arrivalRate, serverCount, sampling, start, seed };
}

/**
 * The number of a cell, for its seeds. It comes from what the cell is, not from where it stands: the same cell gives
 * the same result in any table, in any part of a sweep, and alone.
 */
function cellNumber({ serverCount, choices, arrivalRate }: Cell): number {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, arrivalRate);
  return hashWords(serverCount, choices, bits.getUint32(0), bits.getUint32(4));
}
