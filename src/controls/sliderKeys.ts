/** Stops that Page Up and Page Down move by. */
const PAGE = 10;

/**
 * Where a key moves a slider: arrows one stop, Page Up and Page Down ten, Home and End to its ends.
 * @param stops ascending
 * @returns null for any other key
 */
export function positionAfterKey(key: string, position: number, stops: readonly number[]): number | null {
  const above = stops.filter((stop) => stop > position + 1e-9);
  const below = stops.filter((stop) => stop < position - 1e-9);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return above.at(0) ?? position;
    case 'ArrowLeft':
    case 'ArrowDown':
      return below.at(-1) ?? position;
    case 'PageUp':
      return above.at(PAGE - 1) ?? above.at(-1) ?? position;
    case 'PageDown':
      return below.at(-PAGE) ?? below.at(0) ?? position;
    case 'Home':
      return stops.at(0) ?? position;
    case 'End':
      return stops.at(-1) ?? position;
    default:
      return null;
  }
}
