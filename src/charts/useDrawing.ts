import { type RefObject, useEffect, useRef } from 'react';
import type { Snapshot, SnapshotSource } from '../model/snapshot';
import type { FrameSource } from './frameSource';

/** What draws each picture of a source, now. */
const pictures = new WeakMap<SnapshotSource, Set<() => void>>();

/** Draws every picture of a source up to its present moment: they may be some frames behind. */
export function drawPresent(source: SnapshotSource): void {
  for (const draw of pictures.get(source) ?? []) draw();
}

/**
 * Draws snapshots outside React: no more often than asked, only while the picture is on screen, and always the last one.
 * @param pace least wall clock between two drawings, in milliseconds; or the frames, to draw once in each that brings a
 *   snapshot, after those who asked before: to draw a canvas after the page has changed costs the browser more
 * @param draw keep it the same while nothing changes: another one draws at once
 */
export function useDrawing(
  source: SnapshotSource,
  element: RefObject<Element | null>,
  pace: number | FrameSource,
  draw: (snapshot: Snapshot) => void,
): void {
  const visible = useRef(true);
  useEffect(() => {
    if (!element.current) return;
    let lastMs = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let asked = false;
    let gone = false;
    const drawNow = () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      lastMs = performance.now();
      const { snapshot } = source.getState();
      if (snapshot) draw(snapshot);
    };
    const drawings = pictures.get(source) ?? new Set();
    pictures.set(source, drawings.add(drawNow));
    const drawInFrame = (frames: FrameSource) => {
      if (asked) return;
      asked = true;
      frames.atNextFrame(() => {
        asked = false;
        if (!gone) drawNow();
      });
    };
    const drawInTime = () => {
      if (!visible.current || timer !== null) return;
      if (typeof pace !== 'number') {
        drawInFrame(pace);
        return;
      }
      const waitMs = lastMs + pace - performance.now();
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
      gone = true;
      drawings.delete(drawNow);
      observer.disconnect();
      unsubscribe();
      if (timer !== null) clearTimeout(timer);
    };
  }, [source, element, pace, draw]);
}
