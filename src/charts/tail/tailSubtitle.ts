import type { TailScale } from './tailScale';

const ALL =
  'marks: time average · strokes: now · curves: mean field, thin: at this n · band: 95 % of snapshots';

/** What is drawn how in the picture of the tail. */
export function tailSubtitle(scale: TailScale): string {
  return scale === 'loglog' ? `${ALL} · straight, of slope ln d: doubly exponential` : ALL;
}
