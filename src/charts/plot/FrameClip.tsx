import type { ChartFrame } from './chartFrame';

/** Cuts what refers to it at the frame of the axes. */
export function FrameClip({ id, frame }: { readonly id: string; readonly frame: ChartFrame }) {
  const { left, right, top, bottom } = frame;
  return (
    <clipPath id={id}>
      <rect x={left} y={top} width={Math.max(0, right - left)} height={Math.max(0, bottom - top)} />
    </clipPath>
  );
}
