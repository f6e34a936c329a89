import { expect, test } from 'vitest';
import { DEFAULT_PARAMETERS } from '../model/parameters';
import { simulateReplication } from '../model/replication';
import type { ReplicationMessage } from '../protocol/replicationMessages';
import { ReplicationEngine } from './replicationEngine';

const task = { parameters: DEFAULT_PARAMETERS, schedule: { time: 30_000, warmup: 3000 } };

function engine() {
  const messages: ReplicationMessage[] = [];
  let nowMs = 0;
  const breaths: (() => void)[] = [];
  const made = new ReplicationEngine(
    (message) => messages.push(message),
    () => (nowMs += 60),
    () => new Promise((resolve) => breaths.push(resolve)),
  );
  const breathe = async () => {
    breaths.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { made, messages, breathe };
}

test('a run told in steps is the run, with progress on the way', async () => {
  const { made, messages, breathe } = engine();
  const run = made.handle({ type: 'run', task });
  while (messages.at(-1)?.type !== 'done') await breathe();
  await run;
  expect(messages.at(-1)).toEqual({
    type: 'done',
    replication: simulateReplication(task.parameters, task.schedule),
  });
  const fractions = messages.flatMap((message) => (message.type === 'progress' ? [message.fraction] : []));
  expect(fractions.length).toBeGreaterThan(2);
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  expect(fractions.at(-1)).toBeLessThan(1);
});

test('paused, it stands still; resumed, it is the same run', async () => {
  const { made, messages, breathe } = engine();
  const run = made.handle({ type: 'run', task });
  await breathe();
  await made.handle({ type: 'pause' });
  await breathe();
  const there = messages.length;
  for (let i = 0; i < 20; i++) await breathe();
  expect(messages).toHaveLength(there);
  expect(messages.at(-1)?.type).toBe('progress');
  await made.handle({ type: 'resume' });
  while (messages.at(-1)?.type !== 'done') await breathe();
  await run;
  expect(messages.at(-1)).toEqual({
    type: 'done',
    replication: simulateReplication(task.parameters, task.schedule),
  });
});

test('what cannot be run is said', async () => {
  const { made, messages } = engine();
  await made.handle({
    type: 'run',
    task: { ...task, parameters: { ...DEFAULT_PARAMETERS, arrivalRate: 1 } },
  });
  expect(messages).toEqual([{ type: 'failure', reason: 'invalid arrivalRate: 1 (expected 0.01 to 0.999)' }]);
});
