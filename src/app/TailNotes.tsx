import { useStore } from 'zustand';
import { refinedMeanTime } from '../charts/refinedMeanTime';
import { useSampled } from '../charts/useSampled';
import type { Figure } from './figure';
import { situationOf } from './situation';
import { explain } from './why';

const QUESTION = 'Why do the dots miss the line?';

/** Below the tail: why marks lie off the curves, in a few words, and why a band is missing. */
export function TailNotes({ figure }: { readonly figure: Figure }) {
  const { snapshot } = useSampled(figure.feed);
  const explored = useStore(figure.controls, (state) => state.view === 'explore');
  const situation = snapshot && situationOf(snapshot);
  if (!situation) return null;
  const { choices, arrivalRate, serverCount, sampling } = snapshot.parameters;
  const refused = new Map<string, number[]>();
  for (const d of choices) {
    const { reason } = refinedMeanTime(d, arrivalRate, sampling, serverCount);
    if (reason !== null) refused.set(reason, [...(refused.get(reason) ?? []), d]);
  }
  const notes = [...refused].map(([reason, list]) => `d = ${list.join(', ')} (${reason})`);
  return (
    <>
      {notes.length > 0 && <p>No band and no thin line for {notes.join('; ')}.</p>}
      <p>
        {explored ? <a href="#why">{QUESTION}</a> : QUESTION} {explain(situation).short} (<i>d</i> =&nbsp;
        {situation.choices}).
      </p>
    </>
  );
}
