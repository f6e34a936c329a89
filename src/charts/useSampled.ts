import { useEffect, useState } from 'react';
import type { FeedState, SnapshotSource } from '../model/snapshot';

const SAMPLE_MS = 250;

/**
 * The feed four times a second, for numbers that people read: the only way by which snapshots make React render.
 * The last snapshot is always shown, also when the feed then stops.
 */
export function useSampled(source: SnapshotSource): FeedState {
  const [sample, setSample] = useState(source.getState);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const take = () => {
      timer = null;
      setSample(source.getState());
    };
    take();
    const unsubscribe = source.subscribe(() => {
      timer ??= setTimeout(take, SAMPLE_MS);
    });
    return () => {
      unsubscribe();
      if (timer !== null) clearTimeout(timer);
    };
  }, [source]);
  return sample;
}
