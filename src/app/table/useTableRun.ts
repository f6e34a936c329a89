import { useEffect, useMemo } from 'react';
import type { Experiment } from '../../experiment/cell';
import { TableRun, type TableSurroundings } from './tableRun';

/** A table for as long as it is on the page, with what is kept of earlier visits. */
export function useTableRun(experiment: Experiment, surroundings: TableSurroundings): TableRun {
  const run = useMemo(() => new TableRun(experiment, surroundings), [experiment, surroundings]);
  useEffect(() => {
    void run.load();
    return () => run.cancel();
  }, [run]);
  return run;
}
