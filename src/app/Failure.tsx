import { useStore } from 'zustand';
import type { Figure } from './figure';

/** Shown when the simulation cannot go on, with the way back. */
export function Failure({ figure }: { readonly figure: Figure }) {
  const failure = useStore(figure.status, (state) => state.failure);
  if (failure === null) return null;
  return (
    <div className="notice notice-failure" role="alert">
      <div>
        <p className="notice-title">The simulation stopped: {failure}</p>
        <p>What you set is kept. Restart begins again at time 0.</p>
      </div>
      <button type="button" className="button" onClick={figure.actions.restart}>
        Restart
      </button>
    </div>
  );
}
