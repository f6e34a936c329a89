import { type RefObject, useEffect, useRef } from 'react';
import type { Snapshot, SnapshotSource } from '../model/snapshot';

/**
 * Draws snapshots outside React: no more often than asked, only while the picture is on screen, and always the last one.
 * @param everyMs least wall clock between two drawings; 0 for every snapshot
 * @param draw keep it the same while nothing changes: another one draws at once
 */
export function useDrawing(
  source: SnapshotSource,
  element: RefObject<Element | null>,
  everyMs: number,
  draw: (snapshot: Snapshot) => void,
): void {
  const visible = useRef(true);
  useEffect(() => {
    if (!element.current) return;
    let lastMs = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const drawNow = () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      lastMs = performance.now();
      const { snapshot } = source.getState();
      if (snapshot) draw(snapshot);
    };
    const drawInTime = () => {
      if (!visible.current || timer !== null) return;
      const waitMs = lastMs + everyMs - performance.now();
      if (waitMs <= 0) drawNow();
      else timer = setTimeout(drawNow, waitMs);
    };
    if (visible.current) drawNow();
    const observer = new IntersectionObserver((entries) => {
      const now = entries.at(-1)?.isIntersecting ?? false;
      const appeared = now && !visible.current;
      visible.current = now;
      if (appeared) drawNow();
    });
    observer.observe(element.current);
    const unsubscribe = source.subscribe(drawInTime);
    return () => {
      observer.disconnect();
      unsubscribe();
      if (timer !== null) clearTimeout(timer);
    };
  }, [source, element, everyMs, draw]);
}
