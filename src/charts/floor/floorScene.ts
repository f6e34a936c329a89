import type { ThemeColors } from '../themeColors';
import type { FloorLayout, Strip } from './floorLayout';

export type Canvas = CanvasRenderingContext2D;

/** What the floor is drawn with, the same in every strip. */
export interface FloorScene {
  readonly layout: FloorLayout;
  readonly colors: ThemeColors;
  /** Size of the type in pixels. */
  readonly type: number;
  readonly serverCount: number;
  readonly distinct: boolean;
  /** Marked level: servers with at least so many customers stand out; null for none. */
  readonly level: number | null;
}

/** Opacity of customers who wait; the one in service is solid. */
export const WAITING = 0.62;

/** Below this distance of columns, or height of a customer, gaps would only make a grey. */
const SMALLEST_WITH_GAP = 3;

/** Type below this many pixels is not read. */
const SMALLEST_TYPE = 7.5;

/** How a customer is drawn as a block: bars cut by thin lines at first, rounded blocks in slow mode. */
export interface BlockShape {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** Width in pixels of a block in slow mode, where there is room for it, however low it is. */
const WIDE_ENOUGH = 14;

export function blockShape({ pitch, unit, slow }: FloorLayout): BlockShape {
  const mix = (fast: number, calm: number) => fast + (calm - fast) * slow;
  const fastGapX = pitch >= SMALLEST_WITH_GAP ? Math.min(2.5, Math.max(1, pitch * 0.18)) : 0;
  const fastGapY = unit >= SMALLEST_WITH_GAP ? (unit > 8 ? 1.5 : 1) : 0;
  const height = unit - mix(fastGapY, Math.max(1.5, 0.13 * unit));
  const width = mix(
    pitch - fastGapX,
    Math.max(1, Math.min(0.78 * pitch, Math.max(WIDE_ENOUGH, 1.7 * height))),
  );
  return { width, height, radius: 0.26 * Math.min(width, height) * slow };
}

/** The middle of a place, counted from 0 at the left. */
export function middleOf({ left, pitch }: FloorLayout, place: number): number {
  return left + (place + 0.5) * pitch;
}

/** The top edge of the customer at a level, 1 being in service. */
export function topOf({ unit }: FloorLayout, { height }: BlockShape, strip: Strip, level: number): number {
  return strip.groundY - (level - 1) * unit - height;
}

export function addBlock(
  path: CanvasPath,
  x: number,
  level: number,
  strip: Strip,
  layout: FloorLayout,
): void {
  const shape = blockShape(layout);
  const left = x - shape.width / 2;
  path.roundRect(left, topOf(layout, shape, strip, level), shape.width, shape.height, shape.radius);
}

/** Width of a bold digit, and what parts two numbers at least, in parts of the size of the type. */
const DIGIT_WIDTH = 0.7;
const NUMBER_GAP = 0.4;

/** A number at a server. */
export interface ServerNumber {
  readonly value: number;
  /** The middle of its place. */
  readonly x: number;
  readonly opacity: number;
}

/**
 * Numbers at servers, each no wider than its place: nothing where it would be too small to read, or would run into
 * another and be read as one with it.
 * @param numbers the most important first
 * @param largest size of the type where places are wide enough
 */
export function drawNumbers(
  canvas: Canvas,
  numbers: readonly ServerNumber[],
  baseline: number,
  { layout, colors, type }: FloorScene,
  largest = type,
): void {
  canvas.textAlign = 'center';
  canvas.textBaseline = 'alphabetic';
  let fontSize = 0;
  const drawn: { readonly x: number; readonly room: number }[] = [];
  for (const { value, x, opacity } of numbers) {
    const text = String(value);
    // All of two digits or fewer in one size.
    const size = Math.min(largest, layout.pitch / (DIGIT_WIDTH * Math.max(2, text.length)));
    if (size < SMALLEST_TYPE) continue;
    // Half its width, and half of what parts two numbers.
    const room = (DIGIT_WIDTH * text.length * size + NUMBER_GAP * size) / 2;
    if (drawn.some((other) => Math.abs(other.x - x) < other.room + room)) continue;
    drawn.push({ x, room });
    // To set a font takes longer than to draw a number.
    if (size !== fontSize) canvas.font = `600 ${size}px ${colors.family}`;
    fontSize = size;
    canvas.globalAlpha = opacity;
    canvas.fillText(text, x, baseline);
  }
}
