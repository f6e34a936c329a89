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

/** The embedded page: a figure that fills its frame, light or dark as the host is, unless a theme is asked for. */
export function EmbedApp({ figure, corrections }: EmbedAppProps) {
  const theme = useStore(figure.controls, (state) => state.theme);
  const themeKey = useTheme(theme);
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
