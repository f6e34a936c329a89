import { useEffect, useLayoutEffect, useState } from 'react';
import type { Theme } from '../stores/controlStore';

const DARK = '(prefers-color-scheme: dark)';

/**
 * Puts the theme on an element, that of the document unless another is given.
 * @returns the theme really shown; it changes whenever colours do
 */
export function useTheme(theme: Theme, element: HTMLElement = document.documentElement): string {
  const [prefersDark, setPrefersDark] = useState(() => window.matchMedia(DARK).matches);
  useEffect(() => {
    const query = window.matchMedia(DARK);
    const follow = () => setPrefersDark(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  const automatic = prefersDark ? 'dark' : 'light';
  const shown = theme === 'auto' ? automatic : theme;
  // A layout effect: it runs before the effects in which charts read the colours.
  useLayoutEffect(() => {
    element.dataset['theme'] = shown;
  }, [shown, element]);
  return shown;
}
