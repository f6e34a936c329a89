import type { Parameters } from '../model/parameters';
import type { Observation } from '../model/snapshot';
import type { ParameterChange } from '../model/supermarket';
import type { Command } from '../protocol/commands';
import type { Message, SnapshotMessage } from '../protocol/messages';
import { toTimeGrid } from '../protocol/timeGrid';
import { Inbox } from './inbox';
import { SilenceWatch } from './silenceWatch';
import { SpeedMeter } from './speedMeter';

/** Simulated time passes for at most this much wall clock a frame: after a pause of the page nothing jumps ahead. */
const LONGEST_FRAME_MS = 100;
/** What the worker may spend on one frame: it answers within the next, and commands wait no longer. */
const BUDGET_MS = 12;

/** What the bridge tells: at most one snapshot a frame, inside the frame. */
export interface BridgeEvents {
  observed(observation: Observation): void;
  /** Simulated time units a second really reached. */
  speed(reached: number): void;
  /** The time asked for by {@link SimulationBridge.runTo} is reached, or no longer asked for. */
  arrived(): void;
  /** A time asked for by {@link SimulationBridge.runTo} had passed before the run could end there. */
  passed(time: number): void;
  /** Whether the worker has not answered for some seconds. */
  silent(silent: boolean): void;
  failure(reason: string): void;
}

/** What the bridge needs of the browser; tests bring their own. */
export interface BridgeSurroundings {
  createWorker(): Worker;
  requestFrame(callback: (nowMs: number) => void): void;
}

/**
 * The page's end of the worker. Frames pull: while playing, each frame asks for one advance, and no more than one is
 * under way, so that there are no timers and no backlog, and a hidden page rests by itself.
 */
export class SimulationBridge {
  readonly #listener: BridgeEvents;
  readonly #surroundings: BridgeSurroundings;
  readonly #meter = new SpeedMeter();
  readonly #watch = new SilenceWatch();
  #worker: Worker | null = null;
  #time = 0;
  #speed = 1;
  #playing = false;
  #recording = false;
  #resting = false;
  #runTo: number | null = null;
  /** Wall clock of the last advance asked for; null when the clock starts anew. */
  #lastAdvanceMs: number | null = null;
  #advanceUnderWay = false;
  #frameRequested = false;
  #inbox = new Inbox();
  #atFrame: ((nowMs: number) => void)[] = [];
  #run = 0;

  constructor(listener: BridgeEvents, surroundings: BridgeSurroundings) {
    this.#listener = listener;
    this.#surroundings = surroundings;
  }

  /** Starts from time 0, in a new worker if there is none or the last one failed. */
  start(parameters: Parameters): void {
    this.#worker ??= this.#newWorker();
    this.#inbox.expectStart();
    this.#run++;
    this.#runTo = null;
    this.#time = 0;
    this.#restartClock();
    this.#send({ type: 'start', parameters });
  }

  setParameters(change: ParameterChange): void {
    this.#send({ type: 'setParameters', change });
  }

  /** @param speed simulated time units a second; Infinity for as fast as it goes */
  setSpeed(speed: number): void {
    this.#speed = speed;
    this.#restartClock();
  }

  play(): void {
    this.#playing = true;
    this.#restartClock();
    this.#requestFrame();
  }

  pause(): void {
    this.#playing = false;
    this.#meter.restart();
  }

  /** One event; whoever steps while a time is being run to has seen enough of that. */
  step(): void {
    this.#endRunTo();
    this.#send({ type: 'step' });
  }

  /** Back to just after the event before. */
  stepBack(): void {
    this.#endRunTo();
    this.#send({ type: 'stepBack' });
  }

  /** Whether events on the way are told, for slow mode: nothing else depends on it. */
  setRecording(recording: boolean): void {
    this.#recording = recording;
  }

