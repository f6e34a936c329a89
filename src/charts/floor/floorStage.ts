import type { ObservedEvent } from '../../model/observedEvent';
import type { FeedState, Snapshot } from '../../model/snapshot';
import { systemStyle } from '../systemStyle';
import type { ThemeColors } from '../themeColors';
import { Choreography, MOST_ACTS } from './choreography';
import { paceOf, STEP_PACE } from './customerPhases';
import type { CustomerScene } from './customerScene';
import { drawStrip, MOST_MOVING } from './floorDraw';
import type { FloorBox, FloorLayout, Strip } from './floorLayout';
import { Places } from './floorPlaces';
import type { Canvas, FloorScene } from './floorScene';
import type { SlowDrawing } from './slowDrawing';
import { StageLayout } from './stageLayout';

/** How the floor is to be shown. */
export interface FloorView {
  readonly canvas: Canvas;
  readonly box: FloorBox;
  readonly colors: ThemeColors;
  readonly sorted: boolean;
  /** Customers in a queue that the fast floor has room for at least. */
  readonly leastLevels: number;
  readonly slow: boolean;
  /** Nothing moves: prefers-reduced-motion. */
  readonly still: boolean;
  readonly customersASecond: number;
  readonly distinct: boolean;
  readonly level: number | null;
}

/** Where nothing may move, a picture stays at least so long before another takes its place. */
const STILL_MS = 1000;
/** Customers a second up to which the lengths they see can be read, and what they see in words. */
const READABLE = { lengths: 6, words: 2 };

/** Everything on the floor between two frames: where servers stand, who is on the way, which layout turns into which. */
export class FloorStage {
  #layout = new StageLayout();
  readonly #choreography = new Choreography();
  /** By system. */
  readonly #places = [0, 1, 2, 3].map(() => new Places());
  #slowly: SlowDrawing | null = null;
  /** Whether the fast floor was asked for and drawn. */
  #wasFast = false;
  #view: FloorView | null = null;
  #snapshot: Snapshot | null = null;
  #pending: ObservedEvent[] = [];
  /** Whether time went on since the last drawing, other than by a step. */
  #goesOn = false;
  /** The event stepped to, and whether it is to be seen happening: a step back shows what has happened. */
  #stepped: { readonly event: ObservedEvent; readonly happens: boolean } | null = null;
  #nowMs = 0;
  #stillSinceMs = Number.NEGATIVE_INFINITY;

