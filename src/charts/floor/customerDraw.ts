import { drawLeaving } from './blockDraw';
import { isCut } from './blockPaths';
import { type Act, leavesIn, progressOf, visibilityOf } from './choreography';
import { arrivalPhases, LANDING, servicePhases } from './customerPhases';
import { type CustomerScene, customerSize, doorX } from './customerScene';
import { flightPath, from, type Point, pointAt, upTo } from './flightPath';
import { blockShape, type Canvas, middleOf, topOf } from './floorScene';
import { drawLengths, drawRing, othersAt, strokeCurve } from './lookDraw';

/** Customers on their way, and those who leave: the first to come first. */
export function drawCustomers(canvas: Canvas, acts: readonly Act[], scene: CustomerScene): void {
  const landedLater = new Map<number, number>();
  // Backwards: the one who came last stands last.
  const queued = acts.toReversed().flatMap((act) => {
    const server = act.event.servers[scene.system] ?? 0;
    if (act.event.kind === 'service') return [];
    const progress = progressOf(act, scene.system, scene.nowMs);
    const behind = landedLater.get(server) ?? 0;
    if (progress >= LANDING) landedLater.set(server, behind + 1);
    return [{ act, server, progress, behind }];
  });
  const aloft = new Map<number, number>();
  for (const { act, server, progress, behind } of queued.reverse()) {
    const standing = scene.seen.standing[server] ?? 0;
    const before = aloft.get(server) ?? 0;
    if (progress < LANDING) aloft.set(server, before + 1);
    const place = progress < LANDING ? standing + before + 1 : standing - behind;
    drawArrival(canvas, act, place, progress, scene);
  }
  for (const act of acts) if (act.event.kind === 'service') drawService(canvas, act, scene);
  if (scene.lengths && scene.followed) drawLengths(canvas, scene.followed, scene);
}

function drawArrival(canvas: Canvas, act: Act, place: number, progress: number, scene: CustomerScene): void {
  const { layout, strip, system, seen, colors } = scene;
  const phases = arrivalPhases(progress);
  const visible = strip.presence * visibilityOf(act, scene.nowMs);
  const trace = act.held ? visible : visible * (1 - phases.settle);
  const joined = act.event.servers[system] ?? 0;
  const shape = blockShape(layout);
  const x = middleOf(layout, seen.places[joined] ?? joined);
  const level = isCut(place, strip, layout.unit)
    ? strip.room / layout.unit
    : place + (seen.behind[joined] ?? 0);
  const end: Point = { x, y: topOf(layout, shape, strip, Math.max(1, level)) + shape.height / 2 };
  const door: Point = { x: doorX(act, scene), y: strip.doorY };
  const size = customerSize(scene);
  const start: Point = { x: door.x, y: door.y + size / 2 };
  const flight = flightPath(start, end);

  // Of the others on the way only they themselves: looks of several at once are a tangle.
  if (act.held || act === scene.followed) {
    drawLooks(canvas, act, start, trace, progress, scene);
    canvas.lineWidth = 0.95 * colors.lineWidth;
    // A picture to be read shows the whole way; else what lies behind the customer is gone.
    const ahead = act.held || phases.fly === 0 ? upTo(flight, phases.choose) : from(flight, phases.fly);
    strokeCurve(canvas, ahead, trace, []);
  }

  // The customer: at the door, on the way, in the queue; where it came from stays faintly while the picture is held.
  if (act.held && phases.fly > 0) {
    drawBlock(canvas, door, size, size, 0.3 * visible * Math.min(1, 4 * phases.fly), scene);
  }
  const settled = act.held ? 0 : phases.settle;
  if (place < 1 && phases.fly === 1) return;
  const at = phases.fly === 0 ? door : pointAt(flight, phases.fly);
  const mix = (from: number, to: number) => from + (to - from) * phases.fly;
  const grown = Math.max(0, phases.come);
  const width = mix(size, shape.width) * grown;
  drawBlock(canvas, at, width, mix(size, shape.height) * grown, visible * (1 - settled), scene);
}

/** The queues a customer looks at: a dashed curve to each and a ring around it. */
function drawLooks(
  canvas: Canvas,
  { event, held }: Act,
  start: Point,
  trace: number,
  progress: number,
  scene: CustomerScene,
): void {
  const phases = arrivalPhases(progress);
  const lengths = event.probedLengths[scene.system] ?? [];
  const joined = event.servers[scene.system];
  canvas.strokeStyle = scene.colors.text;
  canvas.lineWidth = 0.65 * scene.colors.lineWidth;
  const looked = new Set(event.probes.slice(0, lengths.length));
  const fainter = Math.min(1, Math.sqrt(4 / Math.max(1, looked.size)));
  for (const server of looked) {
    const isJoined = server === joined;
    const length = othersAt(server, event, progress, scene);
    // What was not chosen steps back while the customer goes, unless the picture is there to be read.
    const clear = trace * fainter * (isJoined || held ? 1 : 1 - 0.75 * phases.fly);
    const top = drawRing(canvas, server, length, clear * phases.look, isJoined ? phases.choose : 0, scene);
    const curve = flightPath(start, top);
    const opacity = clear * (isJoined ? 1 - phases.choose : 1);
    strokeCurve(canvas, upTo(curve, phases.look), opacity, [0.3 * scene.type, 0.22 * scene.type]);
  }
}

function drawService(canvas: Canvas, act: Act, scene: CustomerScene): void {
  const { system, nowMs, strip, seen, layout } = scene;
  const server = act.event.servers[system] ?? 0;
  const progress = progressOf(act, system, nowMs);
  if (act.held) {
    canvas.strokeStyle = scene.colors.text;
    canvas.lineWidth = 0.65 * scene.colors.lineWidth;
    const now = seen.standing[server] ?? 0;
    const opacity = strip.presence * visibilityOf(act, nowMs);
    drawRing(canvas, server, now, opacity, leavesIn(act, system) ? 1 : 0, scene);
  }
  if (!leavesIn(act, system) || progress < 0 || progress >= 1) return;
  const x = middleOf(layout, seen.places[server] ?? server);
  drawLeaving(canvas, x, servicePhases(progress).leave, strip, scene.color, scene);
}

function drawBlock(
  canvas: Canvas,
  { x, y }: Point,
  width: number,
  height: number,
  opacity: number,
  { colors }: CustomerScene,
): void {
  canvas.globalAlpha = Math.max(0, opacity);
  canvas.fillStyle = colors.customer;
  canvas.beginPath();
  canvas.roundRect(x - width / 2, y - height / 2, width, height, 0.26 * Math.min(width, height));
  canvas.fill();
}
