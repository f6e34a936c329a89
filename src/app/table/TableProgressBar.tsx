import { useStore } from 'zustand';
import { formatCount, formatNumber, formatSeconds } from '../../model/format';
import type { TableState } from '../../stores/tableStore';
import type { TableRun } from './tableRun';

/** Run, pause, go on, cancel; how far it is and how long it takes. */
export function TableProgressBar({ run }: { readonly run: TableRun }) {
  const state = useStore(run.store);
  const { phase, failure, cells, lasting } = state;
  const finished = cells.every(({ runsDone }) => runsDone === run.experiment.runs);
  const begun = cells.some(({ runsDone }) => runsDone > 0);
  const runName = begun && !finished ? 'Run the rest' : 'Run all';
  return (
    <section className="table-progress" aria-label="Progress">
      <div className="table-buttons">
        {phase === 'running' || phase === 'paused' ? (
          <>
            <button
              type="button"
              className="button"
              onClick={phase === 'running' ? () => run.pause() : () => run.resume()}
            >
              {phase === 'running' ? 'Pause' : 'Go on'}
            </button>
            <button type="button" className="quiet-button" onClick={() => run.cancel()}>
              Cancel
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              className="button"
              disabled={phase === 'loading' || finished}
              onClick={() => void run.start(null)}
            >
              {runName}
            </button>
            <button
              type="button"
              className="quiet-button"
              title="Also what is kept of other tables"
              disabled={!begun}
              onClick={() => void run.forget()}
            >
              Forget results
            </button>
          </>
        )}
      </div>
      <div className="table-said">
        <progress aria-label="Done" value={state.progress?.fraction ?? (finished ? 1 : 0)} />
        <p role="status">{progressText(state, run.experiment.runs)}</p>
        {!lasting && (
          <p className="table-note">
            This browser refuses storage here: results stay until the page is closed.
          </p>
        )}
      </div>
      {failure !== null && (
        <div className="notice notice-failure" role="alert">
          <div>
            <p className="notice-title">The computation stopped: {failure}</p>
            <p>
              {begun
                ? `What was done is kept. “${runName}” goes on from there.`
                : `“${runName}” tries again.`}
            </p>
          </div>
        </div>
      )}
    </section>
  );
}

function progressText({ phase, progress, took, cells }: TableState, runs: number): string {
  const done = cells.filter(({ runsDone }) => runsDone === runs).length;
  const parts = [`${formatCount(done)} of ${formatCount(cells.length)} cells`];
  if (phase === 'loading') return 'Looking for results of earlier visits';
  if (progress) {
    parts.push(`${Math.floor(100 * progress.fraction)} %`);
    if (phase === 'paused') parts.push('paused');
    else if (progress.secondsLeft !== null) parts.push(`${formatSeconds(progress.secondsLeft)} left`);
    if (progress.eventsASecond !== null) {
      parts.push(`${formatNumber(progress.eventsASecond / 1e6)} million events a second`);
    }
  } else if (took) {
    const rate = formatNumber(took.events / took.seconds / 1e6);
    parts.push(`${formatSeconds(took.seconds)}, ${rate} million events a second`);
  }
  return parts.join(' · ');
}
