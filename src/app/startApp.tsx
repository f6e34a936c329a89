import { VIEWS } from '../stores/controlStore';
import { QueryReader } from './queryReader';

/**
 * Reads from the link what is asked for, and renders that into an element. What cannot be loaded, for instance without a
 * network, is said, with the way on.
 */
export async function startApp(root: HTMLElement): Promise<void> {
  const view = new QueryReader(window.location.search).word('view', VIEWS, 'explore');
  try {
    // The page in a single file is for a lecture without a network: nobody embeds it.
    if (view === 'embed' && import.meta.env.MODE !== 'single')
      await (await import('./embed/startEmbed')).startEmbed(root);
    else if (view === 'table') (await import('./table/startTable')).startTable(root);
    else (await import('./startFigure')).startFigure(root);
  } catch (error) {
    root.replaceChildren(notLoaded(error));
  }
}

function notLoaded(error: unknown): Element {
  const notice = document.createElement('p');
  notice.role = 'alert';
  const again = document.createElement('a');
  again.href = window.location.href;
  again.textContent = 'Load it again';
  const reason = error instanceof Error ? error.message : String(error);
  notice.append(`A part of this page could not be loaded (${reason}). `, again, '.');
  return notice;
}
