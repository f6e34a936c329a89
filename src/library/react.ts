// What `import … from 'two-choices/react'` gives: the live figure, for pages with React and without.
// biome-ignore-all lint/performance/noBarrelFile: this is the package's entry
export type { FigureHandle } from './figureHandle';
export type { FigureOptions } from './figureOptions';
export type { FigureParameters } from './figureParameters';
export type { FigureSnapshot, FigureSystem } from './figureSnapshot';
export { mountFigure } from './mountFigure';
export { TwoChoices, type TwoChoicesProps } from './TwoChoices';
