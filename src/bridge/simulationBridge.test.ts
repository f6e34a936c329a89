import { beforeEach, describe, expect, test } from 'vitest';
import type { ObservedEvent } from '../model/observedEvent';
import { DEFAULT_PARAMETERS } from '../model/parameters';
import type { Snapshot } from '../model/snapshot';
import type { Command } from '../protocol/commands';
import type { Message } from '../protocol/messages';
import { SimulationBridge } from './simulationBridge';

/** A worker that answers when told to. */
class FakeWorker extends EventTarget {
  readonly commands: Command[] = [];
  terminated = false;

  postMessage(command: Command): void {
    this.commands.push(command);
  }

  terminate(): void {
    this.terminated = true;
  }

  answer(answers: Command['type'], time: number, events: readonly ObservedEvent[] = []): void {
    const snapshot = { time } as Snapshot;
    this.receive({ type: 'snapshot', answers, snapshot, event: null, events, stepBack: 'possible' });
  }

  receive(message: Message): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }

  get advances() {
    return this.commands.filter((command) => command.type === 'advance');
  }
}

let workers: FakeWorker[];
let frames: ((nowMs: number) => void)[];
let seen: string[];
/** Numbers of the events told, frame by frame. */
let told: number[][];
/** Which run each snapshot was of. */
let runs: number[];
let bridge: SimulationBridge;

beforeEach(() => {
  workers = [];
  frames = [];
  seen = [];
  told = [];
  runs = [];
  bridge = new SimulationBridge(
    {
      observed: ({ run, snapshot, events }) => {
        runs.push(run);
        seen.push(`snapshot ${snapshot.time}`);
        told.push(events.map(({ time }) => time));
      },
      speed: (reached) => seen.push(`speed ${reached}`),
      arrived: () => seen.push('arrived'),
      passed: (time) => seen.push(`passed ${time}`),
      silent: (silent) => seen.push(silent ? 'silent' : 'speaks'),
      failure: (reason) => seen.push(`failure ${reason}`),
    },
    {
      createWorker: () => {
        const worker = new FakeWorker();
        workers.push(worker);
        return worker as unknown as Worker;
      },
      requestFrame: (callback) => frames.push(callback),
    },
  );
});

function worker(): FakeWorker {
  const last = workers.at(-1);
  if (!last) throw new Error('no worker');
  return last;
}

/** The browser draws a frame. */
function frame(nowMs: number): void {
  for (const callback of frames.splice(0)) callback(nowMs);
}

function playing(speed: number): FakeWorker {
  bridge.start(DEFAULT_PARAMETERS);
  bridge.setSpeed(speed);
  bridge.play();
  worker().answer('start', 0);
  frame(0);
  return worker();
}

/** Frames as a browser draws them, from one moment to another. */
function frames60(fromMs: number, toMs: number): void {
  for (let nowMs = fromMs; nowMs < toMs; nowMs += 16) frame(nowMs);
}

describe('a worker that does not answer', () => {
  test('is told of after some seconds, and until it answers', () => {
    playing(10);
    frames60(16, 3900);
    expect(seen).not.toContain('silent');
    frames60(3900, 6000);
    expect(seen.filter((what) => what === 'silent')).toHaveLength(1);
    worker().answer('advance', 0.2);
    frame(6016);
    expect(seen).toContain('speaks');
  });

  test('is told of while paused too', () => {
    bridge.start(DEFAULT_PARAMETERS);
    worker().answer('start', 0);
    frame(0);
    bridge.step();
    frames60(16, 5000);
    expect(seen).toContain('silent');
  });

  test('is not told of because the page was hidden', () => {
    playing(10);
    frame(16);
    frame(32);
    frame(60_000);
    frame(60_016);
    expect(seen).not.toContain('silent');
  });

  test('is ended, and the next start makes another', () => {
    playing(10);
    const first = worker();
    bridge.abandon();
    expect(first.terminated).toBe(true);
    bridge.start(DEFAULT_PARAMETERS);
    expect(workers).toHaveLength(2);
    worker().answer('start', 0);
    frame(20);
    first.answer('advance', 7);
    frame(40);
    expect(seen).not.toContain('snapshot 7');
    expect(worker().advances).toHaveLength(1);
  });
});

