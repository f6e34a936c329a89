/**
 * Which systems go on when the list of systems changes: each new system continues one with as many choices, if there
 * was one; otherwise one of those that ended, in order; otherwise it starts anew.
 * @param before d of each system until now
 * @param after d of each system from now on
 * @returns for each new system the index of the one it continues, or null
 */
export function succession(before: readonly number[], after: readonly number[]): (number | null)[] {
  const left = before.map((_, index) => index);
  const take = (wanted: (index: number) => boolean): number | null => {
    const place = left.findIndex(wanted);
    return place < 0 ? null : left.splice(place, 1)[0];
  };
  const same = after.map((choices) => take((index) => before[index] === choices));
  return same.map((index) => index ?? take(() => true));
}
