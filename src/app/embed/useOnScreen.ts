import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether somebody can see an element: on the screen, also of a page around ours, and in a tab that is not hidden. False until
 * that is known.
 */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [within, setWithin] = useState(false);
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) =>
      setWithin(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(ref.current);
    const follow = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [ref]);
  return within && !hidden;
}
