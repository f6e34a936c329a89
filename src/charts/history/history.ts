import type { Parameters } from '../../model/parameters';
import type { Snapshot, SnapshotSource, SystemSnapshot } from '../../model/snapshot';
import { succession } from '../../model/succession';
import { describeChange } from './describeChange';

/** Levels k whose share of servers is kept. */
export const HISTORY_LEVELS = [1, 2, 3, 5, 10] as const;
/** What is kept of each system: entry 0 is the mean queue length, the others are the shares in turn. */
const SERIES_COUNT = 1 + HISTORY_LEVELS.length;

/** What is kept of each series over a stretch of time. */
export const LOW = 0;
export const HIGH = 1;
export const MEAN = 2;
export const TWIN = 3;
const PARTS = 4;

/** Stretches kept at most; the least there are once the first ones have been merged is a quarter of it. */
const CAPACITY = 1200;
const MOST_CHANGES = 40;

/** A stretch of simulated time: one snapshot, or several that have been merged. */
export interface Stretch {
  readonly begin: number;
  readonly end: number;
  readonly snapshots: number;
  /** d of each system. */
  readonly choices: readonly number[];
  /** Which systems do not continue what the stretch before has in their place. */
  readonly starts: readonly boolean[];
  /** Read with {@link historyValue}. */
  readonly values: Float64Array;
}

/** A moment at which parameters changed while the simulation ran. */
export interface Change {
  readonly time: number;
  readonly label: string;
}

/** Lowest, highest or mean simulated value of a series in a stretch, or the mean of its deterministic twin. */
export function historyValue({ values }: Stretch, system: number, series: number, part: number): number {
  return values[(system * SERIES_COUNT + series) * PARTS + part] ?? Number.NaN;
}

/**
 * What the systems have done since time 0, in bounded memory: when the ring is full, neighbouring stretches are merged until
 * none is shorter than about a thousandth of the whole, with the range of what they held.
 */
export class History {
  #stretches: Stretch[] = [];
  #changes: { time: number; before: Parameters; after: Parameters }[] = [];
  #parameters: Parameters | null = null;
  #run = 0;
  /** Snapshots within such a time of a stretch's beginning are taken into it. */
  #shortest = 0;
  readonly #capacity: number;

  constructor(capacity = CAPACITY) {
    this.#capacity = capacity;
  }

  /** In the order of time. */
  get stretches(): readonly Stretch[] {
    return this.#stretches;
  }

  get changes(): Change[] {
    return this.#changes.map(({ time, before, after }) => ({ time, label: describeChange(before, after) }));
  }

  /** Keeps every snapshot from now on. */
  follow(source: SnapshotSource): () => void {
    return source.subscribe(({ snapshot, run }) => {
      if (snapshot) this.add(snapshot, run);
    });
  }

  /** @param run which run it is of, where there are several: in one run, what is later was gone back from */
  add(snapshot: Snapshot, run = 0): void {
    const { parameters, time, measuredSince, systems } = snapshot;
    if (run === this.#run) this.#forgetAfter(time);
    const last = this.#stretches.at(-1);
    const before = this.#parameters;
    if (!last || !before || time === 0 || run !== this.#run) {
      this.#clear();
      this.#parameters = parameters;
      this.#run = run;
      this.#stretches.push(
        stretchOf(
          snapshot,
          systems.map(() => true),
        ),
      );
      return;
    }
    this.#parameters = parameters;
    const changed = describeChange(before, parameters) !== '';
    if (changed) this.#mark(measuredSince, before, parameters);
    const regrouped = changed && before.choices.join() !== parameters.choices.join();
    if (time === last.end && !regrouped) return;
    const from = regrouped ? succession(before.choices, parameters.choices) : null;
    const starts = systems.map((_, system) => from !== null && from[system] !== system);
    const stretch = stretchOf(snapshot, starts);
    if (canMerge(last, stretch, this.#shortest)) {
      this.#stretches[this.#stretches.length - 1] = merged(last, stretch);
    } else {
      this.#stretches.push(stretch);
      if (this.#stretches.length > this.#capacity) this.#makeRoom();
    }
  }

  #forgetAfter(time: number): void {
    while ((this.#stretches.at(-1)?.begin ?? 0) > time) this.#stretches.pop();
    const last = this.#stretches.at(-1);
    if (last && last.end > time) this.#stretches[this.#stretches.length - 1] = { ...last, end: time };
  }

  #clear(): void {
    this.#stretches = [];
    this.#changes = [];
    this.#shortest = 0;
  }

  #mark(time: number, before: Parameters, after: Parameters): void {
    const last = this.#changes.at(-1);
    // A slider that is dragged changes things many times in a moment: one mark for all.
    if (last && time - last.time < 0.01 * time) {
      this.#changes.pop();
      this.#changes.push({ time, before: last.before, after });
    } else {
      this.#changes.push({ time, before, after });
    }
    if (this.#changes.length > MOST_CHANGES) this.#changes.shift();
  }

  #makeRoom(): void {
    const first = this.#stretches[0]?.begin ?? 0;
    const last = this.#stretches.at(-1)?.end ?? 0;
    this.#shortest = (4 * (last - first)) / this.#capacity;
    const kept: Stretch[] = [];
    for (const stretch of this.#stretches) {
      const before = kept.at(-1);
      if (before && canMerge(before, stretch, this.#shortest))
        kept[kept.length - 1] = merged(before, stretch);
      else kept.push(stretch);
    }
    // Two neighbours are longer together than the shortest allowed, so half the room is free now, unless systems came and
    // went hundreds of times: then the oldest is forgotten.
    this.#stretches = kept.slice(-Math.ceil(0.75 * this.#capacity));
  }
}

function stretchOf({ time, systems, parameters }: Snapshot, starts: boolean[]): Stretch {
  const values = new Float64Array(systems.length * SERIES_COUNT * PARTS);
  systems.forEach((system, index) => {
    for (let series = 0; series < SERIES_COUNT; series++) {
      const [value, twin] = seriesOf(system, series, parameters.serverCount);
      values.set([value, value, value, twin], (index * SERIES_COUNT + series) * PARTS);
    }
  });
  return { begin: time, end: time, snapshots: 1, choices: parameters.choices, starts, values };
}

function seriesOf({ tail, inSystem, twin }: SystemSnapshot, series: number, serverCount: number) {
  if (series === 0) return [inSystem / serverCount, twin.meanQueueLength] as const;
  const level = HISTORY_LEVELS[series - 1] ?? 1;
  return [tail[level] ?? 0, twin.tail[level] ?? 0] as const;
}

function canMerge(a: Stretch, b: Stretch, shortest: number): boolean {
  return b.end - a.begin <= shortest && a.choices.join() === b.choices.join();
}

function merged(a: Stretch, b: Stretch): Stretch {
  const snapshots = a.snapshots + b.snapshots;
  const share = b.snapshots / snapshots;
  const values = a.values.map((value, at) => {
    const other = b.values[at] ?? value;
    if (at % PARTS === LOW) return Math.min(value, other);
    if (at % PARTS === HIGH) return Math.max(value, other);
    return value + share * (other - value);
  });
  return { ...a, end: b.end, snapshots, values };
}
