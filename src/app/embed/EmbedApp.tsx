import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { Figure } from '../figure';
import type { Correction } from '../queryReader';
import { useTheme } from '../useTheme';
import { EmbedFigure } from './EmbedFigure';
import { useEmbedKeys } from './useEmbedKeys';

interface EmbedAppProps {
  readonly figure: Figure;
  readonly corrections: readonly Correction[];
}

/** The embedded page: a figure that fills its frame, in the host's colours unless a theme is asked for. */
export function EmbedApp({ figure, corrections }: EmbedAppProps) {
  const theme = useStore(figure.controls, (state) => state.theme);
  const themeKey = useTheme(theme);
  useLayoutEffect(() => {
    // Colours that the host did not choose may not be readable on its ground.
    document.documentElement.dataset['ground'] = theme === 'auto' ? 'host' : 'own';
  }, [theme]);
  useEmbedKeys(figure);
  const { origin, pathname } = window.location;
  return (
    <EmbedFigure
      figure={figure}
      corrections={corrections}
      themeKey={themeKey}
      pageAddress={`${origin}${pathname}`}
    />
  );
}
