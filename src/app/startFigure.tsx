import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { browserSurroundings } from '../bridge/browserSurroundings';
import { App } from './App';
import { createFigure } from './figure';
import { USUAL_WITH_LECTURE } from './lecture/scenes';
import { readLink } from './link';

/** Starts the live figure that the link asks for. */
export function startFigure(root: Element): void {
  const stillPreferred = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const link = readLink(window.location.search, {
    usualOf: USUAL_WITH_LECTURE,
    playByDefault: !stillPreferred,
  });
  const figure = createFigure(link.controls, link.time, browserSurroundings, USUAL_WITH_LECTURE);
  createRoot(root).render(
    <StrictMode>
      <App figure={figure} corrections={link.corrections} />
    </StrictMode>,
  );
}
