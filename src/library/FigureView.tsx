import { useStore } from 'zustand';
import { EmbedFigure } from '../app/embed/EmbedFigure';
import type { Figure } from '../app/figure';
import { useKeys } from '../app/useKeys';
import { useTheme } from '../app/useTheme';

interface FigureViewProps {
  readonly figure: Figure;
  /** The element that the figure is in, which has its theme, and hears its keys while the focus is inside. */
  readonly box: HTMLElement;
}

/** A figure as a part of somebody's page. */
export function FigureView({ figure, box }: FigureViewProps) {
  const theme = useStore(figure.controls, (state) => state.theme);
  const themeKey = useTheme(theme, box);
  useKeys(figure, null, box);
  return <EmbedFigure figure={figure} corrections={[]} themeKey={themeKey} pageAddress={null} />;
}
