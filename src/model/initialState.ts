import type { Parameters } from './parameters';
import { streamOf } from './random';

/**
 * Queue lengths at the start: empty, or drawn from the fixed point π_k of the system with d choices. One uniform a
 * server, the same in every system, so that systems start coupled: a longer π gives no shorter a queue.
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
  const uniform = streamOf(parameters.seed, stream);
  for (let server = 0; server < lengths.length; server++) {
    lengths[server] = countAbove(thresholds, uniform.word() + 0.5);
  }
  return lengths;
}

/**
 * π_k · 2^32 for k = 1, 2, … as long as one word in 2^32 can reach it. By the recursion π_{k+1} = λ π_k^d in
 * multiplications only, which every browser rounds alike, so that starts are the same everywhere.
 */
function fixedPointThresholds(choices: number, arrivalRate: number): number[] {
  const thresholds: number[] = [];
  let probability = arrivalRate;
  while (probability * 2 ** 32 > 0.5) {
    thresholds.push(probability * 2 ** 32);
    let next = arrivalRate;
    for (let j = 0; j < choices; j++) next *= probability;
    probability = next;
  }
  return thresholds;
}

/** How many of the decreasing thresholds lie above a value. */
function countAbove(thresholds: readonly number[], value: number): number {
  let low = 0;
  let high = thresholds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (thresholds[middle] > value) low = middle + 1;
    else high = middle;
  }
  return low;
}
