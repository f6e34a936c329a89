/**
 * Moves places apart until neighbours keep a distance, each as little as may be, and all between two ends if they fit.
 * @param places in any order; the result has the same order
 */
export function spreadApart(
  places: readonly number[],
  distance: number,
  low: number,
  high: number,
): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  const result = [...places];
  let floor = low;
  for (const { place, index } of order) {
    result[index] = Math.max(floor, place);
    floor = (result[index] ?? 0) + distance;
  }
  let ceiling = high;
  for (const { index } of order.reverse()) {
    result[index] = Math.min(ceiling, result[index] ?? 0);
    ceiling = (result[index] ?? 0) - distance;
  }
  return result;
}
