import type { FigureThemeName } from '../svg/figureTheme';
import type { TailScale } from './tailScale';

export interface TailFigureOptions {
  readonly theme: FigureThemeName;
  readonly scale: TailScale;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Without a background. */
  readonly transparent: boolean;
}

/** The same from the page and from the command line. */
export const TAIL_FIGURE_DEFAULTS: TailFigureOptions = {
  theme: 'light',
  scale: 'log',
  width: 640,
  height: 400,
  transparent: false,
};
