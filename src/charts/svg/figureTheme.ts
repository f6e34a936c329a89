/** Themes of figures that stand alone; `auto` of the page is one of these when it is shown. */
export const FIGURE_THEMES = ['light', 'dark', 'projector'] as const;
export type FigureThemeName = (typeof FIGURE_THEMES)[number];

/** What a figure that stands alone needs of a theme: colours as they are, because there is no style sheet around it. */
export interface FigureTheme {
  readonly card: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly faint: string;
  /** By index of the style. */
  readonly systems: readonly string[];
  /** Stroke width of curves in pixels, beside type of 16 pixels times `type`. */
  readonly lineWidth: number;
  /** Size of the type, 1 for the usual one. */
  readonly type: number;
}

const LIGHT: FigureTheme = {
  card: '#ffffff',
  text: '#1d1c1a',
  muted: '#5f5b54',
  line: '#e6e2d9',
  faint: '#c9c3b6',
  systems: ['#00717f', '#c93c50', '#6b4fb0', '#8f5f00'],
  lineWidth: 2,
  type: 1,
};

/** The same values as in app/styles/theme.css, which a test compares. */
const THEMES: Record<FigureThemeName, FigureTheme> = {
  light: LIGHT,
  dark: {
    ...LIGHT,
    card: '#201f1c',
    text: '#f3f0e9',
    muted: '#b3aea4',
    line: '#35322d',
    faint: '#5a554c',
    systems: ['#45bfce', '#ff8493', '#b9a1f5', '#e2b04a'],
  },
  projector: {
    card: '#ffffff',
    text: '#000000',
    muted: '#333333',
    line: '#cccccc',
    faint: '#888888',
    systems: ['#006674', '#c2182f', '#5433a8', '#7a4a00'],
    lineWidth: 4,
    type: 1.125,
  },
};

export function figureTheme(name: FigureThemeName): FigureTheme {
  return THEMES[name];
}
