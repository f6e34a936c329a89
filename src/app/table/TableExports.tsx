import { useStore } from 'zustand';
import { resultsCsv } from '../../experiment/exports/resultsCsv';
import { resultsJson } from '../../experiment/exports/resultsJson';
import { resultsLatex } from '../../experiment/exports/resultsLatex';
import { resultsMarkdown } from '../../experiment/exports/resultsMarkdown';
import { download } from '../download';
import type { TableRun } from './tableRun';

const FORMATS = [
  { name: 'CSV', ending: 'csv', type: 'text/csv', write: resultsCsv },
  { name: 'JSON', ending: 'json', type: 'application/json', write: resultsJson },
  { name: 'Markdown', ending: 'md', type: 'text/markdown', write: resultsMarkdown },
  { name: 'LaTeX', ending: 'tex', type: 'application/x-tex', write: resultsLatex },
] as const;

/** What is simulated so far, as a file for programs or for papers. */
export function TableExports({ run }: { readonly run: TableRun }) {
  const cells = useStore(run.store, (state) => state.cells);
  const results = cells.flatMap(({ result }) => (result ? [result] : []));
  return (
    <div className="table-exports">
      <span>Save results as</span>
      {FORMATS.map(({ name, ending, type, write }) => (
        <button
          key={name}
          type="button"
          className="quiet-button"
          disabled={results.length === 0}
          onClick={() => download(`two-choices-table.${ending}`, write(results, run.experiment), type)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
