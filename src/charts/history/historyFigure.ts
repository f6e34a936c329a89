import { axesSvg } from '../svg/axesSvg';
import type { FigureTheme } from '../svg/figureTheme';
import { SvgPen } from '../svg/svgPen';
import type { History } from './history';
import { drawHistory } from './historyDraw';
import { historyFrame, historyGeometry, historyRoom, type ValueScale } from './historyGeometry';

export interface HistoryFigure {
  readonly history: History;
  /** Index of the series shown: 0 is the mean queue length. */
  readonly series: number;
  readonly scale: ValueScale;
  /** d of the systems on show. */
  readonly systems: readonly number[];
  /** Size in pixels, and that of the type. */
  readonly width: number;
  readonly height: number;
  readonly rem: number;
}

/** The picture of the past as SVG markup, drawn as on the page's canvas. */
export function historyFigure(figure: HistoryFigure, theme: FigureTheme): string {
  const { history, series, scale, systems, width, height, rem } = figure;
  const frame = historyFrame(systems, width, height, rem);
  const geometry = historyGeometry(historyRoom(history, series), series, scale, frame, rem);
  const pen = new SvgPen();
  // The page has lines in pixels, whatever the size of the type.
  const colors = { ...theme, font: `${0.8125 * rem}px sans-serif` };
  drawHistory(pen, history, { ...geometry, rem, colors, series, systems }, (data) => data);
  const xName = 'simulated time, in mean service times';
  return axesSvg({ ...geometry, rem, xName }, theme) + pen.markup;
}
