import {
  type CSSProperties,
  lazy,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Parameters } from '../../model/parameters';
import type { SnapshotSource } from '../../model/snapshot';
import { fitCanvas } from '../fitCanvas';
import type { FrameSource } from '../frameSource';
import { readThemeColors } from '../themeColors';
import { useCanvasRenewal } from '../useCanvasRenewal';
import { useLater } from '../useLater';
import { useSize } from '../useSize';
import type { FloorStage, FloorView } from './floorStage';
import { useReducedMotion } from './useReducedMotion';
import { useStageFrames } from './useStageFrames';

/** In words, for those who do not see it: loaded after the picture. */
const FloorEvent = lazy(async () => ({ default: (await import('./FloorEvent')).FloorEvent }));

/** Only slow mode draws customers on the way. */
const loadSlowDrawing = () => import('./slowDrawing');
const loadNothing = async () => null;

/** Size of the type on the floor, as `.floor-canvas` has it. */
const TYPE_REM = 0.8125;

interface FloorChartProps {
  /** What draws it; the same for as long as the picture is there. */
  readonly stage: FloorStage;
  readonly source: SnapshotSource;
  readonly frames: FrameSource;
  readonly parameters: Parameters;
  readonly sorted: boolean;
  /** Customers in a queue that the fast floor has room for at least, so that pictures compare. */
  readonly leastLevels: number;
  /** Whether each customer is to be seen. */
  readonly slow: boolean;
  readonly customersASecond: number;
  /** Level whose servers are marked, or null. */
  readonly level: number | null;
  /** Changes with the theme, so that colours are read again. */
  readonly themeKey: string;
}

/**
 * The floor: every server's queue, drawn on a canvas outside React. In slow mode each customer is seen to come, look,
 * choose and queue; the same is told in words, for those who do not see it.
 */
export function FloorChart(props: FloorChartProps) {
  const { stage, source, frames, parameters, sorted, leastLevels, slow } = props;
  const { customersASecond, level, themeKey } = props;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useId();
  const { width, height, rem } = useSize(frame);
  const renewal = useCanvasRenewal(canvas);
  const still = useReducedMotion();
  const { serverCount, sampling } = parameters;
  const distinct = sampling === 'distinct';
  const draw = useStageFrames(stage, source, frames, frame);

  const [fitted, setFitted] = useState<Pick<FloorView, 'canvas' | 'box'> | null>(null);

  // Before the browser paints: a canvas of another size is empty.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a renewed canvas is fitted again
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element || width === 0) return;
    const context = fitCanvas(element, width, height);
    if (!context) return;
    const fit = { canvas: context, box: { width, height, type: TYPE_REM * rem } };
    stage.redraw(fit.canvas, fit.box);
    setFitted(fit);
  }, [stage, width, height, rem, renewal]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a theme changes the colours read here
  useEffect(() => {
    if (!canvas.current || !fitted) return;
    const colors = readThemeColors(canvas.current);
    stage.show({ ...fitted, colors, sorted, leastLevels, slow, still, customersASecond, distinct, level });
    draw();
  }, [stage, draw, fitted, sorted, leastLevels, slow, still, customersASecond, distinct, level, themeKey]);

  const later = useLater(slow ? loadSlowDrawing : loadNothing);
  useEffect(() => {
    if (!later) return;
    stage.drawSlowWith(new later.SlowDrawing());
    draw();
  }, [stage, draw, later]);

  return (
    <div
      ref={frame}
      className="chart-frame floor-frame"
      style={{ '--strips': parameters.choices.length } as CSSProperties}
    >
      <canvas
        ref={canvas}
        className="floor-canvas"
        role="img"
        aria-label={`Queue length at each of ${serverCount} servers${sorted ? ', longest first' : ''}`}
        aria-describedby={words}
      />
      <Suspense>
        <FloorEvent id={words} source={source} slow={slow} />
      </Suspense>
    </div>
  );
}
