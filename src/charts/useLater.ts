import { useEffect, useState } from 'react';

/**
 * A part of the code that is loaded once the picture stands, which it must not delay; null until it is there.
 * @param load the same function at every render; what it has once loaded is there at once the next time
 */
export function useLater<T>(load: () => Promise<T>): T | null {
  const [part, setPart] = useState<{ readonly loaded: T } | null>(null);
  useEffect(() => {
    let gone = false;
    load().then(
      (loaded) => {
        if (!gone) setPart({ loaded });
      },
      // Without a network the picture stands without it.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return part?.loaded ?? null;
}
