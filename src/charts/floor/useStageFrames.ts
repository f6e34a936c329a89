import { type RefObject, useEffect, useMemo } from 'react';
import type { FeedState, SnapshotSource } from '../../model/snapshot';
import type { FrameSource } from '../frameSource';

/** What takes in everything that arrives and draws moments. */
interface Stage {
  observe(state: FeedState): void;
  /** @returns whether another frame is needed */
  draw(nowMs: number): boolean;
}

/**
 * Draws a stage outside React: once a frame in which something arrived, and on for as long as something moves; never
 * while it is off the screen.
 * @returns asks for a frame
 */
export function useStageFrames(
  stage: Stage,
  source: SnapshotSource,
  frames: FrameSource,
  element: RefObject<Element | null>,
): () => void {
  const loop = useMemo(() => new FrameLoop(stage, frames), [stage, frames]);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      loop.setVisible(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element.current);
    // What happened while nobody looked is not shown afterwards.
    stage.observe({ ...source.getState(), events: [] });
    const unsubscribe = source.subscribe((state) => {
      stage.observe(loop.visible ? state : { ...state, events: [] });
      loop.request();
    });
    return () => {
      observer.disconnect();
      unsubscribe();
    };
  }, [stage, source, loop, element]);
  return loop.request;
}

class FrameLoop {
  visible = true;
  #requested = false;
  readonly #stage: Stage;
  readonly #frames: FrameSource;

  constructor(stage: Stage, frames: FrameSource) {
    this.#stage = stage;
    this.#frames = frames;
  }

  readonly request = (): void => {
    if (this.#requested || !this.visible) return;
    this.#requested = true;
    this.#frames.atNextFrame((nowMs) => {
      this.#requested = false;
      if (this.#stage.draw(nowMs)) this.request();
    });
  };

  setVisible(visible: boolean): void {
    this.visible = visible;
    this.request();
  }
}
