import type { AxisTick, ChartFrame } from '../plot/chartFrame';
import type { FigureTheme } from './figureTheme';
import { pixels, svgElement, svgText } from './svgElement';

export interface SvgAxes {
  readonly frame: ChartFrame;
  /** The type size in pixels. */
  readonly rem: number;
  readonly xTicks: readonly AxisTick[];
  readonly yTicks: readonly AxisTick[];
  /** Markup. */
  readonly xName: string;
}

/** Grid lines and labels of both axes, at the places where `Axes` has them on the page. */
export function axesSvg({ frame, rem, xTicks, yTicks, xName }: SvgAxes, theme: FigureTheme): string {
  const label = (x: number, y: number, anchor: string, ...content: string[]) =>
    svgElement('text', { x: pixels(x), y: pixels(y), 'text-anchor': anchor }, ...content);
  const [left, right] = [pixels(frame.left), pixels(frame.right)];
  return svgElement(
    'g',
    { 'font-size': pixels(0.8125 * rem), fill: theme.muted },
    ...yTicks.map(({ at }) =>
      svgElement('line', { x1: left, x2: right, y1: pixels(at), y2: pixels(at), stroke: theme.line }),
    ),
    // A third of the type size down: in the middle of the line, for renderers that know no other way.
    ...yTicks.map((tick) => label(frame.left - 0.5 * rem, tick.at + 0.27 * rem, 'end', tickLabel(tick))),
    ...xTicks.map((tick) => label(tick.at, frame.bottom + 1.15 * rem, 'middle', tickLabel(tick))),
    label(frame.right, frame.bottom + 2.2 * rem, 'end', xName),
  );
}

function tickLabel({ label, exponent }: AxisTick): string {
  if (exponent === undefined) return svgText(label);
  const text = exponent < 0 ? `−${-exponent}` : String(exponent);
  return svgText(label) + svgElement('tspan', { dy: '-0.5em', 'font-size': '75%' }, text);
}
