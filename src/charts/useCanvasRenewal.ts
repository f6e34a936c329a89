import { type RefObject, useEffect, useState } from 'react';

/**
 * Changes whenever a canvas has to be fitted and drawn anew though its size is the same: its window is now on a screen with
 * other pixels, or the browser had taken its memory and gives it back empty.
 */
export function useCanvasRenewal(canvas: RefObject<HTMLCanvasElement | null>): string {
  const [ratio, setRatio] = useState(window.devicePixelRatio);
  const [restored, setRestored] = useState(0);
  useEffect(() => {
    // Matches the present ratio only, so it changes when that does.
    const query = window.matchMedia(`(resolution: ${ratio}dppx)`);
    const follow = () => setRatio(window.devicePixelRatio);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [ratio]);
  useEffect(() => {
    const element = canvas.current;
    const renew = () => setRestored((before) => before + 1);
    element?.addEventListener('contextrestored', renew);
    return () => element?.removeEventListener('contextrestored', renew);
  }, [canvas]);
  return `${ratio} ${restored}`;
}
