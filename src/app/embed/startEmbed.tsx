import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { browserSurroundings } from '../../bridge/browserSurroundings';
import type { BridgeSurroundings } from '../../bridge/simulationBridge';
import { createFigure } from '../figure';
import { readLink } from '../link';
import { EmbedApp } from './EmbedApp';
import { speakWithHost } from './hostLink';
import { tellHeight } from './tellHeight';

/** Starts the embedded figure that the link asks for. */
export async function startEmbed(root: HTMLElement): Promise<void> {
  document.documentElement.dataset['view'] = 'embed';
  const stillPreferred = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { controls, time, corrections } = readLink(window.location.search, {
    playByDefault: !stillPreferred,
  });
  await firstSeen(root);
  const figure = createFigure(controls, time, await surroundings());
  createRoot(root).render(
    <StrictMode>
      <EmbedApp figure={figure} corrections={corrections} />
    </StrictMode>,
  );
  if (window.parent !== window) {
    speakWithHost(figure, window.parent);
    tellHeight(root, window.parent);
  }
}

/** Nothing is started before somebody can see it: a page may hold many figures. */
function firstSeen(root: HTMLElement): Promise<void> {
  // Empty as it is, it would only be seen by who sees the upper edge of the frame.
  root.style.minHeight = '100vh';
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      root.style.minHeight = '';
      resolve();
    });
    observer.observe(root);
  });
}

/** A frame of no origin of its own, as `sandbox="allow-scripts"` makes it, may not start a worker from a file. */
async function surroundings(): Promise<BridgeSurroundings> {
  if (window.origin !== 'null') return browserSurroundings;
  const { createInlineSimulationWorker } = await import('../../bridge/inlineSimulationWorker');
  return { ...browserSurroundings, createWorker: createInlineSimulationWorker };
}