test('a clock that goes back loses a frame, and time goes on', () => {
  playing(10);
  frame(1_000_000);
  worker().answer('advance', 1);
  frame(100);
  frame(116);
  expect(worker().advances.at(-1)?.until).toBeCloseTo(1.16, 6);
});

describe('playing', () => {
  test('asks for as much simulated time as wall clock has passed, one advance at a time', () => {
    const { advances } = playing(10);
    expect(advances).toEqual([]);
    frame(20);
    frame(40);
    expect(worker().advances).toMatchObject([{ until: 0.2 }]);
    worker().answer('advance', 0.2);
    frame(60);
    expect(worker().advances).toMatchObject([{ until: 0.2 }, { until: 0.6 }]);
  });

  test('delivers at most one snapshot a frame, the latest', () => {
    playing(10);
    worker().answer('setParameters', 0);
    worker().answer('step', 0.01);
    frame(20);
    expect(seen).toEqual(['snapshot 0', 'snapshot 0.01']);
  });

  test('does not jump ahead after the page was hidden', () => {
    playing(10);
    frame(60_000);
    expect(worker().advances).toMatchObject([{ until: 1 }]);
  });

  test('reports the speed really reached', () => {
    playing(10);
    for (let i = 1; i <= 40; i++) {
      frame(i * 20);
      worker().answer('advance', i * 0.1);
    }
    // 0.1 time units every 20 ms; what a frame shows was computed in the frame before.
    const [reached] = seen.filter((line) => line.startsWith('speed'));
    expect(Number(reached?.slice('speed '.length))).toBeCloseTo(5, 0);
  });

  test('at the highest speed asks for all there is, within a budget', () => {
    playing(Number.POSITIVE_INFINITY);
    frame(16);
    expect(worker().advances).toMatchObject([{ until: Number.POSITIVE_INFINITY }]);
    expect(worker().advances[0]?.budgetMs).toBeLessThan(17);
  });

  test('asks for no frame while paused', () => {
    playing(10);
    bridge.pause();
    frame(20);
    expect(frames).toEqual([]);
  });
});

test('what arrives before a start is answered is of the simulation before, and dropped', () => {
  playing(10);
  frame(20);
  bridge.start(DEFAULT_PARAMETERS);
  worker().answer('advance', 0.2);
  frame(40);
  worker().answer('start', 0);
  frame(60);
  expect(seen).toEqual(['snapshot 0', 'snapshot 0']);
});

describe('events on the way', () => {
  const event = (time: number) => ({ time }) as ObservedEvent;

  test('are asked for only when wanted', () => {
    playing(10);
    frame(20);
    expect(worker().advances).toMatchObject([{ record: false }]);
    worker().answer('advance', 0.2);
    bridge.setRecording(true);
    frame(40);
    expect(worker().advances.at(-1)).toMatchObject({ record: true });
  });

  test('reach the page once each, also those of a message that another overtook before the frame', () => {
    playing(10);
    frame(20);
    worker().answer('advance', 0.2, [event(0.05), event(0.15)]);
    worker().answer('step', 0.3, [event(0.3)]);
    frame(40);
    worker().answer('advance', 0.5, [event(0.4)]);
    frame(60);
    expect(told).toEqual([[], [0.05, 0.15, 0.3], [0.4]]);
  });

  test('are forgotten where they do not lead: after a start, or a step back', () => {
    playing(10);
    frame(20);
    worker().answer('advance', 0.2, [event(0.1)]);
    bridge.stepBack();
    worker().answer('stepBack', 0.1);
    frame(40);
    worker().answer('advance', 0.3, [event(0.2)]);
    bridge.start(DEFAULT_PARAMETERS);
    worker().answer('start', 0);
    frame(60);
    expect(told).toEqual([[], [], []]);
  });

  test('are the last few hundred when there are very many', () => {
    playing(10);
    frame(20);
    const many = Array.from({ length: 5000 }, (_, i) => event(i / 5000));
    worker().answer('advance', 1, many);
    frame(40);
    const [, last = []] = told;
    expect(last.length).toBeLessThanOrEqual(512);
    expect(last.at(-1)).toBe(4999 / 5000);
  });
});

