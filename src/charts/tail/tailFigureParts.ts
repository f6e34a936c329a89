import type { Parameters } from '../../model/parameters';
import type { FigureTheme } from '../svg/figureTheme';
import { scaledDash } from '../svg/legendSvg';
import { pixels, svgElement } from '../svg/svgElement';
import { markPath, type SystemStyle, systemStyle } from '../systemStyle';
import type { TailGeometry } from './tailGeometry';
import { shownTailMarks, strokePath, whiskerPath } from './tailMarks';
import type { TailMoment } from './tailMoment';
import { tailPaths } from './tailPaths';

const CLIP = 'frame';

/** Bands and curves of every system, cut at the frame. */
export function tailFigureTheory(
  geometry: TailGeometry,
  parameters: Parameters,
  theme: FigureTheme,
  rem: number,
): string {
  const { left, right, top, bottom } = geometry.frame;
  const frame = {
    x: pixels(left),
    y: pixels(top),
    width: pixels(right - left),
    height: pixels(bottom - top),
  };
  const scale = rem / (16 * theme.type);
  const width = theme.lineWidth * scale;
  const systems = parameters.choices.map((choices, system) => {
    const { index, dash } = systemStyle(parameters.choices, system);
    return {
      paths: tailPaths(geometry, choices, parameters),
      color: theme.systems[index] ?? theme.text,
      dash: scaledDash(dash, scale),
      choices,
    };
  });
  const curve = (part: string, d: string, strokeWidth: number, dash?: string) =>
    d === ''
      ? ''
      : svgElement('path', {
          'data-part': part,
          ...{ d, 'stroke-width': pixels(strokeWidth), 'stroke-dasharray': dash },
        });
  return (
    svgElement('clipPath', { id: CLIP }, svgElement('rect', frame)) +
    svgElement(
      'g',
      { 'clip-path': `url(#${CLIP})` },
      ...systems.map(({ paths, color, choices }) =>
        paths.band === ''
          ? ''
          : svgElement('path', {
              'data-part': 'band',
              'data-d': choices,
              d: paths.band,
              fill: color,
              'fill-opacity': 0.13,
            }),
      ),
      ...systems.map(({ paths, color, dash, choices }) =>
        svgElement(
          'g',
          { 'data-d': choices, fill: 'none', stroke: color },
          curve('refined', paths.refined, 0.6 * width),
          curve('unsure', paths.unsure, 0.6 * width, scaledDash('1 3', scale)),
          curve('mean-field', paths.fixedPoint, width, dash),
        ),
      ),
    )
  );
}

/** What was simulated of one system: strokes for the present moment, marks with whiskers for time averages. */
export function tailFigureMarks(
  geometry: TailGeometry,
  { choices, tail, estimates }: TailMoment['systems'][number],
  { index, mark }: SystemStyle,
  theme: FigureTheme,
  rem: number,
): string {
  const size = pixels(rem / 3.4);
  const width = theme.lineWidth * (rem / (16 * theme.type));
  const averages = shownTailMarks(geometry, estimates.tail, size).map((at) => ({
    ...at,
    half: estimates.tailHalfWidths?.[at.level] ?? 0,
  }));
  const group = (part: string, attributes: Record<string, string | number>, content: readonly string[]) =>
    svgElement('g', { 'data-part': part, 'data-d': choices, ...attributes }, ...content);
  return svgElement(
    'g',
    { stroke: theme.systems[index] ?? theme.text, fill: 'none' },
    group(
      'now',
      { opacity: 0.55, 'stroke-width': pixels(1.5 * width) },
      shownTailMarks(geometry, tail, size).map((at) =>
        svgElement('path', { 'data-k': at.level, 'data-value': at.value, d: strokePath(at, size) }),
      ),
    ),
    group(
      'whiskers',
      { 'stroke-width': pixels(0.75 * width) },
      averages
        .filter(({ half }) => half > 0)
        .map((at) => svgElement('path', { d: whiskerPath(geometry, at, at.half) })),
    ),
    group(
      'average',
      { fill: theme.card, 'stroke-width': pixels(width) },
      averages.map((at) =>
        svgElement('path', {
          'data-k': at.level,
          'data-value': at.value,
          'data-half-width': at.half > 0 ? at.half : undefined,
          d: markPath(mark, at.x, at.y, size),
        }),
      ),
    ),
  );
}
