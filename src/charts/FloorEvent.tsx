import { useEffect, useState } from 'react';
import type { SnapshotSource } from '../model/snapshot';
import { eventText } from './eventText';

/** Wall clock between two events told while time goes on: all of them nobody could follow. */
const TELL_MS = 1000;

interface FloorEventProps {
  readonly id: string;
  readonly source: SnapshotSource;
}

/**
 * The last event in words, for screen readers. Each step is told; while time goes on, the words follow once a second
 * and can be read but do not speak up, or they would drown everything else.
 */
export function FloorEvent({ id, source }: FloorEventProps) {
  const [told, setTold] = useState({ text: '', stepped: false });
  useEffect(() => {
    let lastMs = Number.NEGATIVE_INFINITY;
    return source.subscribe(({ snapshot, event, events }) => {
      const last = event ?? events.at(-1);
      if (!snapshot || (!last && snapshot.time > snapshot.measuredSince)) return;
      if (!event && last && performance.now() < lastMs + TELL_MS) return;
      lastMs = performance.now();
      const text = last ? eventText(last, snapshot.parameters.choices) : '';
      const stepped = event !== null;
      setTold((before) => (before.text === text && before.stepped === stepped ? before : { text, stepped }));
    });
  }, [source]);
  return (
    <p id={id} className="visually-hidden floor-event" aria-live={told.stepped ? 'polite' : 'off'}>
      {told.text}
    </p>
  );
}