describe('frames for moving pictures', () => {
  test('come while paused, for as long as they are asked for', () => {
    bridge.start(DEFAULT_PARAMETERS);
    worker().answer('start', 0);
    frame(0);
    const times: number[] = [];
    const move = (nowMs: number) => {
      times.push(nowMs);
      if (times.length < 3) bridge.atNextFrame(move);
    };
    bridge.atNextFrame(move);
    for (let nowMs = 20; frames.length > 0; nowMs += 20) frame(nowMs);
    expect(times).toEqual([20, 40, 60]);
  });

  test('asked for by what is told in a frame, come in that frame, after it', () => {
    playing(10);
    worker().answer('setParameters', 0);
    const order: string[] = [];
    const push = seen.push.bind(seen);
    seen.push = (line) => {
      order.push(line);
      bridge.atNextFrame((nowMs) => order.push(`frame ${nowMs}`));
      return push(line);
    };
    frame(20);
    expect(order).toEqual(['snapshot 0', 'frame 20']);
  });

  test('come also when there is no worker', () => {
    let drawn = 0;
    bridge.atNextFrame(() => drawn++);
    frame(0);
    expect(drawn).toBe(1);
  });
});

test('runs to a time and says when it is there, playing or not', () => {
  bridge.start(DEFAULT_PARAMETERS);
  bridge.runTo(5);
  worker().answer('start', 0);
  frame(0);
  expect(worker().advances).toMatchObject([{ until: 5 }]);
  worker().answer('advance', 3);
  frame(16);
  expect(worker().advances).toMatchObject([{ until: 5 }, { until: 5 }]);
  worker().answer('advance', 5);
  frame(32);
  expect(seen).toEqual(['snapshot 0', 'snapshot 3', 'arrived', 'snapshot 5']);
  frame(48);
  expect(frames).toEqual([]);
});

test('says that a time has passed when what was under way went beyond it, and shows nothing of that', () => {
  playing(Number.POSITIVE_INFINITY);
  frame(116);
  bridge.runTo(50);
  worker().answer('advance', 120);
  seen.length = 0;
  frame(132);
  expect(seen).toEqual(['passed 50']);
  bridge.start(DEFAULT_PARAMETERS);
  bridge.runTo(50);
  worker().answer('start', 0);
  frame(148);
  worker().answer('advance', 50);
  frame(164);
  expect(seen).toEqual(['passed 50', 'snapshot 0', 'arrived', 'snapshot 50']);
});

test('counts runs, and shows nothing of the one before once another begins', () => {
  bridge.start(DEFAULT_PARAMETERS);
  worker().answer('start', 0);
  worker().answer('step', 3);
  frame(0);
  worker().answer('step', 4);
  bridge.start(DEFAULT_PARAMETERS);
  frame(16);
  worker().answer('start', 0);
  frame(32);
  expect(seen).toEqual(['snapshot 3', 'snapshot 0']);
  expect(runs).toEqual([1, 2]);
});

test.each(['step', 'stepBack'] as const)('a %s ends a run to a time', (command) => {
  bridge.start(DEFAULT_PARAMETERS);
  bridge.runTo(5);
  worker().answer('start', 0);
  frame(0);
  worker().answer('advance', 3);
  bridge[command]();
  worker().answer(command, 2.9);
  frame(16);
  expect(seen).toEqual(['snapshot 0', 'arrived', 'snapshot 2.9']);
  expect(worker().advances).toHaveLength(1);
});

describe('failures', () => {
  test('a failure message ends the worker and is told once', () => {
    playing(10);
    const failed = worker();
    failed.receive({ type: 'failure', answers: 'advance', reason: 'injected' });
    failed.receive({ type: 'failure', answers: 'step', reason: 'again' });
    expect(failed.terminated).toBe(true);
    expect(seen.filter((line) => line.startsWith('failure'))).toEqual(['failure injected']);
  });

  test('a worker that cannot be loaded fails too', () => {
    bridge.start(DEFAULT_PARAMETERS);
    worker().dispatchEvent(new Event('error'));
    expect(seen).toEqual(['failure the simulation could not be loaded']);
  });

  test('the next start makes a new worker and goes on', () => {
    playing(10);
    worker().receive({ type: 'failure', answers: 'advance', reason: 'injected' });
    bridge.start(DEFAULT_PARAMETERS);
    expect(workers).toHaveLength(2);
    worker().answer('start', 0);
    bridge.play();
    frame(100);
    frame(120);
    expect(worker().advances).toMatchObject([{ until: 0.2 }]);
  });
});
