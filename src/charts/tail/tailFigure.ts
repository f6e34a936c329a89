import { momentWords } from '../momentWords';
import { axesSvg } from '../svg/axesSvg';
import { figureSheet } from '../svg/figureSheet';
import { figureTheme } from '../svg/figureTheme';
import { legendSvg } from '../svg/legendSvg';
import { svgDocument } from '../svg/svgDocument';
import { svgElement } from '../svg/svgElement';
import { systemStyle } from '../systemStyle';
import type { TailFigureOptions } from './tailFigureOptions';
import { tailFigureMarks, tailFigureTheory } from './tailFigureParts';
import { tailGeometry } from './tailGeometry';
import type { TailMoment } from './tailMoment';
import { tailSubtitle } from './tailSubtitle';

const TITLE = 'How many servers have at least k customers?';
const DESCRIPTION =
  'Fraction of servers with at least k customers against k. Marks are simulated time averages, with 95 % intervals where ' +
  'they are known; curves are predictions. A mark has its d, k and value in the attributes data-d, data-k and data-value.';

/**
 * The tail as a whole SVG file: axes, curves and marks are where the page has them in a frame of that size. The same
 * moment and options give the same text.
 */
export function tailFigure(moment: TailMoment, options: TailFigureOptions): string {
  const { width, height, scale } = options;
  const theme = figureTheme(options.theme);
  const rem = typeSize(width, height) * theme.type;
  const { choices: systems, arrivalRate, serverCount } = moment.parameters;
  const sheet = figureSheet(
    {
      title: TITLE,
      subtitle: tailSubtitle(scale),
      legend: (place) => legendSvg(systems, true, place, theme),
      caption: momentWords(moment),
    },
    { width, rem, theme },
  );
  const frame = {
    left: 2.9 * rem,
    right: width - 0.9 * rem,
    top: sheet.head + 0.4 * rem,
    bottom: height - sheet.foot - 2.5 * rem,
  };
  const geometry = tailGeometry(systems, arrivalRate, serverCount, scale, frame);
  const xName = `${svgElement('tspan', { 'font-style': 'italic' }, 'k')}, customers at a server`;
  return svgDocument(
    {
      ...{ width, height, title: TITLE },
      description: `${DESCRIPTION} ${momentWords(moment)}`,
      background: options.transparent ? null : theme.card,
    },
    sheet.markup(frame.bottom + 2.5 * rem),
    axesSvg({ frame, rem, xTicks: geometry.levelTicks, yTicks: geometry.tailTicks, xName }, theme),
    tailFigureTheory(geometry, moment.parameters, theme, rem),
    ...moment.systems.map((system, index) =>
      tailFigureMarks(geometry, system, systemStyle(systems, index), theme, rem),
    ),
  );
}

/** Type grows with the figure, and stays large enough to read in a small one. */
function typeSize(width: number, height: number): number {
  return Math.max(12, Math.min(width / 40, height / 25));
}
