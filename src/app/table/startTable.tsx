import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { browserTable } from './browserTable';
import { TablePage } from './TablePage';
import { readTableLink } from './tableLink';

/** Starts the table that the link asks for. */
export function startTable(root: Element): void {
  createRoot(root).render(
    <StrictMode>
      <TablePage link={readTableLink(window.location.search)} surroundings={browserTable()} />
    </StrictMode>,
  );
}