  /** Nobody can see it: playing stands still until somebody can, and no time is made up for. */
  setResting(resting: boolean): void {
    if (this.#resting === resting) return;
    this.#resting = resting;
    this.#restartClock();
    if (!resting) this.#requestFrame();
  }

  /** Calls once in the next frame, after what arrived was told; from within a frame's telling, in this very frame. */
  atNextFrame(callback: (nowMs: number) => void): void {
    this.#atFrame.push(callback);
    this.#requestFrame();
  }

  /** Runs as fast as it goes to a simulated time, playing or not. */
  runTo(time: number): void {
    this.#runTo = time;
    this.#requestFrame();
  }

  /** Ends a worker that does not answer, or fails; the next start makes another. */
  abandon(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#inbox = new Inbox();
    this.#watch.restart();
  }

  /** Ends the worker. */
  dispose(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#playing = false;
  }

  #newWorker(): Worker {
    const worker = this.#surroundings.createWorker();
    worker.addEventListener('message', (event: MessageEvent<Message>) => this.#receive(worker, event.data));
    worker.addEventListener('messageerror', () => this.#fail(worker, 'a message could not be read'));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#fail(worker, event.message || 'the simulation could not be loaded');
    });
    this.#advanceUnderWay = false;
    this.#watch.restart();
    return worker;
  }

  #send(command: Command): void {
    if (!this.#worker) return;
    this.#worker.postMessage(command);
    this.#watch.asked();
    this.#requestFrame();
  }

  #receive(worker: Worker, message: Message): void {
    if (worker !== this.#worker) return;
    if (message.type === 'failure') {
      this.#fail(worker, message.reason);
      return;
    }
    this.#watch.answered();
    if (message.answers === 'advance') this.#advanceUnderWay = false;
    if (!this.#inbox.take(message)) return;
    this.#time = message.snapshot.time;
    this.#requestFrame();
  }

  #fail(worker: Worker, reason: string): void {
    if (worker !== this.#worker) return;
    this.abandon();
    this.#listener.failure(reason);
  }

  #requestFrame(): void {
    if (this.#frameRequested) return;
    this.#frameRequested = true;
    this.#surroundings.requestFrame((nowMs) => {
      this.#frameRequested = false;
      this.#frame(nowMs);
    });
  }

  #frame(nowMs: number): void {
    if (this.#worker) {
      this.#pull(nowMs);
      const silent = this.#watch.frame(nowMs);
      if (silent !== null) this.#listener.silent(silent);
      if (this.#watch.waiting) this.#requestFrame();
    }
    for (const callback of this.#atFrame.splice(0)) callback(nowMs);
  }

  #pull(nowMs: number): void {
    const arrived = this.#inbox.empty();
    if (this.#runTo !== null && this.#time > this.#runTo) {
      this.#tellPassed(this.#runTo);
      return;
    }
    if (this.#time === this.#runTo) this.#endRunTo();
    const runs = (this.#playing && !this.#resting) || this.#runTo !== null;
    // Asked before drawing: the worker computes while the page draws.
    if (runs && !this.#advanceUnderWay && !this.#inbox.awaitsStart) this.#advance(nowMs);
    if (arrived) this.#deliver(arrived, nowMs);
    if (runs) this.#requestFrame();
  }

  #tellPassed(time: number): void {
    this.#runTo = null;
    this.#listener.passed(time);
    this.#requestFrame();
  }

  #endRunTo(): void {
    if (this.#runTo === null) return;
    this.#runTo = null;
    this.#restartClock();
    this.#listener.arrived();
  }

  #advance(nowMs: number): void {
    this.#lastAdvanceMs ??= nowMs;
    // A clock that goes back, as some do when a machine wakes up, only loses a frame.
    if (nowMs < this.#lastAdvanceMs) this.#lastAdvanceMs = nowMs;
    const elapsedMs = Math.min(nowMs - this.#lastAdvanceMs, LONGEST_FRAME_MS);
    const until = this.#runTo ?? this.#target(elapsedMs);
    if (until <= this.#time) return;
    this.#lastAdvanceMs = nowMs;
    this.#advanceUnderWay = true;
    const record = this.#recording && this.#runTo === null;
    this.#send({ type: 'advance', until, budgetMs: BUDGET_MS, record });
  }

  #target(elapsedMs: number): number {
    if (this.#speed === Number.POSITIVE_INFINITY) return this.#speed;
    return toTimeGrid(this.#time + (this.#speed * elapsedMs) / 1000);
  }

  #deliver({ snapshot, event, events, stepBack }: SnapshotMessage, nowMs: number): void {
    this.#listener.observed({ run: this.#run, snapshot, event, events, stepBack });
    if (!this.#playing || this.#runTo !== null) return;
    const reached = this.#meter.reached(snapshot.time, nowMs);
    if (reached !== null) this.#listener.speed(reached);
  }

  #restartClock(): void {
    this.#lastAdvanceMs = null;
    this.#meter.restart();
  }
}
