import type { Parameters } from './parameters';
import { streamOf } from './random';

/**
 * Queue lengths at the start: empty, or drawn from the fixed point π_k of the system with d choices. One uniform a
 * server, the same in every system, so that systems start coupled: more choices give no server a longer queue.
 * @param choices d of the system
 * @param stream index of the random stream kept for this purpose
 */
export function initialLengths(
  choices: number,
  parameters: Pick<Parameters, 'arrivalRate' | 'serverCount' | 'start' | 'seed'>,
  stream: number,
): Int32Array {
  const lengths = new Int32Array(parameters.serverCount);
  if (parameters.start === 'empty') return lengths;
  const thresholds = fixedPointThresholds(choices, parameters.arrivalRate);
  const guide = guideTo(thresholds);
  // Each word gives way to the length it stands for.
  streamOf(parameters.seed, stream).words(lengths, lengths.length);
  for (let server = 0; server < lengths.length; server++) {
    const word = lengths[server] >>> 0;
    let length = guide[word >>> GUIDE_SHIFT];
    while (thresholds[length] > word + 0.5) length++;
    lengths[server] = length;
  }
  return lengths;
}

/**
 * π_k · 2^32 for k = 1, 2, … as long as one word in 2^32 can be below, then 0. By the recursion π_{k+1} = λ π_k^d in
 * multiplications only, which every browser rounds alike, so that starts are the same everywhere.
 */
function fixedPointThresholds(choices: number, arrivalRate: number): Float64Array {
  const thresholds: number[] = [];
  let probability = arrivalRate;
  while (probability * 2 ** 32 > 0.5) {
    thresholds.push(probability * 2 ** 32);
    let next = arrivalRate;
    for (let j = 0; j < choices; j++) next *= probability;
    probability = next;
  }
  return Float64Array.from([...thresholds, 0]);
}

const GUIDE_BITS = 10;
const GUIDE_SHIFT = 32 - GUIDE_BITS;

/** For the words that begin with each ten bits: how many thresholds are above all of them. */
function guideTo(thresholds: Float64Array): Int32Array {
  const guide = new Int32Array(2 ** GUIDE_BITS);
  let above = 0;
  for (let bits = guide.length - 1; bits >= 0; bits--) {
    while (thresholds[above] > (bits + 1) * 2 ** GUIDE_SHIFT) above++;
    guide[bits] = above;
  }
  return guide;
}
