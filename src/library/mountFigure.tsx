import { createRoot } from 'react-dom/client';
import { createFigure } from '../app/figure';
import { inlineSurroundings } from '../bridge/inlineSurroundings';
import { invalid } from '../model/parameters';
import { DEFAULT_CONTROLS } from '../stores/controlStore';
import { createHandle } from './createHandle';
import { FigureView } from './FigureView';
import type { FigureHandle } from './figureHandle';
import type { FigureOptions } from './figureOptions';
import { readOptions } from './readOptions';

/** Figures so far: what has a name in one of them must not be taken for that of another. */
let mounted = 0;

/**
 * Puts a live figure into an element, after what is there. The styles come from `two-choices/style.css`. It takes keys while the
 * focus is inside it, and rests while nobody can see it. Its worker is started from a text: a page with a content security
 * policy has to allow `worker-src blob:`.
 * @param options as in a link of the page; those that are not given are as usual
 * @returns what moves the figure, until it is disposed of
 * @throws RangeError naming an option that cannot be followed; nothing is mounted then
 * @example
 * import { mountFigure } from 'two-choices/react';
 * import 'two-choices/style.css';
 *
 * const figure = mountFigure(document.body, { d: 2, vs: [1], lambda: 0.95, n: 200 });
 * figure.set({ lambda: 0.99 });
 */
export function mountFigure(element: Element, options: FigureOptions = {}): FigureHandle {
  if (!(element instanceof Element)) throw invalid('element', element, 'an element of the page');
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const usual = { ...DEFAULT_CONTROLS, view: 'embed', playing: !still } as const;
  const controls = readOptions(options, usual);

  const box = document.createElement('div');
  box.className = 'two-choices';
  element.append(box);
  const figure = createFigure(controls, options.t ?? 0, inlineSurroundings);
  const root = createRoot(box, { identifierPrefix: `two-choices-${++mounted}-` });
  root.render(<FigureView figure={figure} box={box} />);
  return createHandle(figure, options, () => {
    figure.dispose();
    box.remove();
    // Not at once: React may be in the middle of removing what holds this figure.
    queueMicrotask(() => root.unmount());
  });
}
