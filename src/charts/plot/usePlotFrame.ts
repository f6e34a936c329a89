import { type RefObject, useMemo, useRef } from 'react';
import { type Size, useSize } from '../useSize';
import type { ChartFrame } from './chartFrame';

/** Where a picture is drawn: its box, the size of it, and the frame of its axes. */
export interface PlotFrame extends Size {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly frame: ChartFrame;
}

/**
 * Measures a picture's box, and sets up the frame of its axes in it.
 * @param margins room around the frame, in rem
 */
export function usePlotFrame({ left, right, top, bottom }: ChartFrame): PlotFrame {
  const box = useRef<HTMLDivElement>(null);
  const { width, height, rem } = useSize(box);
  const frame = useMemo(
    () => ({ left: left * rem, right: width - right * rem, top: top * rem, bottom: height - bottom * rem }),
    [left, right, top, bottom, width, height, rem],
  );
  return { box, width, height, rem, frame };
}
