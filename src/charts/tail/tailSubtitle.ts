import type { TailScale } from './tailScale';

const ALL =
  'marks: time average · strokes: now · curves: mean field, thin: at this n · band: 95 % of snapshots';
const LOG_LOG =
  'marks: time average · curves: mean field, thin: at this n · straight, of slope ln d: doubly exponential';

/** What is drawn how in the picture of the tail. */
export function tailSubtitle(scale: TailScale): string {
  return scale === 'loglog' ? LOG_LOG : ALL;
}
