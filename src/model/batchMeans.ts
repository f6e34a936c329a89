import { studentTQuantile } from './studentT';

/** Groups of batches that an interval is computed from: few, and so long that they hardly hang together. */
export const GROUPS = 16;

const T = studentTQuantile(0.975, GROUPS - 1);
export const T_OF_PAIRS = studentTQuantile(0.975, GROUPS / 2 - 1);

/**
 * Half width of the 95 % confidence interval of a sum over consecutive groups of batches: from the spread of the
 * groups by Student's t, and again from that of the groups in pairs, which is larger if neighbours still hang
 * together. The wider one counts.
 * @param deviations what each of the {@link GROUPS} groups adds to the sum less what its length makes it expect; 0 in all
 * @param lengths the length of each group
 */
export function halfWidthOfSum(deviations: Float64Array, lengths: Float64Array): number {
  let squares = 0;
  let squaresOfPairs = 0;
  let total = 0;
  for (let i = 0; i < GROUPS; i += 2) {
    const first = deviations[i];
    const second = deviations[i + 1];
    const length = lengths[i] + lengths[i + 1];
    squares += (first * first) / lengths[i] + (second * second) / lengths[i + 1];
    squaresOfPairs += ((first + second) * (first + second)) / length;
    total += length;
  }
  const ofGroups = T * Math.sqrt((total * squares) / (GROUPS - 1));
  const ofPairs = T_OF_PAIRS * Math.sqrt((total * squaresOfPairs) / (GROUPS / 2 - 1));
  return Math.max(ofGroups, ofPairs);
}
