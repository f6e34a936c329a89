import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Theme } from '../../stores/controlStore';
import { Corrections } from '../Corrections';
import { PageHeader } from '../PageHeader';
import { useTheme } from '../useTheme';
import { CellTable } from './CellTable';
import { TableExports } from './TableExports';
import { TablePictures } from './TablePictures';
import { TableProgressBar } from './TableProgressBar';
import { TableSetup } from './TableSetup';
import { experimentOf, type TableFields } from './tableFields';
import { type TableLink, writeTableLink } from './tableLink';
import type { TableSurroundings } from './tableRun';
import { useTableRun } from './useTableRun';

interface TablePageProps {
  readonly link: TableLink;
  readonly surroundings: TableSurroundings;
}

/** The paper's tables, and others, computed here: prediction beside simulation, cell by cell. */
export function TablePage({ link, surroundings }: TablePageProps) {
  const [fields, setFields] = useState<TableFields>(link.fields);
  const [theme, setTheme] = useState<Theme>(link.theme);
  const [chosen, setChosen] = useState(0);
  useTheme(theme);
  const experiment = useMemo(() => experimentOf(fields), [fields]);
  const run = useTableRun(experiment, surroundings);
  useEffect(() => {
    const address = `${window.location.pathname}${writeTableLink(fields, theme)}${window.location.hash}`;
    window.history.replaceState(null, '', address);
  }, [fields, theme]);
  const count = useStore(run.store, (state) => state.cells.length);
  const change = (part: Partial<TableFields>): string | null => {
    const next = { ...fields, ...part };
    try {
      experimentOf(next);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    setFields(next);
    return null;
  };
  return (
    <main className="page table-page">
      <PageHeader view="table" theme={theme} onTheme={setTheme} />
      <Corrections corrections={link.corrections} />
      <TableSetup fields={fields} onChange={change} />
      <TableProgressBar run={run} />
      <div className="table-columns">
        <section className="card" aria-label="Table">
          <CellTable run={run} chosen={Math.min(chosen, count - 1)} onChoose={setChosen} />
          <TableExports run={run} />
        </section>
        <TablePictures run={run} chosen={Math.min(chosen, count - 1)} />
      </div>
    </main>
  );
}