  /** What draws slow mode; without it queues are bars. */
  drawSlowWith(slowly: SlowDrawing): void {
    this.#slowly = slowly;
    // What is slow from the start has not been anything else that it could turn from.
    if (!this.#wasFast) this.#layout = new StageLayout();
  }

  show(view: FloorView): void {
    this.#view = view;
  }

  /** The last moment again, on a canvas that is empty or of another size. */
  redraw(canvas: Canvas, box: FloorBox): void {
    if (!this.#view) return;
    this.#view = { ...this.#view, canvas, box };
    this.draw(this.#nowMs);
  }

  /** Size of what is shown, in pixels of the page. */
  get size(): { readonly width: number; readonly height: number } {
    return this.#view?.box ?? { width: 0, height: 0 };
  }

  /** The last moment on another canvas; what is shown stays as it is. */
  drawOn(canvas: Canvas): void {
    const view = this.#view;
    if (!view) return;
    this.#view = { ...view, canvas };
    this.draw(this.#nowMs);
    this.#view = view;
  }

  /** Takes in what arrived, once. */
  observe({ snapshot, event, events }: FeedState): void {
    if (!snapshot) return;
    if (this.#snapshot && !leadsTo(this.#snapshot, snapshot)) {
      this.#pending = [];
      this.#choreography.rest(null);
    }
    this.#goesOn ||= event === null && snapshot.time > (this.#snapshot?.time ?? 0);
    this.#snapshot = snapshot;
    this.#stepped = event && { event, happens: events.includes(event) };
    this.#pending = event ? [] : [...this.#pending, ...events].slice(-MOST_ACTS);
  }

  /** Draws the moment. @returns whether anything still moves */
  draw(nowMs: number): boolean {
    this.#nowMs = nowMs;
    const { canvas, box } = this.#view ?? {};
    if (!this.#view || !canvas || !box) return false;
    canvas.clearRect(0, 0, box.width, box.height);
    if (!this.#snapshot) return false;
    this.#admit(this.#view, nowMs);
    const { slow } = this.#view;
    this.#wasFast ||= !slow;
    const slowLayout = (slow && this.#slowly?.layout) || null;
    const layout = this.#layout.at({ ...this.#view, slow: slowLayout }, this.#snapshot, nowMs);
    let moving = this.#choreography.pass(nowMs);
    for (const strip of layout.strips) this.#drawStrip(this.#view, this.#snapshot, layout, strip, nowMs);
    moving ||= this.#places.some((places) => places.moving) || this.#layout.moving(nowMs);
    return moving;
  }

  #admit({ still, customersASecond }: FloorView, nowMs: number): void {
    const choreography = this.#choreography;
    const stepped = this.#stepped;
    if (stepped && (still || !stepped.happens)) choreography.rest(stepped.event);
    else if (stepped) choreography.admit([stepped.event], nowMs, STEP_PACE);
    else if (still && this.#pending.length > 0 && nowMs > this.#stillSinceMs + STILL_MS) {
      choreography.rest(this.#pending.at(-1) ?? null);
      this.#stillSinceMs = nowMs;
    } else if (!still) {
      if (this.#goesOn) choreography.release(nowMs);
      choreography.admit(this.#pending, nowMs, paceOf(customersASecond));
    }
    this.#goesOn = false;
    this.#stepped = null;
    this.#pending = [];
  }

  #drawStrip(view: FloorView, snapshot: Snapshot, layout: FloorLayout, strip: Strip, nowMs: number): void {
    const { canvas, colors, box, level, distinct, customersASecond, still } = view;
    const system = snapshot.systems[strip.system];
    const places = this.#places[strip.system];
    if (!system || !places) return;
    const { serverCount, choices } = snapshot.parameters;
    const color = colors.systems[systemStyle(choices, strip.system).index] ?? colors.text;
    const scene: FloorScene = { layout, colors, type: box.type, serverCount, distinct, level };
    const { floor } = system;
    if (floor.kind !== 'servers' || (serverCount > MOST_MOVING && layout.slow === 0)) {
      drawStrip(canvas, system, null, strip, color, scene, null);
      return;
    }
    const seen = {
      ...this.#choreography.motion(strip.system, floor.lengths, nowMs),
      places: places.at(floor.lengths, layout.sorted, view.slow && !still, nowMs),
    };
    drawStrip(canvas, system, seen, strip, color, scene, this.#slowly);
    if (layout.slow === 0 || !this.#slowly) return;
    const { acts, followed } = this.#choreography;
    const customers: CustomerScene = {
      ...scene,
      strip: { ...strip, presence: strip.presence * layout.slow },
      system: strip.system,
      color,
      seen,
      nowMs,
      followed,
      lengths: followed?.held === true || customersASecond <= READABLE.lengths,
    };
    this.#slowly.customers(
      canvas,
      acts,
      followed?.held === true || customersASecond <= READABLE.words,
      customers,
    );
    canvas.globalAlpha = 1;
  }
}

/** Whether time passed from one snapshot to the other in the same run and the same systems. */
function leadsTo(before: Snapshot, after: Snapshot): boolean {
  const same = before.parameters.choices.join() === after.parameters.choices.join();
  const { serverCount, seed } = before.parameters;
  return (
    same &&
    after.time >= before.time &&
    serverCount === after.parameters.serverCount &&
    seed === after.parameters.seed
  );
}
