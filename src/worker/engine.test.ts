import { expect, test } from 'vitest';
import { DEFAULT_PARAMETERS } from '../model/parameters';
import { Simulation } from '../model/simulation';
import type { Message } from '../protocol/messages';
import { Engine } from './engine';

/** An engine whose clock advances by a millisecond at every look. */
function engineWith(simulate?: ConstructorParameters<typeof Engine>[2]) {
  const messages: Message[] = [];
  let nowMs = 0;
  const engine = new Engine(
    (message) => messages.push(message),
    () => nowMs++,
    simulate,
  );
  const last = () => {
    const message = messages.at(-1);
    if (!message) throw new Error('no message');
    return message;
  };
  const snapshot = () => {
    const message = last();
    if (message.type !== 'snapshot') throw new Error(message.reason);
    return message.snapshot;
  };
  return { engine, messages, last, snapshot };
}

const start = { type: 'start', parameters: DEFAULT_PARAMETERS } as const;

test('answers each command by one message', () => {
  const { engine, messages } = engineWith();
  engine.handle(start);
  engine.handle({ type: 'advance', until: 3, budgetMs: 100, record: false });
  engine.handle({ type: 'step' });
  engine.handle({ type: 'stepBack' });
  engine.handle({
    type: 'setParameters',
    change: { choices: [3], arrivalRate: 0.5, sampling: 'replacement' },
  });
  const answered = messages.map(({ answers }) => answers);
  expect(answered).toEqual(['start', 'advance', 'step', 'stepBack', 'setParameters']);
  expect(messages.map(({ type }) => type)).toEqual(Array(5).fill('snapshot'));
});

test('an advance reaches its time exactly, or keeps to its budget', () => {
  const { engine, snapshot } = engineWith();
  engine.handle(start);
  engine.handle({ type: 'advance', until: 12.3456, budgetMs: 1000, record: false });
  expect(snapshot().time).toBe(12.3456);
  engine.handle({ type: 'advance', until: Number.POSITIVE_INFINITY, budgetMs: 3, record: false });
  const { time } = snapshot();
  // Three looks at the clock: a slice is 10,000 events, 52.6 time units at n = 100 and λ = 0.9.
  expect(time).toBeGreaterThan(12.3456 + 2 * 52);
  expect(time).toBeLessThan(12.3456 + 5 * 53);
  expect(time).toBe(Math.round(time * 10_000) / 10_000);
});

test('snapshots echo the parameters that produced them', () => {
  const { engine, snapshot } = engineWith();
  engine.handle(start);
  expect(snapshot().parameters).toEqual(DEFAULT_PARAMETERS);
  expect(snapshot().reproducible).toBe(true);
  engine.handle({ type: 'advance', until: 1, budgetMs: 100, record: false });
  engine.handle({
    type: 'setParameters',
    change: { choices: [2, 1], arrivalRate: 0.5, sampling: 'distinct' },
  });
  expect(snapshot().parameters.arrivalRate).toBe(0.5);
  expect(snapshot().measuredSince).toBe(1);
  expect(snapshot().reproducible).toBe(false);
});

test('what is changed before anything has happened is how it begins: another d and load, other queues', () => {
  const change = { choices: [5, 1], arrivalRate: 0.5, sampling: 'replacement' } as const;
  const advance = { type: 'advance', until: 10, budgetMs: 1000, record: false } as const;
  const { engine, snapshot } = engineWith();
  engine.handle(start);
  engine.handle({ type: 'setParameters', change });
  const begun = snapshot();
  engine.handle(advance);
  const changed = snapshot();
  engine.handle({ type: 'start', parameters: { ...DEFAULT_PARAMETERS, ...change } });
  expect(begun).toEqual(snapshot());
  engine.handle(advance);
  expect(changed).toEqual(snapshot());
  expect(changed.reproducible).toBe(true);
});

test('a step tells what happened, and its time leads back to the state after it', () => {
  const { engine, last, snapshot } = engineWith();
  engine.handle(start);
  for (let i = 0; i < 200; i++) engine.handle({ type: 'step' });
  const message = last();
  if (message.type !== 'snapshot') throw new Error('failed');
  expect(message.event?.time).toBe(message.snapshot.time);
  const stepped = snapshot();
  engine.handle(start);
  engine.handle({ type: 'advance', until: stepped.time, budgetMs: 1000, record: false });
  expect(snapshot().eventCount).toBe(stepped.eventCount);
  expect(snapshot().systems.map(({ floor }) => floor)).toEqual(stepped.systems.map(({ floor }) => floor));
});

test('an exception in the kernel becomes a failure message, and a new start works', () => {
  let failing = true;
  const { engine, last } = engineWith((parameters) => {
    const simulation = new Simulation(parameters);
    if (failing) {
      simulation.advance = () => {
        throw new Error('injected');
      };
    }
    return simulation;
  });
  engine.handle(start);
  engine.handle({ type: 'advance', until: 1, budgetMs: 10, record: false });
  expect(last()).toEqual({ type: 'failure', answers: 'advance', reason: 'injected' });
  engine.handle({ type: 'step' });
  expect(last()).toEqual({ type: 'failure', answers: 'step', reason: 'no simulation is running' });
  failing = false;
  engine.handle(start);
  engine.handle({ type: 'advance', until: 1, budgetMs: 10, record: false });
  expect(last()).toMatchObject({ type: 'snapshot', snapshot: { time: 1 } });
});

test('parameters outside their limits are refused by name', () => {
  const { engine, last } = engineWith();
  engine.handle({ type: 'start', parameters: { ...DEFAULT_PARAMETERS, arrivalRate: 1.2 } });
  expect(last()).toEqual({
    type: 'failure',
    answers: 'start',
    reason: 'invalid arrivalRate: 1.2 (expected 0.01 to 0.999)',
  });
});
