import { useStore } from 'zustand';
import type { Figure } from './figure';

/** Shown when the simulation cannot go on, or does not answer, with the way back. */
export function Failure({ figure }: { readonly figure: Figure }) {
  const failure = useStore(figure.status, (state) => state.failure);
  const silent = useStore(figure.status, (state) => state.silent);
  if (failure === null && !silent) return null;
  return (
    <div className="notice notice-failure" role="alert">
      <div>
        <p className="notice-title">
          {failure === null
            ? 'The simulation has not answered for some seconds.'
            : `The simulation stopped: ${failure}`}
        </p>
        <p>
          {failure === null && 'It may still be computing. '}
          What you set is kept. Restart begins again at time 0.
        </p>
      </div>
      <button type="button" className="button" onClick={figure.actions.restart}>
        Restart
      </button>
    </div>
  );
}
