import type { ChartFrame } from '../plot/chartFrame';
import { spreadApart } from '../plot/spread';
import type { Pen } from '../svg/pen';
import { markPath, systemStyle } from '../systemStyle';
import type { ThemeColors } from '../themeColors';
import { type Change, HIGH, type History, historyValue, LOW, MEAN, type Stretch, TWIN } from './history';

export interface HistoryScene {
  readonly frame: ChartFrame;
  /** The page's type size in pixels. */
  readonly rem: number;
  readonly colors: Pick<ThemeColors, 'card' | 'text' | 'muted' | 'faint' | 'systems' | 'lineWidth' | 'font'>;
  /** Which of the series is drawn. */
  readonly series: number;
  /** d of the systems on show. */
  readonly systems: readonly number[];
  x(time: number): number;
  y(value: number): number;
}

/**
 * Draws every system's past: the range of merged snapshots as a shade, their mean as a line, the twin dashed over it.
 * @param outline an outline that the canvas can fill, from SVG path data
 */
export function drawHistory<Path>(
  canvas: Pen<Path>,
  history: History,
  scene: HistoryScene,
  outline: (data: string) => Path,
): void {
  const { colors, frame } = scene;
  drawChanges(canvas, history.changes, scene);
  canvas.save();
  canvas.beginPath();
  canvas.rect(frame.left, frame.top - 2, frame.right - frame.left + 2, frame.bottom - frame.top + 4);
  canvas.clip();
  const most = Math.max(0, ...history.stretches.map(({ starts }) => starts.length));
  const runs = Array.from({ length: most }, (_, system) => runsOf(history.stretches, system));
  canvas.lineJoin = 'round';
  runs.forEach((stretches, system) => {
    const color = colors.systems[systemStyle(scene.systems, system).index] ?? colors.text;
    for (const run of stretches) {
      canvas.fillStyle = color;
      canvas.globalAlpha = 0.22;
      shade(canvas, run, system, scene);
      canvas.globalAlpha = 1;
      canvas.strokeStyle = color;
      canvas.lineWidth = colors.lineWidth * 0.75;
      trace(canvas, run, system, MEAN, scene);
    }
  });
  canvas.strokeStyle = colors.text;
  canvas.lineWidth = Math.max(1, colors.lineWidth * 0.6);
  canvas.setLineDash([5, 3]);
  runs.forEach((stretches, system) => {
    for (const run of stretches) trace(canvas, run, system, TWIN, scene);
  });
  canvas.restore();
  drawEnds(canvas, history.stretches.at(-1), scene, outline);
}

/** A system's stretches, in pieces that belong together. */
function runsOf(stretches: readonly Stretch[], system: number): Stretch[][] {
  const runs: Stretch[][] = [];
  let run: Stretch[] | null = null;
  for (const stretch of stretches) {
    if (system >= stretch.starts.length) {
      run = null;
      continue;
    }
    if (!run || stretch.starts[system]) {
      run = [];
      runs.push(run);
    }
    run.push(stretch);
  }
  return runs;
}

/** The middle of a stretch; the ends of a piece are its very ends. */
function timeOf(run: readonly Stretch[], at: number): number {
  const stretch = run[at];
  if (!stretch) return 0;
  if (at === run.length - 1) return stretch.end;
  return at === 0 ? stretch.begin : (stretch.begin + stretch.end) / 2;
}

function trace<Path>(
  canvas: Pen<Path>,
  run: readonly Stretch[],
  system: number,
  part: number,
  { x, y, series }: HistoryScene,
): void {
  canvas.beginPath();
  run.forEach((stretch, at) => {
    canvas.lineTo(x(timeOf(run, at)), y(historyValue(stretch, system, series, part)));
  });
  canvas.stroke();
}

function shade<Path>(
  canvas: Pen<Path>,
  run: readonly Stretch[],
  system: number,
  { x, y, series }: HistoryScene,
): void {
  canvas.beginPath();
  run.forEach((stretch, at) => {
    canvas.lineTo(x(timeOf(run, at)), y(historyValue(stretch, system, series, HIGH)));
  });
  for (let at = run.length - 1; at >= 0; at--) {
    const stretch = run[at];
    if (stretch) canvas.lineTo(x(timeOf(run, at)), y(historyValue(stretch, system, series, LOW)));
  }
  canvas.fill();
}

/** Each system's mark and name where its line ends. */
function drawEnds<Path>(
  canvas: Pen<Path>,
  last: Stretch | undefined,
  scene: HistoryScene,
  outline: (data: string) => Path,
): void {
  if (!last) return;
  const { frame, rem, colors, series, systems, x, y } = scene;
  const shown = systems.slice(0, last.starts.length);
  const places = shown.map((_, system) =>
    Math.min(frame.bottom, y(historyValue(last, system, series, MEAN))),
  );
  const labels = spreadApart(places, 1.05 * rem, frame.top + 0.4 * rem, frame.bottom - 0.4 * rem);
  const end = x(last.end);
  const size = rem / 3.4;
  canvas.font = `600 ${colors.font}`;
  canvas.textAlign = 'left';
  canvas.textBaseline = 'middle';
  canvas.lineWidth = colors.lineWidth;
  shown.forEach((choices, system) => {
    const { index, mark: shape } = systemStyle(systems, system);
    const mark = outline(markPath(shape, end, places[system] ?? 0, size));
    canvas.fillStyle = colors.card;
    canvas.fill(mark);
    canvas.strokeStyle = colors.systems[index] ?? colors.text;
    canvas.stroke(mark);
    canvas.fillStyle = colors.systems[index] ?? colors.text;
    canvas.fillText(`d = ${choices}`, end + 0.6 * rem, labels[system] ?? 0);
  });
}

/** A vertical line where parameters changed, with what changed where there is room for it. */
function drawChanges<Path>(
  canvas: Pen<Path>,
  changes: readonly Change[],
  { frame, rem, colors, x }: HistoryScene,
): void {
  canvas.font = colors.font;
  canvas.textBaseline = 'alphabetic';
  canvas.textAlign = 'left';
  canvas.lineWidth = 1;
  canvas.strokeStyle = colors.faint;
  canvas.fillStyle = colors.muted;
  let free = Number.POSITIVE_INFINITY;
  // From the latest backwards: it matters most.
  for (const { time, label } of changes.toReversed()) {
    const at = Math.round(x(time)) + 0.5;
    canvas.beginPath();
    canvas.moveTo(at, frame.top - 0.5 * rem);
    canvas.lineTo(at, frame.bottom);
    canvas.stroke();
    const width = canvas.measureText(label).width + 0.4 * rem;
    const from = Math.max(frame.left, Math.min(at + 0.25 * rem, frame.right - width));
    if (label !== '' && from + width < free) {
      canvas.fillText(label, from, frame.top - 0.15 * rem);
      free = from;
    }
  }
}
