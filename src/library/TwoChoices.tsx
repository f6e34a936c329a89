import { useEffect, useRef } from 'react';
import { changedOptions } from './changedOptions';
import type { FigureHandle } from './figureHandle';
import type { FigureOptions } from './figureOptions';
import { mountFigure } from './mountFigure';

/**
 * Props of `TwoChoices`: the options of a figure. A prop that changes is set in the figure; what somebody sets in the figure stays
 * until its own prop changes.
 * @example
 * import { createElement } from 'react';
 * import { TwoChoices, type TwoChoicesProps } from 'two-choices/react';
 *
 * const props: TwoChoicesProps = { d: 5, lambda: 0.99, panels: ['readouts', 'tail'], controls: [] };
 * export const figure = createElement(TwoChoices, props);
 */
export type TwoChoicesProps = FigureOptions;

/**
 * A live figure as a React component. The styles come from `two-choices/style.css`.
 * @throws RangeError, to the error boundary around it, naming a prop that cannot be followed
 * @example
 * import { createRoot } from 'react-dom/client';
 * import { TwoChoices } from 'two-choices/react';
 * import 'two-choices/style.css';
 *
 * createRoot(document.body.appendChild(document.createElement('div'))).render(
 *   <TwoChoices d={2} vs={[1, 3]} lambda={0.95} onChange={({ lambda }) => console.log(lambda)} />,
 * );
 */
export function TwoChoices(props: TwoChoicesProps) {
  const box = useRef<HTMLDivElement>(null);
  const figure = useRef<FigureHandle | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    if (!box.current) return;
    const mounted = mountFigure(box.current, {
      ...latest.current,
      onChange: (parameters) => latest.current.onChange?.(parameters),
      onSnapshot: (snapshot) => latest.current.onSnapshot?.(snapshot),
    });
    figure.current = mounted;
    return () => mounted.dispose();
  }, []);
  useEffect(() => {
    const changed = changedOptions(latest.current, props);
    latest.current = props;
    if (Object.keys(changed).length > 0) figure.current?.set(changed);
  });
  return <div ref={box} />;
}
