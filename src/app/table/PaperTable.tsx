import { useState } from 'react';
import { presetExperiment } from '../../experiment/presets';
import { browserTable } from './browserTable';
import { CellTable } from './CellTable';
import { TableProgressBar } from './TableProgressBar';
import { useTableRun } from './useTableRun';

/** The paper's Table 1 as one picture, a tenth as long as in the paper. */
export function PaperTable() {
  const [experiment] = useState(() => presetExperiment(1, 'quick'));
  const [surroundings] = useState(browserTable);
  const run = useTableRun(experiment, surroundings);
  return (
    <section className="card" aria-label="Table">
      <TableProgressBar run={run} />
      <CellTable run={run} chosen={null} />
    </section>
  );
}
