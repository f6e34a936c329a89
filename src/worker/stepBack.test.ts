import { expect, test } from 'vitest';
import { DEFAULT_PARAMETERS, type Parameters } from '../model/parameters';
import { Simulation } from '../model/simulation';
import type { Command } from '../protocol/commands';
import type { Message, SnapshotMessage } from '../protocol/messages';
import { Engine } from './engine';
import { RunLog } from './runLog';

const parameters: Parameters = { ...DEFAULT_PARAMETERS, serverCount: 20, seed: 5 };

function engine(own: Parameters = parameters) {
  let last: Message | null = null;
  const started = new Engine(
    (message) => {
      last = message;
    },
    () => performance.now(),
  );
  const handle = (command: Command): SnapshotMessage => {
    started.handle(command);
    if (last?.type !== 'snapshot') throw new Error(JSON.stringify(last));
    return last;
  };
  handle({ type: 'start', parameters: own });
  return handle;
}

const step = { type: 'step' } as const;
const stepBack = { type: 'stepBack' } as const;
const advance = (until: number) => ({ type: 'advance', until, budgetMs: 10_000, record: false }) as const;
const changeTo = (arrivalRate: number, choices = [2, 1]) =>
  ({ type: 'setParameters', change: { choices, arrivalRate, sampling: 'distinct' } }) as const;

/** Everything of a message that the step back to it must bring again. */
function stateOf({ snapshot, event, stepBack }: SnapshotMessage) {
  return { snapshot, event, stepBack };
}

test('each step back is the state after the step before, event by event, to the start', () => {
  const handle = engine();
  const states: unknown[] = [];
  for (let i = 0; i < 600; i++) states.push(stateOf(handle(step)));
  for (let i = 598; i >= 0; i--) expect(stateOf(handle(stepBack))).toEqual(states[i]);
  expect(handle(stepBack)).toMatchObject({ event: null, stepBack: 'start', snapshot: { time: 0 } });
  expect(handle(stepBack).snapshot.time).toBe(0);
});

test('after a step back the run goes on as it went', () => {
  const handle = engine();
  const there = handle(advance(7.5));
  for (let i = 0; i < 40; i++) handle(step);
  const far = handle(advance(31));
  for (let i = 0; i < 60; i++) handle(stepBack);
  expect(handle(advance(31)).snapshot).toEqual(far.snapshot);
  const again = engine();
  expect(again(advance(7.5)).snapshot).toEqual(there.snapshot);
});

test('steps forwards and back in any order, and time passing between them, lead to the events of one run', () => {
  const times: number[] = [];
  const straight = engine();
  for (let i = 0; i < 60; i++) times.push(straight(step).snapshot.time);
  const handle = engine();
  for (let i = 0; i < 20; i++) handle(step);
  for (let i = 0; i < 10; i++) handle(stepBack);
  // Just after event 9, counted from 0.
  for (let i = 0; i < 5; i++) handle(step);
  expect(handle(stepBack).event?.time).toBe(times[13]);
  expect(handle(stepBack).event?.time).toBe(times[12]);
  handle(advance(((times[39] ?? 0) + (times[40] ?? 0)) / 2));
  expect(handle(stepBack).event?.time).toBe(times[39]);
  expect(handle(stepBack).event?.time).toBe(times[38]);
  expect(handle(step).event?.time).toBe(times[39]);
});

test('from between two events the first step back shows the one just past', () => {
  const handle = engine();
  const { snapshot, event } = handle(step);
  const between = handle(advance(snapshot.time + 1e-6));
  expect(between.snapshot.eventCount).toBe(snapshot.eventCount);
  expect(stateOf(handle(stepBack))).toEqual(stateOf({ ...between, snapshot, event }));
});

test('goes back through a run whose parameters were changed, but no further than to the change', () => {
  const handle = engine();
  handle(advance(3));
  handle(changeTo(0.5));
  handle(advance(4.2));
  handle(changeTo(0.7, [3, 2, 1]));
  handle(changeTo(0.95, [3, 2, 1]));
  const states = [handle(step), handle(step), handle(step)].map(stateOf);
  expect(stateOf(handle(stepBack))).toEqual(states[1]);
  expect(stateOf(handle(stepBack))).toEqual(states[0]);
  const changed = handle(stepBack);
  expect(changed).toMatchObject({ event: null, stepBack: 'changed', snapshot: { time: 4.2 } });
  expect(changed.snapshot.parameters).toMatchObject({ arrivalRate: 0.95, choices: [3, 2, 1] });
  expect(handle(stepBack).snapshot).toEqual(changed.snapshot);
});

test('dragging a slider for long, while paused, does not use up what is remembered', () => {
  const simulation = new Simulation(parameters);
  const log = new RunLog(parameters, (first) => new Simulation(first));
  const changed = ({ change }: ReturnType<typeof changeTo>) => {
    simulation.setParameters(change);
    log.changed(simulation, change);
  };
  simulation.advance(1);
  for (let i = 0; i < 10_050; i++) changed(changeTo(0.5 + i / 100_000));
  expect(log.complete).toBe(true);
  const first = simulation.step();
  const snapshot = simulation.snapshot();
  simulation.step();
  const back = log.before(simulation);
  expect(back.event).toEqual(first);
  expect(back.simulation.snapshot()).toEqual(snapshot);
  for (let i = 0; i < 10_050; i++) changed(changeTo(0.5, [1 + (i % 2)]));
  expect(log.complete).toBe(false);
});

test('finds the event before behind thousands of void services', () => {
  const handle = engine({ ...parameters, arrivalRate: 0.01, start: 'empty', choices: [1] });
  const first = handle(step);
  handle(step);
  handle(step);
  // Empty again most of the time: the next event that is not void is about fifty void ones away.
  const { snapshot } = handle(advance(400));
  const back = handle(stepBack);
  expect(back.event?.time).toBeLessThan(snapshot.time);
  expect(back.snapshot.time).toBe(back.event?.time);
  for (let i = 0; i < 1000 && handle(stepBack).snapshot.time > first.snapshot.time; i++);
  expect(handle(stepBack).stepBack).toBe('start');
});

test('is refused, with the reason, where running again would take long', () => {
  const handle = engine({ ...parameters, serverCount: 100_000 });
  expect(handle(advance(10)).stepBack).toBe('possible');
  const { stepBack: possible, snapshot } = handle(advance(27));
  expect(possible).toBe('far');
  expect(handle(stepBack).snapshot.time).toBe(snapshot.time);
});
