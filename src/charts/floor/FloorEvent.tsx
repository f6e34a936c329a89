import { useEffect, useState } from 'react';
import type { FeedState, SnapshotSource } from '../../model/snapshot';
import { eventText } from './eventText';

/** Wall clock between two events told while time goes on: all of them nobody could follow. */
const TELL_MS = 1000;

interface FloorEventProps {
  readonly id: string;
  readonly source: SnapshotSource;
  /** Whether events are seen while time goes on. */
  readonly slow: boolean;
}

interface Told {
  readonly text: string;
  /** Whether it was stepped to. */
  readonly stepped: boolean;
}

const NOTHING: Told = { text: '', stepped: false };

/**
 * The last event in words, for screen readers. Each step is told; while time goes on, the words follow once a second
 * and can be read but do not speak up, or they would drown everything else.
 */
export function FloorEvent({ id, source, slow }: FloorEventProps) {
  const [told, setTold] = useState(NOTHING);
  useEffect(() => {
    let lastMs = Number.NEGATIVE_INFINITY;
    let latest = NOTHING;
    const tell = ({ snapshot, event, events }: FeedState) => {
      if (!snapshot) return;
      const last = event ?? events.at(-1);
      const text = last ? eventText(last, snapshot.parameters.choices) : '';
      if (!event && last) {
        if (performance.now() < lastMs + TELL_MS) return;
        lastMs = performance.now();
      }
      // Between two events the last one stands, but not across a new start or other parameters.
      const stands = !last && snapshot.time > snapshot.measuredSince;
      const now = { text: stands ? latest.text : text, stepped: event !== null };
      // React keeps what is set until the next rendering, also what changes nothing: in every frame that would pile up.
      if (latest.text === now.text && latest.stepped === now.stepped) return;
      latest = now;
      setTold(now);
    };
    tell({ ...source.getState(), events: [] });
    return source.subscribe(tell);
  }, [source]);
  return (
    <p id={id} className="visually-hidden floor-event" aria-live={told.stepped ? 'polite' : 'off'}>
      {slow || told.stepped ? told.text : ''}
    </p>
  );
}
