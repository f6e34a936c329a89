import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { browserSurroundings } from '../bridge/browserSurroundings';
import { App } from './App';
import { createFigure } from './figure';
import { readLink } from './link';

/** Reads the link, starts the figure it asks for, and renders the page into an element. */
export function startApp(root: Element): void {
  const stillPreferred = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const link = readLink(window.location.search, !stillPreferred);
  const figure = createFigure(link.controls, link.time, browserSurroundings);
  createRoot(root).render(
    <StrictMode>
      <App figure={figure} corrections={link.corrections} />
    </StrictMode>,
  );
}
