/** One system's strip on the floor, in CSS pixels. */
export interface Strip {
  readonly system: number;
  /** Baseline of its label. */
  readonly labelY: number;
  /** Middle of a customer who has just come, in slow mode. */
  readonly doorY: number;
  /** Where the servers stand. */
  readonly groundY: number;
  /** Height above the ground for queues. */
  readonly room: number;
  /** The longest queue shown in full: of a longer one a part is left out, and its length written on top. */
  readonly whole: number;
  /** 0 … 1: how far it has come in. */
  readonly presence: number;
}

/** Where everything stands: numbers only, so that one layout can turn into another. */
export interface FloorLayout {
  readonly left: number;
  readonly width: number;
  /** From one server to the next. */
  readonly pitch: number;
  /** Height of one customer: the same in every system, so that heights compare. */
  readonly unit: number;
  /** 0: bars; 1: slow mode, each customer a block. */
  readonly slow: number;
  /** 0: by server; 1: longest first. */
  readonly sorted: number;
  readonly strips: readonly Strip[];
}

/** What a layout has to make room for. */
export interface FloorContent {
  /** d of each system and the longest queue it must have room for. */
  readonly systems: readonly { readonly choices: number; readonly longest: number }[];
  readonly serverCount: number;
  readonly sorted: boolean;
}

/** The canvas in CSS pixels, and the size of its type. */
export interface FloorBox {
  readonly width: number;
  readonly height: number;
  readonly type: number;
}

const RIGHT = 6;
const LARGEST_UNIT = 22;
/** Heights in sizes of the type where there is room, and the part of each that goes where there is none. */
const LABEL = { height: 2, spare: 0.65 };
const GAP = { height: 1.4, spare: 0.75 };
/** Height of a strip at least, in sizes of the type, however short its queues are beside those of another. */
const LEAST_ROOM = 0.45;

/**
 * Strips one above the other, fewest choices on top, sharing the height so that a customer is as tall in one as in
 * another: the longest queue of d = 1 beside that of d = 2 is then the truth, not a matter of scales.
 */
export function floorLayout(content: FloorContent, { width, height, type }: FloorBox): FloorLayout {
  const order = stripOrder(content);
  const left = 3.1 * type;
  const share = height / order.length;
  const tight = Math.min(1, Math.max(0, (7 - share / type) / 3));
  // Where not even that is enough, all heights shrink alike.
  const em = Math.min(type, share / 2.6);
  const label = (LABEL.height - tight * LABEL.spare) * em;
  const gap = (GAP.height - tight * GAP.spare) * em;
  const least = LEAST_ROOM * em;
  let free = height - order.length * (label + gap);
  let levels = order.reduce((sum, strip) => sum + strip.levels, 0);
  let unit = free / levels;
  for (const own of order.map((strip) => strip.levels).sort((a, b) => a - b)) {
    if (own * unit >= least) break;
    free -= least;
    levels -= own;
    unit = free / levels;
  }
  unit = Math.min(LARGEST_UNIT, Math.max(1e-6, unit));
  const rooms = order.map((strip) => Math.max(least, strip.levels * unit));
  const spare = Math.max(0, share - label - gap - rooms.reduce((sum, room) => sum + room) / order.length);
  let top = 0;
  const strips = order.map(({ system, levels: whole }, i) => {
    const room = rooms[i] ?? 0;
    const groundY = top + label + spare + room;
    const labelY = groundY - room - label + (1.1 - 0.05 * tight) * em;
    top = groundY + gap;
    return { system, labelY, doorY: labelY - 0.3 * type, groundY, room, whole, presence: 1 };
  });
  const floorWidth = Math.max(10, width - left - RIGHT);
  const pitch = floorWidth / content.serverCount;
  return { left, width: floorWidth, pitch, unit, slow: 0, sorted: content.sorted ? 1 : 0, strips };
}

/** Systems from top to bottom, with the levels each needs. */
export function stripOrder({
  systems,
}: FloorContent): { readonly system: number; readonly levels: number }[] {
  return systems
    .map(({ choices, longest }, system) => ({ system, choices, levels: roomFor(longest) }))
    .sort((a, b) => a.choices - b.choices || a.system - b.system);
}

/** Rounded up to 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8 times a power of ten, so that a strip seldom changes its room. */
function roomFor(longest: number): number {
  if (longest <= 6) return Math.max(longest, 3);
  const power = 10 ** Math.floor(Math.log10(longest));
  const steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
  const step = steps.find((candidate) => candidate * power >= longest) ?? 10;
  return Math.ceil(step * power);
}
