import { Option } from 'commander';
import {
  DEFAULT_PARAMETERS,
  invalid,
  LIMITS,
  type Limits,
  MAX_SYSTEMS,
  SAMPLINGS,
  STARTS,
} from '../model/parameters';
import { RUN_LIMITS } from './readOptions';

const { sampling, start, seed } = DEFAULT_PARAMETERS;

/** Systems beside each other, of one λ and n. */
export function systemOptions(): Option[] {
  const [choices, ...others] = DEFAULT_PARAMETERS.choices;
  const { arrivalRate, serverCount } = DEFAULT_PARAMETERS;
  return [
    once('d <number>', `choices d: ${range(LIMITS.choices)}, at most n with distinct probes`, choices),
    once('vs <list>', `up to ${MAX_SYSTEMS - 1} other d to compare with: 1,3; "" for none`, others.join()),
    once('lambda <number>', `arrival rate per server, the load: ${range(LIMITS.arrivalRate)}`, arrivalRate),
    once('n <number>', `servers: ${range(LIMITS.serverCount)}`, serverCount),
  ];
}

/** Options that several commands have. */
export const samplingOption = () =>
  once('sampling <kind>', `the probes of one customer: ${SAMPLINGS.join(' or ')}`, sampling);

export const startOption = () =>
  once('start <kind>', `queues at time 0: ${STARTS.join(', or drawn from the predicted ')}`, start);

export const timeOption = (usual: number | string) =>
  once('time <number>', `length of a run, warm-up included, at most ${LIMITS.time.max}`, usual);

export const warmupOption = () =>
  once('warmup <number>', 'time dropped at the beginning of each run', 'a tenth of --time');

export const runsOption = (usual: number) =>
  once('runs <number>', `independent runs: ${range(RUN_LIMITS.runs)}`, usual);

export const seedOption = () => once('seed <number>', `of the random numbers: ${range(LIMITS.seed)}`, seed);

export const workersOption = () =>
  once('workers <number>', `runs at a time: ${range(RUN_LIMITS.workers)}`, 'the cores of this machine');

/**
 * An option with a value, which a second one would silently replace: that is refused.
 * @param usual what it is when it is not written; without, the description says it
 */
export function once(flags: string, description: string, usual?: string | number): Option {
  const words = usual === undefined ? description : `${description} (default: ${usual})`;
  const option = new Option(`--${flags}`, words);
  return option.argParser((text, previous: string | undefined) => {
    if (previous !== undefined)
      throw invalid(option.long ?? flags, text, `once, and ${previous} came before`);
    return text;
  });
}

export function range({ min, max }: Limits): string {
  return `${min} to ${max}`;
}
