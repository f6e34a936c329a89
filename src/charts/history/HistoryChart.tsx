import { useMemo, useRef, useState } from 'react';
import type { SnapshotSource } from '../../model/snapshot';
import { fitCanvas } from '../fitCanvas';
import { Axes } from '../plot/Axes';
import { systemNames } from '../systemStyle';
import { readThemeColors, type ThemeColors } from '../themeColors';
import { useCanvasRenewal } from '../useCanvasRenewal';
import { useDrawing } from '../useDrawing';
import { useSize } from '../useSize';
import type { History } from './history';
import { drawHistory } from './historyDraw';
import { historyFrame, historyGeometry, historyRoom, LEAST_ROOM, type ValueScale } from './historyGeometry';

/** As often as a line that moves a pixel or two calls for. */
const DRAW_MS = 50;

interface HistoryChartProps {
  readonly source: SnapshotSource;
  readonly history: History;
  /** Index of the series shown: 0 is the mean queue length. */
  readonly series: number;
  readonly scale: ValueScale;
  /** What the series is, for screen readers. */
  readonly seriesName: string;
  /** d of the systems on show. */
  readonly systems: readonly number[];
  /** Changes with the theme, so that colours are read again. */
  readonly themeKey: string;
}

/** The past of each system beside its deterministic twin: axes by React, lines on a canvas outside it. */
export function HistoryChart(props: HistoryChartProps) {
  const { source, history, series, scale, seriesName, systems, themeKey } = props;
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height, rem } = useSize(box);
  const renewal = useCanvasRenewal(canvas);
  const [room, setRoom] = useState(LEAST_ROOM);

  const geometry = useMemo(() => {
    const frame = historyFrame(systems, width, height, rem);
    return historyGeometry(room, series, scale, frame, rem);
  }, [room, series, scale, systems, width, height, rem]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a theme changes the colours that are read here
  const draw = useMemo(() => {
    let canvasScene: { context: CanvasRenderingContext2D; colors: ThemeColors } | null = null;
    return () => {
      const element = canvas.current;
      if (!element || width === 0) return;
      const needed = historyRoom(history, series);
      // Only what is new: React would keep the rest until the next rendering.
      if (needed.time !== room.time || needed.value !== room.value) setRoom(needed);
      if (!canvasScene) {
        const context = fitCanvas(element, width, height);
        if (!context) return;
        canvasScene = { context, colors: readThemeColors(element) };
      }
      const { context, colors } = canvasScene;
      context.clearRect(0, 0, width, height);
      const scene = { ...geometry, rem, colors, series, systems };
      drawHistory(context, history, scene, (data) => new Path2D(data));
    };
  }, [history, series, systems, geometry, room, width, height, rem, themeKey, renewal]);
  useDrawing(source, box, DRAW_MS, draw);

  return (
    <div ref={box} className="chart-frame">
      {width > 0 && (
        <svg className="chart" width={width} height={height} aria-hidden="true">
          <Axes
            frame={geometry.frame}
            rem={rem}
            xTicks={geometry.xTicks}
            yTicks={geometry.yTicks}
            xName="simulated time, in mean service times"
          />
        </svg>
      )}
      <canvas
        ref={canvas}
        className="history-canvas"
        role="img"
        aria-label={`${seriesName} against simulated time for ${systemNames(systems)}: simulated lines beside the deterministic limit`}
      />
    </div>
  );
}
