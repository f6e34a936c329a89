import type { SystemEstimates, SystemSnapshot } from '../../model/snapshot';
import type { Moment } from '../momentWords';

/** What a figure of the tail needs of a snapshot. */
export interface TailMoment extends Moment {
  readonly systems: readonly (Pick<SystemSnapshot, 'choices' | 'tail'> & {
    readonly estimates: Pick<SystemEstimates, 'tail' | 'tailHalfWidths' | 'warmUp'>;
  })[];
}
