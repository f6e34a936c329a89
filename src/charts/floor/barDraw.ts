import type { SystemSnapshot } from '../../model/snapshot';
import type { ServersSeen } from './blockPaths';
import type { Strip } from './floorLayout';
import { blockShape, type Canvas, type FloorScene, middleOf, WAITING } from './floorScene';

/** Height in pixels of a busy server's bar at least: however long others are, that it is busy can be seen. */
const LEAST_BAR = 1.5;

/** Sorted by queue length, level k is as wide as the tail: the silhouette is s_k turned on its side. */
export function drawSilhouette(
  canvas: Canvas,
  tail: Float64Array,
  strip: Strip,
  scene: FloorScene,
  opacity: number,
): void {
  const { left, width, unit } = scene.layout;
  for (let k = 1; k < tail.length; k++) {
    canvas.globalAlpha = opacity * (k === 1 ? 1 : WAITING);
    const height = k === 1 ? Math.max(LEAST_BAR, unit) : unit;
    canvas.fillRect(left, strip.groundY - (k - 1) * unit - height, width * (tail[k] ?? 0), height);
  }
}

/** Few enough servers for each to have a place of its own, wherever sorting has brought it. */
export function drawColumns(
  canvas: Canvas,
  { floor }: SystemSnapshot,
  { places }: ServersSeen,
  strip: Strip,
  { layout }: FloorScene,
): void {
  if (floor.kind !== 'servers') return;
  const { unit } = layout;
  const { width } = blockShape(layout);
  const served = Math.max(LEAST_BAR, unit);
  floor.lengths.forEach((length, server) => {
    if (length === 0) return;
    const x = middleOf(layout, places[server] ?? server) - width / 2;
    canvas.globalAlpha = strip.presence;
    canvas.fillRect(x, strip.groundY - served, width, served);
    canvas.globalAlpha = strip.presence * WAITING;
    canvas.fillRect(x, strip.groundY - length * unit, width, (length - 1) * unit);
  });
}

/** Too many servers to have places of their own: side by side, or in groups of neighbours. */
export function drawServers(
  canvas: Canvas,
  { floor }: SystemSnapshot,
  strip: Strip,
  { layout }: FloorScene,
  opacity: number,
): void {
  const { left, width, unit } = layout;
  const columns = floor.kind === 'servers' ? floor.lengths.length : floor.longest.length;
  const column = width / columns;
  for (let i = 0; i < columns; i++) {
    // Of a group, the longest queue faintly behind the mean.
    const faint = floor.kind === 'servers' ? floor.lengths[i] : floor.longest[i];
    const strong = (floor.kind === 'servers' ? Math.min(1, floor.lengths[i] ?? 0) : floor.mean[i]) ?? 0;
    const height = Math.max(strong * unit, Math.min(1, strong) * LEAST_BAR);
    const x = left + i * column;
    canvas.globalAlpha = opacity * (floor.kind === 'servers' ? WAITING : 0.35);
    canvas.fillRect(x, strip.groundY - (faint ?? 0) * unit, column + 0.3, (faint ?? 0) * unit);
    canvas.globalAlpha = opacity;
    canvas.fillRect(x, strip.groundY - height, column + 0.3, height);
  }
}

/** Lines in the colour of the ground cut bars into customers, and the floor into servers. */
export function drawGaps(
  canvas: Canvas,
  { floor, longestQueue }: SystemSnapshot,
  strip: Strip,
  { layout, colors, serverCount }: FloorScene,
  betweenServers: boolean,
): void {
  const { left, width, unit, sorted } = layout;
  const shape = blockShape(layout);
  const top = strip.groundY - longestQueue * unit;
  canvas.globalAlpha = 1;
  canvas.fillStyle = colors.card;
  if (floor.kind === 'servers' || sorted === 1) {
    const gap = unit - shape.height;
    for (let k = 1; gap > 0 && k <= longestQueue; k++) {
      canvas.fillRect(left, strip.groundY - k * unit, width + 1, gap);
    }
  }
  const gap = width / serverCount - shape.width;
  if (betweenServers && gap > 0) {
    for (let i = 1; i <= serverCount; i++) {
      canvas.fillRect(left + (i * width) / serverCount - gap, top - 2, gap, strip.groundY - top + 2);
    }
  }
}
